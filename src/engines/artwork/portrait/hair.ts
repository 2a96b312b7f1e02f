import { circlePath, d } from '../kit/path.ts';
import { hairBehind, hairInFront } from './hair-shapes.ts';
import { shade, type PortraitSubject } from './subject.ts';

export function drawHairBehind(subject: PortraitSubject): void {
  const { s, look, top } = subject;
  const shape = hairBehind[look.hair.style]?.(subject);
  if (!shape) return;
  s.path(shape, look.hair.base);
  shade(subject, shape, look.hair.lit, [420, top + 100, 140, top - 40], 0.9, 0.35);
}

export function drawHairInFront(subject: PortraitSubject): void {
  const { s, look, cx, half, top } = subject;
  const { style, base, lit } = look.hair;
  if (style === 'curly') return drawCurls(subject);
  const shape = hairInFront[style](subject);
  s.path(shape, base);
  shade(subject, shape, lit, [cx + 60, top + 60, cx - half, top - 60], 0.95, 0.25);
  if (style === 'bun')
    shade(
      subject,
      d`M300 ${top - 150}q62 0 62 58t-62 58t-62 -58t62 -58Z`,
      lit,
      [350, top - 60, 250, top - 150],
      0.9,
      0.3,
    );
  if (style === 'braids') drawPlaits(subject);
  if (style === 'pigtails') for (const side of [-1, 1]) s.circle(cx + side * (half + 6), top + 62, 13, look.dress.trim);
}

/** Middle and radius of each curl, seen from the middle of the hair line. */
const curls = [
  [-104, 60, 34],
  [-100, 10, 40],
  [-74, -36, 44],
  [-28, -60, 46],
  [26, -62, 46],
  [74, -38, 44],
  [102, 8, 40],
  [104, 58, 32],
  [-50, 2, 34],
  [0, -10, 36],
  [50, 2, 34],
] as const;

function drawCurls({ s, look, cx, top }: PortraitSubject): void {
  for (const [x, y, r] of curls) s.circle(cx + x, top + y, r, look.hair.base);
  for (const [x, y, r] of curls) {
    const [left, up] = [cx + x, top + y];
    const ramp = s.fade([0.3, 0, 1, 0.85], left + r * 0.6, up + r * 0.6, left - r * 0.8, up - r * 0.9);
    s.stipple(circlePath(left, up, r), look.hair.lit, ramp);
  }
}

function drawPlaits({ s, look, cx, top }: PortraitSubject): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) s.line(d`M${cx + side * 122 - 20} ${top + 256 + i * 38}q20 18 40 0`, look.hair.lit, 5);
    s.circle(cx + side * 124, top + 440, 12, look.dress.trim);
  }
}
