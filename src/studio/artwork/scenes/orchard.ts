import { drawFigure } from '../kit/figures.ts';
import { circlePath, d, gearPath } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawOrchard(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  const gx = s.x(wide ? 0.76 : 0.72),
    gy = s.y(wide ? 0.3 : 0.24);
  s.glow(gx, gy, u * 46, ink.light, 0.9);
  s.path(gearPath(gx, gy, u * 17, 18, 0.0), ink.light);
  s.stipple(
    d`M${gx - u * 18} ${gy - u * 18}h${u * 36}v${u * 36}h${-u * 36}Z`,
    ink.skyLow,
    s.fadeAround([0, 0, 0.7, 0.2, 0.95, 0.8, 1, 0], gx, gy, u * 14),
  );
  s.hills([0, 0.6, 0.3, 0.56, 0.7, 0.62, 1, 0.57], ink.far);
  for (let i = 0; i < 14; i++) {
    const x = s.random() * W,
      y = s.y(0.61) + s.random() * u * 4;
    s.circle(x, y - u * 3, u * (1.6 + s.random() * 1.4), ink.mid);
    s.rect(x - u * 0.3, y - u * 2, u * 0.6, u * 3, ink.mid);
  }
  const h = s.hills([0, 0.78, 0.35, 0.66, 0.75, 0.7, 1, 0.78], ink.mid);
  s.stipple(h, ink.skyLow, s.fade([0, 0.5, 1, 0], 0, s.y(0.66), 0, s.y(0.82)));
  const tx = s.x(wide ? 0.32 : 0.4),
    ty = s.y(0.72),
    top = s.y(wide ? 0.36 : 0.34);
  s.path(
    d`M${tx - u * 3} ${ty}C${tx - u * 1.4} ${ty - u * 14} ${tx - u * 3} ${top + u * 10} ${tx - u * 12} ${top + u * 4}L${tx - u * 10} ${top + u * 1}C${tx - u * 3} ${top + u * 5} ${tx - u * 2} ${top + u * 3} ${tx - u} ${top - u * 6}H${tx + u * 2}C${tx + u * 2} ${top + u * 4} ${tx + u * 6} ${top + u * 4} ${tx + u * 13} ${top}L${tx + u * 15} ${top + u * 3}C${tx + u * 5} ${top + u * 9} ${tx + u * 3} ${ty - u * 14} ${tx + u * 6} ${ty}Z`,
    ink.dark,
  );
  const bl = [
    [0, -10, 19],
    [-18, -3, 15],
    [18, -6, 15],
    [-9, -19, 14],
    [11, -21, 13],
    [-24, 7, 9],
    [25, 5, 10],
    [0, 2, 12],
  ];
  bl.forEach(([a, b, r]) => s.circle(tx + a * u, top + b * u, r * u, ink.near));
  bl.forEach(([a, b, r]) =>
    s.stipple(
      circlePath(tx + a * u, top + b * u, r * u),
      ink.skyMid,
      s.fade(
        [0, 0.9, 0.6, 0.1, 1, 0],
        tx + a * u + r * u,
        top + b * u - r * u,
        tx + a * u - r * u * 0.4,
        top + b * u + r * u * 0.6,
      ),
    ),
  );
  [
    [-16, 2, 3.2],
    [-6, -14, 2.6],
    [10, -12, 3.4],
    [20, 0, 2.8],
    [2, -2, 3.6],
    [-24, 6, 2.4],
    [13, -25, 2.4],
    [-12, -24, 2.2],
    [25, 9, 2.2],
  ].forEach(([a, b, r], i) => {
    s.line(d`M${tx + a * u} ${top + b * u - r * u * 1.6}v${r * u}`, ink.dark, u * 0.5);
    s.path(gearPath(tx + a * u, top + b * u, r * u, 9, 0.34), i % 3 ? ink.accent : ink.light);
  });
  // ladder + child
  const lx = tx + u * 18;
  s.line(
    d`M${lx} ${ty + u * 1}L${lx - u * 7} ${top + u * 10}M${lx + u * 4} ${ty + u * 1}L${lx - u * 3} ${top + u * 10}`,
    ink.dark,
    u * 0.8,
  );
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    s.line(d`M${lx - u * 7 * t} ${ty + (top + u * 10 - ty) * t}h${u * 4}`, ink.dark, u * 0.7);
  }
  drawFigure(s, tx + u * 30, s.y(0.745), u * 11, ink.dark, { lamp: ink.light });
  s.hills([0, 0.84, 0.4, 0.88, 0.8, 0.8, 1, 0.82], ink.near);
  for (let i = 0; i < (W / u) * 1.4; i++) {
    const x = s.random() * W,
      y = s.y(0.86) + s.random() * u * 3;
    s.line(d`M${x} ${y}q${u * 0.3} ${-u * 1.6} ${(s.random() - 0.5) * u * 2} ${-u * 3}`, ink.near, u * 0.4);
  }
  s.rect(0, s.y(0.9), W, H, ink.dark, 'opacity=".8"');
}
