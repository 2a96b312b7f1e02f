import { circlePath, d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawRobot(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 13000, '#f6e7c6', 0.4, 0.1);
  const cx = s.x(wide ? 0.64 : 0.5),
    mr = u * (wide ? 30 : 33),
    my = s.y(wide ? 0.46 : 0.38);
  s.glow(cx, my, mr * 1.7, ink.light, 0.7);
  s.circle(cx, my, mr, ink.light);
  s.stipple(circlePath(cx, my, mr), ink.skyLow, s.fade([0.3, 0, 1, 0.95], cx, my - mr, cx + mr * 0.1, my + mr));
  s.ridge(s.y(0.58), u * 10, 5, 0.5, ink.far);
  const hy = s.y(wide ? 0.72 : 0.6);
  s.hills([0, 0.7, 0.25, 0.66, wide ? 0.64 : 0.5, wide ? 0.71 : 0.59, 0.8, 0.68, 1, 0.72], ink.mid);
  const h = s.hills(
    [0, 0.82, wide ? 0.4 : 0.26, 0.74, wide ? 0.66 : 0.54, wide ? 0.73 : 0.62, 0.85, 0.74, 1, 0.8],
    ink.near,
  );
  s.stipple(h, ink.far, s.fade([0, 0.7, 1, 0], 0, hy, 0, hy + u * 24));
  const T = ink.accent,
    TD = '#3f7f78',
    y = hy + u * 3;
  s.line(d`M${cx - u * 6} ${y}v${-u * 10}M${cx + u * 5} ${y}v${-u * 10}`, ink.dark, u * 2.2);
  s.rect(cx - u * 9.4, y - u * 1, u * 6, u * 2.6, ink.dark, d`rx="${u * 1.2}"`);
  s.rect(cx + u * 2, y - u * 1, u * 6, u * 2.6, ink.dark, d`rx="${u * 1.2}"`);
  s.rect(cx - u * 11, y - u * 29, u * 22, u * 20, T, d`rx="${u * 3}"`);
  s.stipple(
    d`M${cx - u * 11} ${y - u * 29}h${u * 22}v${u * 20}h${-u * 22}Z`,
    TD,
    s.fade([0.3, 0, 1, 0.95], cx - u * 11, 0, cx + u * 11, 0),
  );
  s.rect(cx - u * 6, y - u * 24, u * 12, u * 8, ink.dark, d`rx="${u}"`);
  s.path(
    d`M${cx} ${y - u * 17.4}l${-u * 2.8} ${-u * 2.6}q${u * 0.2} ${-u * 2.6} ${u * 2.8} ${-u * 1.2}q${u * 2.6} ${-u * 1.4} ${u * 2.8} ${u * 1.2}Z`,
    '#ef5f4a',
  );
  s.circle(cx - u * 8.4, y - u * 12, u * 0.8, ink.dark);
  s.circle(cx + u * 8.4, y - u * 12, u * 0.8, ink.dark);
  s.rect(cx - u * 3, y - u * 32, u * 6, u * 3.4, ink.dark);
  s.rect(cx - u * 13, y - u * 48, u * 26, u * 17, T, d`rx="${u * 5}"`);
  s.stipple(
    d`M${cx - u * 13} ${y - u * 48}h${u * 26}v${u * 17}h${-u * 26}Z`,
    TD,
    s.fade([0.35, 0, 1, 0.95], cx - u * 13, 0, cx + u * 13, 0),
  );
  s.rect(cx - u * 10, y - u * 44.6, u * 20, u * 10, ink.dark, d`rx="${u * 4}"`);
  s.circle(cx - u * 4.6, y - u * 39.6, u * 2.3, ink.light);
  s.circle(cx + u * 4.6, y - u * 39.6, u * 2.3, ink.light);
  s.circle(cx - u * 5.2, y - u * 39, u * 0.9, ink.dark);
  s.circle(cx + u * 4, y - u * 39, u * 0.9, ink.dark);
  s.line(d`M${cx} ${y - u * 48}v${-u * 6}`, ink.dark, u * 0.8);
  s.circle(cx, y - u * 55, u * 1.7, '#ef5f4a');
  s.rect(cx - u * 15, y - u * 42, u * 2.4, u * 6, TD, d`rx="${u}"`);
  s.rect(cx + u * 12.6, y - u * 42, u * 2.4, u * 6, TD, d`rx="${u}"`);
  s.line(
    d`M${cx - u * 11} ${y - u * 25}C${cx - u * 18} ${y - u * 24} ${cx - u * 20} ${y - u * 18} ${cx - u * 20} ${y - u * 14}`,
    TD,
    u * 2.2,
  );
  s.line(
    d`M${cx + u * 11} ${y - u * 25}C${cx + u * 19} ${y - u * 24} ${cx + u * 21} ${y - u * 30} ${cx + u * 21} ${y - u * 33}`,
    TD,
    u * 2.2,
  );
  const fx = cx + u * 21,
    fy = y - u * 36;
  s.line(d`M${fx} ${fy + u * 3}q${u * 0.6} ${-u * 5} 0 ${-u * 9}`, '#4a7a3f', u * 0.9);
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.28;
    s.circle(fx + Math.cos(a) * u * 2.1, fy - u * 6.6 + Math.sin(a) * u * 2.1, u * 1.6, '#f7ead0');
  }
  s.circle(fx, fy - u * 6.6, u * 1.5, '#ef9a3a');
  for (let i = 0; i < 9; i++) {
    const x = s.random() * W,
      yy = s.y(0.8) + s.random() * u * 8;
    s.line(d`M${x} ${yy}v${-u * 5}`, ink.dark, u * 0.5);
    s.circle(x, yy - u * 5.6, u * 1.3, i % 2 ? '#ef5f4a' : ink.light);
  }
  s.hills([0, 0.86, 0.5, 0.9, 1, 0.85], ink.dark);
}
