import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawLantern(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 9000, ink.accent, 0.5);
  const lx = s.x(wide ? 0.66 : 0.36),
    ly = s.y(wide ? 0.26 : 0.2),
    hor = s.y(wide ? 0.66 : 0.56);
  // beams
  const beam = (dx, dy, sp, a) => {
    const ex = lx + dx,
      ey = ly + dy;
    const px = -dy,
      py = dx,
      l = Math.hypot(px, py);
    const ox = (px / l) * sp,
      oy = (py / l) * sp;
    const path = d`M${lx} ${ly}L${ex + ox} ${ey + oy}L${ex - ox} ${ey - oy}Z`;
    s.path(path, s.fade([0, a, 1, 0.02], lx, ly, ex, ey, ink.light));
    s.stipple(path, ink.light, s.fade([0, 0.7 * a, 0.6, 0.3 * a, 1, 0], lx, ly, ex, ey));
  };
  const L = Math.max(W, H) * 1.1;
  beam(L, -L * 0.1, L * 0.17, 0.75);
  beam(-L * 0.8, L * 0.12, L * 0.13, 0.55);
  s.glow(lx, ly, u * 26, ink.light, 0.95);
  s.rect(0, hor, W, H - hor, ink.mid);
  s.stipple(d`M0 ${hor}H${W}V${H}H0Z`, ink.skyLow, s.fade([0, 0.55, 0.5, 0.15, 1, 0], 0, hor, 0, H));
  for (let i = 0; i < 26; i++) {
    const y = hor + u * 1.5 + Math.pow(i / 26, 1.6) * (H - hor) * 0.7,
      w = u * (3 + i * 0.5) * (0.6 + s.random());
    const x = s.random() * W;
    s.line(
      d`M${x - w} ${y}q${w * 0.5} ${-u * 0.6} ${w} 0t${w} 0`,
      i % 3 ? ink.skyLow : ink.light,
      u * 0.28,
      d`opacity="${0.35 + s.random() * 0.4}"`,
    );
  }
  // islands
  s.path(d`M${s.x(0.7)} ${hor}q${u * 6} ${-u * 7} ${u * 14} ${-u * 5}t${u * 22} ${u * 5}Z`, ink.far);
  // boat
  const bx = s.x(wide ? 0.3 : 0.74),
    by = hor + u * 7;
  s.path(d`M${bx - u * 6} ${by}h${u * 12}l${-u * 2} ${u * 2.4}h${-u * 8}Z`, ink.dark);
  s.path(d`M${bx} ${by - u * 0.6}v${-u * 10}q${u * 5} ${u * 4} ${u * 4.6} ${u * 9}Z`, ink.accent);
  s.path(d`M${bx - u * 0.6} ${by - u * 0.6}v${-u * 8}q${-u * 3} ${u * 4} ${-u * 3.6} ${u * 7.4}Z`, ink.light);
  // cliff
  const cy = s.y(wide ? 0.74 : 0.62);
  const cx0 = wide ? s.x(0.46) : 0,
    cx1 = wide ? W : s.x(0.74);
  const cl = wide
    ? d`M${cx0} ${H}C${cx0 + u * 6} ${cy + u * 20} ${lx - u * 26} ${cy + u * 6} ${lx - u * 16} ${cy}L${lx + u * 12} ${cy - u * 1.5}C${lx + u * 30} ${cy + u * 2} ${W - u * 10} ${cy + u * 4} ${W} ${cy - u * 4}V${H}Z`
    : d`M0 ${cy - u * 7}C${lx - u * 20} ${cy - u * 4} ${lx - u * 14} ${cy} ${lx + u * 10} ${cy - u * 1}C${cx1 - u * 16} ${cy + u * 3} ${cx1 - u * 8} ${cy + u * 20} ${cx1} ${s.y(0.86)}L${W} ${s.y(0.93)}V${H}H0Z`;
  s.path(cl, ink.near);
  s.stipple(cl, ink.far, s.fade([0, 0.85, 0.5, 0.15, 1, 0], 0, cy - u * 6, 0, cy + u * 44));
  s.path(
    wide
      ? d`M${cx0} ${H}L${cx0 + u * 20} ${cy + u * 22}L${W} ${cy + u * 14}V${H}Z`
      : d`M0 ${cy + u * 18}Q${lx} ${cy + u * 12} ${cx1} ${s.y(0.88)}L${W} ${s.y(0.94)}V${H}H0Z`,
    ink.dark,
    'opacity=".75"',
  );
  // tower
  const tw = u * (wide ? 6 : 7.5),
    bw = u * (wide ? 8.5 : 10.5),
    ty = ly + u * 6;
  const T = d`M${lx - tw * 0.5} ${ty}L${lx + tw * 0.5} ${ty}L${lx + bw * 0.5} ${cy + u}L${lx - bw * 0.5} ${cy + u}Z`;
  s.path(T, ink.accent);
  for (let i = 0; i < 3; i++) {
    const t0 = 0.14 + i * 0.3,
      t1 = t0 + 0.14,
      w0 = tw + (bw - tw) * t0,
      w1 = tw + (bw - tw) * t1,
      y0 = ty + (cy - ty) * t0,
      y1 = ty + (cy - ty) * t1;
    s.path(d`M${lx - w0 / 2} ${y0}H${lx + w0 / 2}L${lx + w1 / 2} ${y1}H${lx - w1 / 2}Z`, '#b5452f');
  }
  s.stipple(
    d`M${lx} ${ty}H${lx + tw * 0.5}L${lx + bw * 0.5} ${cy + u}H${lx}Z`,
    ink.dark,
    s.fade([0, 0.15, 1, 0.85], lx - tw * 0.1, 0, lx + bw * 0.5, 0),
  );
  s.rect(lx - tw * 0.78, ty - u * 1.2, tw * 1.56, u * 1.6, ink.dark);
  s.rect(lx - tw * 0.36, ly - u * 3, tw * 0.72, u * 7.2, ink.light);
  s.rect(lx - tw * 0.42, ly - u * 3.4, tw * 0.84, u * 0.8, ink.dark);
  s.line(d`M${lx} ${ly - u * 3}v${u * 7}`, ink.dark, u * 0.4);
  s.path(d`M${lx - tw * 0.5} ${ly - u * 3.2}Q${lx} ${ly - u * 9} ${lx + tw * 0.5} ${ly - u * 3.2}Z`, ink.dark);
  s.line(d`M${lx} ${ly - u * 6}v${-u * 3}`, ink.dark, u * 0.5);
  s.rect(lx - u * 1.1, cy - u * 5, u * 2.2, u * 5.6, ink.dark);
  s.rect(lx - u * 0.7, ty + (cy - ty) * 0.4, u * 1.5, u * 2.4, ink.light);
  drawFigure(s, lx + u * (wide ? 15 : 14), cy + u * (wide ? 0 : 1), u * 9, ink.dark, { lamp: ink.light });
}
