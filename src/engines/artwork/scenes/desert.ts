import { mixColors } from '../kit/color.ts';
import { drawFigure } from '../kit/figures.ts';
import { drawDune } from '../kit/landforms.ts';
import { d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

/** A small caravan under two moons. */
export function drawDesert(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 15000, ink.accent, 0.3, 0.1);
  drawMoons(s, ink);
  drawDunes(s, ink);
  const y = s.y(0.665);
  drawCamel(s, s.x(0.3), y + u * 1.5, ink.dark);
  drawCamel(s, s.x(wide ? 0.44 : 0.56), y + u * (wide ? 4.2 : 6), ink.dark);
  drawFigure(s, s.x(wide ? 0.52 : 0.8), y + u * (wide ? 8 : 11.4), u * 11, ink.dark, { lamp: ink.light });
  s.hills([0, 0.86, 0.4, 0.82, 0.7, 0.88, 1, 0.84], ink.dark);
}

function drawMoons(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  const [x, y, r] = [s.x(wide ? 0.66 : 0.62), s.y(wide ? 0.34 : 0.27), u * (wide ? 20 : 21)];
  s.glow(x, y, r * 2.4, ink.light, 0.75);
  s.shadedDisc(x, y, r, ink.accent, ink.skyLow, s.fade([0.2, 0, 1, 0.9], x - r * 0.5, y - r, x + r * 0.4, y + r));
  const [x2, y2] = [s.x(wide ? 0.42 : 0.24), s.y(0.15)];
  const ramp = s.fade([0.2, 0, 1, 1], x2 - u * 4, y2 - u * 5, x2 + u * 4, y2 + u * 6);
  s.shadedDisc(x2, y2, u * 7, ink.light, ink.skyMid, ramp);
}

function drawDunes(s: Stage, ink: Inks): void {
  const { W, u } = s;
  const y = s.y(0.56);
  s.path(
    d`M${s.x(0.02)} ${y}l${u * 3} ${-u * 16}h${u * 15}l${u * 4} ${u * 16}ZM${s.x(0.8)} ${y}l${u * 2} ${-u * 11}h${u * 9}l${u * 1.4} ${-u * 5}h${u * 6}l${u * 4} ${u * 16}Z`,
    ink.mid,
    'opacity=".75"',
  );
  const far = s.hills([0, 0.56, 0.28, 0.5, 0.6, 0.58, 1, 0.53], ink.far);
  s.stipple(far, ink.light, s.fade([0, 0.75, 1, 0], 0, s.y(0.5), 0, s.y(0.66)));
  drawDune(s, s.x(0.2), s.y(0.55), W * 0.34, s.y(0.16), ink.far, ink.mid);
  drawDune(s, s.x(0.74), s.y(0.6), W * 0.4, s.y(0.16), mixColors(ink.far, ink.skyLow, 0.4), ink.mid);
  s.hills([0, 0.68, 0.3, 0.72, 0.6, 0.7, 1, 0.74], ink.mid);
  const near = s.hills([0, 0.7, 0.34, 0.66, 0.7, 0.76, 1, 0.7], ink.near);
  s.stipple(near, ink.far, s.fade([0, 0.8, 1, 0], 0, s.y(0.65), 0, s.y(0.82)));
}

function drawCamel(s: Stage, x: number, y: number, fill: string): void {
  new Spot(s, x, y, s.u * 0.95).path(
    'M-8 -8q1 -4 4 -2q1.6 -6 4 0q2 -4 4 1q3 -1 4 -7q0.4 -1.6 4.4 0q0.4 1.6 -2.4 1.6q-1 7 -4.6 9l0.4 7h-1.1l-1 -6h-7l-0.6 6h-1.1l-0.4 -7q-2 0 -2.6 -2.6Z',
    fill,
  );
}
