import { drawFigure } from '../kit/figures.ts';
import { circlePath, d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawDesert(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 15000, ink.accent, 0.3, 0.1);
  const mx = s.x(wide ? 0.66 : 0.62),
    my = s.y(wide ? 0.34 : 0.27),
    r = u * (wide ? 20 : 21);
  s.glow(mx, my, r * 2.4, ink.light, 0.75);
  s.circle(mx, my, r, ink.accent);
  s.stipple(circlePath(mx, my, r), ink.skyLow, s.fade([0.2, 0, 1, 0.9], mx - r * 0.5, my - r, mx + r * 0.4, my + r));
  const m2x = s.x(wide ? 0.42 : 0.24),
    m2y = s.y(0.15);
  s.circle(m2x, m2y, u * 7, ink.light);
  s.stipple(
    d`M${m2x - u * 7} ${m2y}a${u * 7} ${u * 7} 0 1 0 ${u * 14} 0a${u * 7} ${u * 7} 0 1 0 ${-u * 14} 0Z`,
    ink.skyMid,
    s.fade([0.2, 0, 1, 1], m2x - u * 4, m2y - u * 5, m2x + u * 4, m2y + u * 6),
  );
  // mesas
  s.path(
    d`M${s.x(0.02)} ${s.y(0.56)}l${u * 3} ${-u * 16}h${u * 15}l${u * 4} ${u * 16}Z M${s.x(0.8)} ${s.y(0.56)}l${u * 2} ${-u * 11}h${u * 9}l${u * 1.4} ${-u * 5}h${u * 6}l${u * 4} ${u * 16}Z`,
    ink.mid,
    'opacity=".75"',
  );
  const dune = (pts, fill, shade, ax) => {
    const path = s.hills(pts, fill);
    return path;
  };
  const d1 = dune(
    [
      [0, 0.56],
      [0.28, 0.5],
      [0.6, 0.58],
      [1, 0.53],
    ],
    ink.far,
  );
  s.stipple(d1, ink.light, s.fade([0, 0.75, 1, 0], 0, s.y(0.5), 0, s.y(0.66)));
  // crest dune w/ hard shadow side
  const crest = (x, y, w, h, lit, sh) => {
    s.path(
      d`M${x - w} ${y + h}C${x - w * 0.5} ${y + h * 0.7} ${x - w * 0.16} ${y + h * 0.1} ${x} ${y}C${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.8} ${x + w * 1.2} ${y + h}Z`,
      sh,
    );
    s.path(
      d`M${x} ${y}C${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.8} ${x + w * 1.2} ${y + h}H${x + w * 0.2}C${x + w * 0.26} ${y + h * 0.7} ${x - w * 0.1} ${y + h * 0.4} ${x} ${y}Z`,
      lit,
    );
  };
  crest(s.x(0.2), s.y(0.55), W * 0.34, s.y(0.16), ink.far, ink.mid);
  crest(s.x(0.74), s.y(0.6), W * 0.4, s.y(0.16), '#c77a36', ink.mid);
  s.hills([0, 0.68, 0.3, 0.72, 0.6, 0.7, 1, 0.74], ink.mid);
  const d2 = s.hills([0, 0.7, 0.34, 0.66, 0.7, 0.76, 1, 0.7], ink.near);
  s.stipple(d2, ink.far, s.fade([0, 0.8, 1, 0], 0, s.y(0.65), 0, s.y(0.82)));
  // camels
  const camel = (x, y, k) => {
    s.path(
      d`M${x - 8 * k} ${y - 8 * k}q${1 * k} ${-4 * k} ${4 * k} ${-2 * k}q${1.6 * k} ${-6 * k} ${4 * k} 0q${2 * k} ${-4 * k} ${4 * k} ${1 * k}q${3 * k} ${-1 * k} ${4 * k} ${-7 * k}q${0.4 * k} ${-1.6 * k} ${4.4 * k} ${0}q${0.4 * k} ${1.6 * k} ${-2.4 * k} ${1.6 * k}q${-1 * k} ${7 * k} ${-4.6 * k} ${9 * k}l${0.4 * k} ${7 * k}h${-1.1 * k}l${-1 * k} ${-6 * k}h${-7 * k}l${-0.6 * k} ${6 * k}h${-1.1 * k}l${-0.4 * k} ${-7 * k}q${-2 * k} ${0} ${-2.6 * k} ${-2.6 * k}Z`,
      ink.dark,
    );
  };
  const cy = s.y(0.665);
  camel(s.x(0.3), cy + u * 1.5, u * 0.95);
  camel(s.x(wide ? 0.44 : 0.56), cy + u * (wide ? 4.2 : 6), u * 0.95);
  drawFigure(s, s.x(wide ? 0.52 : 0.8), cy + u * (wide ? 8 : 11.4), u * 11, ink.dark, { lamp: ink.light, hat: 0 });
  s.hills([0, 0.86, 0.4, 0.82, 0.7, 0.88, 1, 0.84], ink.dark);
}
