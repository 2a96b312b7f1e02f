import { drawFigure } from '../kit/figures.ts';
import { circlePath, d, gearPath, rectPath } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

/** A tree that bears cogwheels, before a sun that is one. */
export function drawOrchard(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  drawGearSun(s, ink);
  drawFields(s, ink);
  // The crown's middle; the trunk's foot lies `foot` units below it.
  const at = new Spot(s, s.x(wide ? 0.32 : 0.4), s.y(wide ? 0.36 : 0.34));
  const foot = (s.y(0.72) - at.y) / u;
  at.path(
    `M-3 ${foot}C-1.4 ${foot - 14} -3 10 -12 4L-10 1C-3 5 -2 3 -1 -6H2C2 4 6 4 13 0L15 3C5 9 3 ${foot - 14} 6 ${foot}Z`,
    ink.dark,
  );
  drawCrown(at, ink);
  at.line(`M18 ${foot + 1}L11 10M22 ${foot + 1}L15 10`, ink.dark, 0.8);
  for (let rung = 1; rung < 8; rung++) {
    const t = rung / 8;
    at.line(`M${18 - 7 * t} ${foot + (10 - foot) * t}h4`, ink.dark, 0.7);
  }
  drawFigure(s, at.x + u * 30, s.y(0.745), u * 11, ink.dark, { lamp: ink.light });
  s.hills([0, 0.84, 0.4, 0.88, 0.8, 0.8, 1, 0.82], ink.near);
  for (let i = 0; i < (W / u) * 1.4; i++) {
    const [x, y] = [s.random() * W, s.y(0.86) + s.random() * u * 3];
    s.line(d`M${x} ${y}q${u * 0.3} ${-u * 1.6} ${(s.random() - 0.5) * u * 2} ${-u * 3}`, ink.near, u * 0.4);
  }
  s.rect(0, s.y(0.9), W, H, ink.dark, 'opacity=".8"');
}

function drawGearSun(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  const [x, y] = [s.x(wide ? 0.76 : 0.72), s.y(wide ? 0.3 : 0.24)];
  s.glow(x, y, u * 46, ink.light, 0.9);
  s.path(gearPath(x, y, u * 17, 18, 0), ink.light);
  const rim = s.fadeAround([0, 0, 0.7, 0.2, 0.95, 0.8, 1, 0], x, y, u * 14);
  s.stipple(rectPath(x - u * 18, y - u * 18, u * 36, u * 36), ink.skyLow, rim);
}

function drawFields(s: Stage, ink: Inks): void {
  const { W, u } = s;
  s.hills([0, 0.6, 0.3, 0.56, 0.7, 0.62, 1, 0.57], ink.far);
  for (let i = 0; i < 14; i++) {
    const [x, y] = [s.random() * W, s.y(0.61) + s.random() * u * 4];
    s.circle(x, y - u * 3, u * (1.6 + s.random() * 1.4), ink.mid);
    s.rect(x - u * 0.3, y - u * 2, u * 0.6, u * 3, ink.mid);
  }
  const hill = s.hills([0, 0.78, 0.35, 0.66, 0.75, 0.7, 1, 0.78], ink.mid);
  s.stipple(hill, ink.skyLow, s.fade([0, 0.5, 1, 0], 0, s.y(0.66), 0, s.y(0.82)));
}

/** Middle and radius of each ball of leaves, then of each fruit. */
const leaves = [
  [0, -10, 19],
  [-18, -3, 15],
  [18, -6, 15],
  [-9, -19, 14],
  [11, -21, 13],
  [-24, 7, 9],
  [25, 5, 10],
  [0, 2, 12],
] as const;
const fruit = [
  [-16, 2, 3.2],
  [-6, -14, 2.6],
  [10, -12, 3.4],
  [20, 0, 2.8],
  [2, -2, 3.6],
  [-24, 6, 2.4],
  [13, -25, 2.4],
  [-12, -24, 2.2],
  [25, 9, 2.2],
] as const;

function drawCrown(at: Spot, ink: Inks): void {
  for (const [x, y, r] of leaves) at.circle(x, y, r, ink.near);
  for (const [x, y, r] of leaves)
    at.stipple(circlePath(x, y, r), ink.skyMid, [0, 0.9, 0.6, 0.1, 1, 0], [x + r, y - r, x - r * 0.4, y + r * 0.6]);
  fruit.forEach(([x, y, r], i) => {
    at.line(`M${x} ${y - r * 1.6}v${r}`, ink.dark, 0.5);
    at.path(gearPath(x, y, r, 9, 0.34), i % 3 ? ink.accent : ink.light);
  });
}
