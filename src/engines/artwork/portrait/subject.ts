import type { Stage } from '../kit/stage.ts';
import type { Look } from './look.ts';

/** Where a face lies on the 600 × 800 sheet. */
export type PortraitSubject = {
  s: Stage;
  look: Look;
  /** Middle of the face, half its width, hair line, eye line, mouth and chin. */
  cx: number;
  half: number;
  top: number;
  eyes: number;
  mouth: number;
  chin: number;
  child: boolean;
};

const proportions = {
  toddler: { drop: 92, half: 124, chin: 462, mouth: 92 },
  child: { drop: 44, half: 114, chin: 490, mouth: 108 },
  teen: { drop: 8, half: 107, chin: 506, mouth: 112 },
  adult: { drop: 0, half: 106, chin: 512, mouth: 112 },
  old: { drop: 0, half: 106, chin: 512, mouth: 114 },
} as const;

export function placeSubject(s: Stage, look: Look): PortraitSubject {
  const { drop, half, chin, mouth } = proportions[look.years];
  const top = 212 + drop;
  const eyes = top + 150;
  const child = look.years === 'toddler' || look.years === 'child';
  return { s, look, cx: 300, half, top, eyes, mouth: eyes + mouth, chin: chin + drop, child };
}

/** Stipples the part of `path` that the line from (x1, y1) to (x2, y2) leads into. */
export function shade(
  { s }: PortraitSubject,
  path: string,
  ink: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  most = 0.95,
  from = 0,
): void {
  s.stipple(path, ink, s.fade([from, 0, 1, most], x1, y1, x2, y2));
}
