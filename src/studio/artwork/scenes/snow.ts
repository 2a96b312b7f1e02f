import { drawFigure, drawPine } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawSnow(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 12000, ink.accent, 0.35, 0.1);
  const peak = (x, y, w, h, c, cap) => {
    s.path(d`M${x - w} ${y + h}L${x} ${y}L${x + w} ${y + h}Z`, c);
    s.path(
      d`M${x} ${y}L${x + w * 0.4} ${y + h * 0.4}L${x + w * 0.22} ${y + h * 0.36}L${x + w * 0.12} ${y + h * 0.46}L${x - w * 0.02} ${y + h * 0.36}L${x - w * 0.14} ${y + h * 0.44}L${x - w * 0.24} ${y + h * 0.32}L${x - w * 0.33} ${y + h * 0.33}Z`,
      cap,
    );
    s.stipple(
      d`M${x} ${y}L${x + w} ${y + h}H${x + w * 0.1}L${x - w * 0.04} ${y + h * 0.4}Z`,
      ink.near,
      s.fade([0, 0.75, 1, 0.2], 0, y, 0, y + h),
    );
  };
  peak(s.x(0.2), s.y(0.22), u * 42, u * 70, ink.far, ink.accent);
  peak(s.x(0.78), s.y(0.16), u * 48, u * 78, ink.far, ink.accent);
  peak(s.x(0.5), s.y(0.32), u * 34, u * 50, ink.mid, ink.skyLow);
  s.hills([0, 0.6, 0.3, 0.56, 0.65, 0.62, 1, 0.57], '#7f9ea6');
  for (let i = 0; i < W / u / 5; i++)
    drawPine(s, s.random() * W, s.y(0.6) + s.random() * u * 5, u * (9 + s.random() * 8), ink.mid);
  const g = s.hills([0, 0.66, 0.4, 0.63, 0.7, 0.68, 1, 0.64], '#c9d6d2');
  s.stipple(g, ink.mid, s.fade([0, 0, 1, 0.95], 0, s.y(0.62), 0, s.y(0.9)));
  const hx = s.x(wide ? 0.64 : 0.48),
    hy = s.y(wide ? 0.74 : 0.66);
  s.glow(hx, hy - u * 4, u * 34, ink.light, 0.8);
  s.rect(hx - u * 14, hy - u * 13, u * 28, u * 14, ink.dark);
  for (let i = 0; i < 5; i++) s.rect(hx - u * 14, hy - u * 12 + i * u * 2.7, u * 28, u * 0.35, ink.near);
  s.path(d`M${hx - u * 18} ${hy - u * 12}L${hx - u * 2} ${hy - u * 27}L${hx + u * 18} ${hy - u * 12}Z`, ink.near);
  s.path(
    d`M${hx - u * 19} ${hy - u * 12}Q${hx - u * 16} ${hy - u * 16} ${hx - u * 2} ${hy - u * 29}Q${hx + u * 14} ${hy - u * 16} ${hx + u * 19} ${hy - u * 12}L${hx + u * 13} ${hy - u * 14.6}L${hx - u * 2} ${hy - u * 25}L${hx - u * 14} ${hy - u * 14}Z`,
    ink.accent,
  );
  s.rect(hx + u * 6, hy - u * 29, u * 4, u * 9, ink.dark);
  s.rect(hx + u * 5.4, hy - u * 30, u * 5.2, u * 1.6, ink.accent);
  s.rect(hx - u * 10, hy - u * 9, u * 6, u * 6, ink.light);
  s.line(d`M${hx - u * 7} ${hy - u * 9}v${u * 6}M${hx - u * 10} ${hy - u * 6}h${u * 6}`, ink.dark, u * 0.6);
  s.rect(hx + u * 3, hy - u * 9, u * 5.4, u * 10, '#7c3020');
  s.rect(hx + u * 3.8, hy - u * 8, u * 3.8, u * 3, ink.light);
  s.circle(hx - u * 2, hy - u * 18, u * 1.8, ink.light);
  for (let i = 0; i < 6; i++)
    s.circle(
      hx + u * 8 + Math.sin(i * 1.2) * u * 2 + i * u * 1.2,
      hy - u * 33 - i * u * 4,
      u * (1.4 + i * 0.7),
      ink.skyLow,
      d`opacity="${0.75 - i * 0.1}"`,
    );
  s.path(
    d`M${hx + u * 3} ${hy + u * 1}h${u * 5.4}C${hx + u * 10} ${hy + u * 8} ${hx + u * 2} ${hy + u * 12} ${hx + u * 6} ${hy + u * 24}H${hx - u * 8}C${hx - u * 8} ${hy + u * 12} ${hx + u * 2} ${hy + u * 8} ${hx + u * 3} ${hy + u * 1}Z`,
    ink.light,
    'opacity=".4"',
  );
  for (let i = 0; i < 7; i++)
    s.add(
      d`<ellipse cx="${hx + u * (-16 - i * 4)}" cy="${hy + u * (4 + i * 1.6)}" rx="${u * 0.9}" ry="${u * 0.4}" fill="${ink.mid}"/>`,
    );
  drawFigure(s, hx - u * (wide ? 42 : 34), hy + u * 14, u * 12, ink.dark, { hat: 1, lamp: ink.light });
  for (let i = 0; i < W / u / 4; i++) {
    const x = s.random() < 0.5 ? s.random() * W * 0.3 : W * 0.72 + s.random() * W * 0.3;
    drawPine(s, x, s.y(0.84) + s.random() * u * 8, u * (20 + s.random() * 18), i % 2 ? ink.dark : ink.near);
  }
  s.hills([0, 0.9, 0.3, 0.87, 0.7, 0.91, 1, 0.86], ink.dark);
  for (let i = 0; i < (W * H) / 3500; i++)
    s.circle(
      s.random() * W,
      s.random() * H * 0.9,
      u * (0.18 + s.random() * 0.42),
      ink.accent,
      d`opacity="${0.45 + s.random() * 0.5}"`,
    );
}
