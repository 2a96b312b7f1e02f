import { drawPine } from '../kit/figures.ts';
import { circlePath, d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawTrain(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 14000, ink.accent, 0.4, 0.08);
  const mx = s.x(wide ? 0.72 : 0.64),
    my = s.y(wide ? 0.36 : 0.3),
    mr = u * (wide ? 24 : 27);
  s.glow(mx, my, mr * 1.9, ink.light, 0.6);
  s.circle(mx, my, mr, ink.accent);
  s.stipple(circlePath(mx, my, mr), ink.light, s.fade([0, 0, 1, 0.95], mx - mr * 0.4, my - mr, mx + mr * 0.5, my + mr));
  s.circle(mx - mr * 0.3, my - mr * 0.2, mr * 0.16, ink.light, 'opacity=".5"');
  s.circle(mx + mr * 0.28, my + mr * 0.24, mr * 0.1, ink.light, 'opacity=".5"');
  s.circle(mx + mr * 0.1, my - mr * 0.5, mr * 0.07, ink.light, 'opacity=".5"');
  s.ridge(s.y(0.5), u * 26, 6, 0.5, ink.far);
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0.45, 0, 0.62, 0.42, 0.72, 0]));
  s.ridge(s.y(0.6), u * 16, 6, 0.55, ink.mid);
  const ry = s.y(wide ? 0.6 : 0.53);
  const th = u * 8.5; // train
  // smoke
  const ex = s.x(wide ? 0.26 : 0.2);
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const px = ex + t * W * 0.62,
      py = ry - th * 1.5 - Math.sin(t * 2.4) * u * 9 - t * u * 8,
      pr = u * (1.6 + t * 6.5);
    s.circle(px, py, pr, ink.accent, d`opacity="${0.92 - t * 0.62}"`);
  }
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const px = ex + t * W * 0.62,
      py = ry - th * 1.5 - Math.sin(t * 2.4) * u * 9 - t * u * 8,
      pr = u * (1.6 + t * 6.5);
    s.stipple(circlePath(px, py, pr), ink.skyMid, s.fade([0.4, 0, 1, 0.8], 0, py - pr, 0, py + pr), 5);
  }
  // viaduct
  const aw = u * 17;
  const n = Math.ceil(W / aw) + 1;
  let path = d`M0 ${ry + u * 1}H${W}V${ry + u * 4}`;
  path = d`M0 ${ry + u}H${W}V${H}H0Z`;
  const vb = s.y(0.92);
  let V = d`M0 ${ry + u}H${W}V${vb}H0Z`;
  for (let i = 0; i < n; i++) {
    const x0 = i * aw - aw * 0.2,
      x1 = x0 + aw * 0.74,
      top = ry + u * 13;
    // Arches run against the wall's direction, so that the fill leaves them open.
    V += d`M${x1} ${vb}V${top}A${(x1 - x0) / 2} ${(x1 - x0) / 2} 0 0 0 ${x0} ${top}V${vb}Z`;
  }
  s.path(V, ink.near);
  s.stipple(V, ink.far, s.fade([0, 0.6, 1, 0], 0, ry, 0, ry + u * 26));
  s.rect(0, ry + u * 0.4, W, u * 1.6, ink.dark);
  // carriages
  let cx = ex + u * 19;
  s.rect(ex, ry - th * 0.75, u * 15, th * 0.62, ink.dark, d`rx="${th * 0.3}"`);
  s.rect(ex + u * 11, ry - th * 1.12, u * 6.5, th * 1.1, ink.dark);
  s.rect(ex + u * 10.4, ry - th * 1.2, u * 7.8, u * 0.9, ink.dark);
  s.rect(ex + u * 2.6, ry - th * 1.24, u * 1.9, th * 0.7, ink.dark);
  s.rect(ex + u * 2.1, ry - th * 1.3, u * 2.9, u * 0.9, ink.dark);
  s.circle(ex + u * 7, ry - th * 0.82, u * 1.1, ink.dark);
  s.rect(ex + u * 12.4, ry - th * 0.94, u * 3.4, u * 2.6, ink.light);
  s.path(d`M${ex - u * 2.5} ${ry + u * 0.2}l${u * 3.5} ${-u * 3}v${u * 3}Z`, ink.dark);
  const hl = ex,
    hy = ry - th * 0.44;
  s.path(d`M${hl} ${hy}L0 ${hy - u * 9}V${hy + u * 10}Z`, s.fade([0, 0.0, 1, 0.8], 0, 0, hl, 0, ink.light));
  s.circle(hl + u * 0.2, hy, u * 1.3, ink.light);
  for (let i = 0; i < 4; i++) {
    s.circle(ex + u * (2.5 + i * 4), ry - u * 0.4, u * 1.5, ink.dark);
  }
  while (cx < W + u * 5) {
    s.rect(cx, ry - th * 0.95, u * 23, th * 0.84, ink.dark, d`rx="${u * 0.9}"`);
    for (let k = 0; k < 6; k++) {
      s.rect(cx + u * (1.7 + k * 3.5), ry - th * 0.76, u * 2.3, u * 2.9, ink.light, d`rx="${u * 0.4}"`);
    }
    s.rect(cx - u * 1.2, ry - u * 1.8, u * 25.6, u * 0.9, ink.dark);
    for (const k of [3, 6.5, 16, 19.5]) s.circle(cx + u * k, ry - u * 0.3, u * 1.3, ink.dark);
    cx += u * 24.6;
  }
  // lone silhouette in one window
  s.circle(ex + u * 19 + u * (1.7 + 2 * 3.5) + u * 1.15, ry - th * 0.76 + u * 1.3, u * 0.62, ink.dark);
  s.path(
    d`M${ex + u * 19 + u * (1.7 + 7) + u * 0.2} ${ry - th * 0.76 + u * 2.9}q${u * 0.95} ${-u * 1.7} ${u * 1.9} 0Z`,
    ink.dark,
  );
  for (let i = 0; i < W / u / 3.4; i++) {
    const x = i * u * 3.6 + s.random() * u * 2;
    drawPine(s, x, s.y(0.86) + s.random() * u * 8, u * (12 + s.random() * 14), i % 2 ? ink.dark : ink.near);
  }
  s.rect(0, s.y(0.88), W, H, ink.dark);
}
