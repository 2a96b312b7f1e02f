import type { Stage } from '../kit/stage.ts';

/** A sheet of coloured gel with a lamp at its upper left: the ground of the wizard's answer cards. */
export type GelPaper = { ground: string; lamp: string; shade: string; strength: number };

export const gelPapers: readonly GelPaper[] = [
  { ground: '#14505a', lamp: '#f2c46a', shade: '#0b2a31', strength: 0.85 },
  { ground: '#7a2a26', lamp: '#f2b060', shade: '#330f0f', strength: 0.85 },
  { ground: '#8a5f16', lamp: '#ffe0a0', shade: '#3c280a', strength: 0.85 },
  { ground: '#26446a', lamp: '#e9c27a', shade: '#0f1c33', strength: 0.85 },
  { ground: '#43602f', lamp: '#f3d27e', shade: '#182611', strength: 0.85 },
  { ground: '#26343b', lamp: '#f6bb4f', shade: '#101b20', strength: 0.45 },
];

export function drawGelPaper(s: Stage, paper: GelPaper): void {
  s.rect(0, 0, s.W, s.H, paper.ground);
  s.stipple(s.sheet, paper.shade, s.fade([0, 0, 0.4, 0.3, 1, 1], 0, 0, s.H, s.H));
  s.glow(s.W * 0.14, 0, s.H * 0.79, paper.lamp, paper.strength);
}
