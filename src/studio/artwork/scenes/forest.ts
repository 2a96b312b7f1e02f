import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawForest(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  const po = H > W * 1.2 ? 0.085 : 0;
  const cx = s.x(wide ? 0.62 : 0.52),
    gy = s.y((wide ? 0.6 : 0.52) - po);
  s.glow(cx, gy, u * 62, ink.light, 0.85);
  s.halo(cx, gy, u * 50, ink.light, 0.45);
  const trunk = (x, w, c, lean = 0) => {
    s.path(
      d`M${x - w / 2 + lean} 0H${x + w / 2 + lean}C${x + w * 0.5} ${s.y(0.5)} ${x + w * 0.6} ${s.y(0.66)} ${x + w * 1.5} ${s.y(0.82)}H${x - w * 1.5}C${x - w * 0.6} ${s.y(0.66)} ${x - w * 0.5} ${s.y(0.5)} ${x - w / 2 + lean} 0Z`,
      c,
    );
    for (let i = 0; i < 2; i++) {
      const y = s.y(0.12 + s.random() * 0.3),
        k = s.random() < 0.5 ? -1 : 1;
      s.line(d`M${x} ${y + u * 6}q${k * u * 4} ${-u * 3} ${k * u * (8 + s.random() * 8)} ${-u * 10}`, c, w * 0.2);
    }
  };
  for (let i = 0; i < W / u / 7; i++)
    trunk(i * u * 7.4 + s.random() * u * 4, u * (1.4 + s.random() * 1.2), ink.far, u * (s.random() - 0.5) * 4);
  s.stipple(s.sheet, ink.skyLow, s.fadeAround([0, 0.6, 0.5, 0.25, 1, 0], cx, gy, u * 70));
  s.hills([0, 0.62 - po, 0.3, 0.6 - po, 0.7, 0.61 - po, 1, 0.6 - po], ink.far);
  for (let i = 0; i < W / u / 13; i++) {
    const x = i * u * 13.4 + s.random() * u * 6;
    if (Math.abs(x - cx) < u * 13) continue;
    trunk(x, u * (3 + s.random() * 2), ink.mid, u * (s.random() - 0.5) * 6);
  }
  const g = s.hills([0, 0.68 - po, 0.5, 0.64 - po, 1, 0.69 - po], ink.mid);
  const path = d`M${cx - u * 2} ${s.y(0.63 - po)}h${u * 5}C${cx + u * 10} ${s.y(0.7 - po)} ${cx - u * 14} ${s.y(0.76)} ${cx + u * 18} ${s.y(0.96)}H${cx - u * 36}C${cx - u * 30} ${s.y(0.8)} ${cx + u * 2} ${s.y(0.72 - po)} ${cx - u * 2} ${s.y(0.63 - po)}Z`;
  s.path(path, ink.skyLow);
  s.stipple(path, ink.light, s.fade([0, 0.95, 1, 0.1], 0, s.y(0.63 - po), 0, s.y(0.9)));
  // girl + fox
  drawFigure(s, cx + u * 1, s.y(0.7 - po), u * 17, ink.dark, { lamp: ink.light, cape: ink.accent });
  const fx = cx - u * 16,
    fy = s.y(0.735 - po);
  s.path(
    d`M${fx - u * 7} ${fy}q${u * 1} ${-u * 7} ${u * 8} ${-u * 6}l${u * 3} ${-u * 4}l${u * 1.4} ${u * 2.6}l${u * 2} ${-u * 2}l${u * 0.4} ${u * 3.4}l${u * 2.6} ${u * 2}l${-u * 4} ${u * 1}v${u * 3}h${-u * 1.4}l${-u * 0.6} ${-u * 2}h${-u * 5}l${-u * 0.6} ${u * 2}Z`,
    ink.accent,
  );
  s.path(
    d`M${fx - u * 6} ${fy - u * 1}q${-u * 7} ${u * 1} ${-u * 8} ${-u * 6}q${u * 4} ${-u * 1} ${u * 9} ${u * 3}Z`,
    ink.accent,
  );
  s.circle(fx - u * 13, fy - u * 6, u * 1.1, '#f7ead0');
  trunk(s.x(0), u * 15, ink.dark, u * 1);
  trunk(s.x(1), u * 16, ink.dark, -u * 1);
  if (wide) {
    trunk(s.x(0.2), u * 8, ink.dark, u * 2);
  }
  for (const [a, b] of [
    [0.16, 0.4],
    [0.86, 0.34],
    [0.9, 0.5],
  ]) {
    const x = s.x(a),
      y = s.y(b);
    s.circle(x, y, u * 0.6, ink.light);
    s.circle(x + u * 2, y, u * 0.6, ink.light);
  }
  for (let i = 0; i < 26; i++) {
    const x = cx + (s.random() - 0.5) * u * 80,
      y = gy + (s.random() - 0.5) * u * 50;
    s.circle(x, y, u * (0.25 + s.random() * 0.4), ink.light, d`opacity="${0.5 + s.random() * 0.5}"`);
  }
  for (let i = 0; i < W / u / 3; i++) {
    const x = i * u * 3.2 + s.random() * u * 2,
      k = s.random() - 0.5;
    for (let j = -2; j <= 2; j++)
      s.line(
        d`M${x} ${s.y(0.9)}q${j * u * 1} ${-u * 5} ${j * u * 2.8 + k * u * 3} ${-u * (5 + s.random() * 4)}`,
        ink.dark,
        u * 0.55,
      );
  }
  s.rect(0, s.y(0.885), W, H, ink.dark);
  // canopy top
  for (let i = 0; i < W / u / 5 + 2; i++)
    s.circle(i * u * 5.6, -u * 2 + s.random() * u * 3, u * (6 + s.random() * 5), ink.dark);
}
