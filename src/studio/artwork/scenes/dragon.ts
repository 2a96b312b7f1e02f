import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawDragon(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 11000, '#f3ead0', 0.5);
  const mx = s.x(wide ? 0.8 : 0.74),
    my = s.y(0.17);
  s.glow(mx, my, u * 24, ink.light, 0.8);
  s.circle(mx, my, u * 8, ink.light);
  s.circle(mx - u * 3.4, my - u * 1.6, u * 6.8, ink.skyMid);
  s.hills([0, 0.58, 0.3, 0.52, 0.6, 0.6, 1, 0.5], ink.far);
  s.hills([0, 0.66, 0.25, 0.62, 0.7, 0.66, 1, 0.6], ink.mid);
  const hx = s.x(wide ? 0.62 : 0.5),
    hy = s.y(wide ? 0.72 : 0.63);
  const h = s.hills([0, 0.78, wide ? 0.62 : 0.5, wide ? 0.7 : 0.61, 1, 0.8], ink.near);
  s.stipple(h, ink.far, s.fade([0, 0.8, 1, 0], 0, hy - u * 4, 0, hy + u * 22));
  // dragon tail + body behind house
  const D = ink.accent,
    D2 = '#a83a22';
  s.path(
    d`M${hx - u * 34} ${hy + u * 7}C${hx - u * 44} ${hy - u * 2} ${hx - u * 36} ${hy - u * 14} ${hx - u * 26} ${hy - u * 10}C${hx - u * 32} ${hy - u * 8} ${hx - u * 34} ${hy - u * 3} ${hx - u * 27} ${hy}C${hx - u * 16} ${hy + u * 4} ${hx + u * 20} ${hy + u * 5} ${hx + u * 28} ${hy - u * 4}C${hx + u * 33} ${hy - u * 10} ${hx + u * 26} ${hy - u * 20} ${hx + u * 18} ${hy - u * 27}L${hx + u * 26} ${hy - u * 33}C${hx + u * 40} ${hy - u * 22} ${hx + u * 46} ${hy - u * 8} ${hx + u * 38} ${hy + u * 3}C${hx + u * 28} ${hy + u * 14} ${hx - u * 22} ${hy + u * 14} ${hx - u * 34} ${hy + u * 7}Z`,
    D,
  );
  s.path(d`M${hx - u * 26} ${hy - u * 10}l${-u * 7} ${-u * 7}l${u * 9} ${u * 1.6}Z`, D2);
  for (const [a, b, r] of [
    [41, -14, -20],
    [37, -22, -35],
    [42, -5, 0],
    [40, 3, 25],
  ])
    s.add(
      d`<path transform="translate(${hx + a * u} ${hy + b * u}) rotate(${r})" d="M${-u * 3} ${u * 3}L${u * 5} 0L${-u * 3} ${-u * 3}Z" fill="${D2}"/>`,
    );
  // house crooked
  s.path(
    d`M${hx - u * 15} ${hy + u * 2}L${hx - u * 17} ${hy - u * 20}H${hx + u * 15}L${hx + u * 14} ${hy + u * 2}Z`,
    '#efe0bd',
  );
  s.stipple(
    d`M${hx - u * 15} ${hy + u * 2}L${hx - u * 17} ${hy - u * 20}H${hx + u * 15}L${hx + u * 14} ${hy + u * 2}Z`,
    ink.near,
    s.fade([0, 0.85, 0.7, 0.15, 1, 0.1], hx - u * 17, 0, hx + u * 15, 0),
  );
  s.path(d`M${hx - u * 22} ${hy - u * 18}L${hx - u * 3} ${hy - u * 40}L${hx + u * 20} ${hy - u * 18}Z`, ink.dark);
  s.rect(hx + u * 6, hy - u * 41, u * 5, u * 14, ink.dark);
  s.rect(hx + u * 5.2, hy - u * 42, u * 6.6, u * 1.8, ink.near);
  s.path(d`M${hx - u * 3.5} ${hy + u * 2}V${hy - u * 9}a${u * 3.6} ${u * 4} 0 0 1 ${u * 7.2} 0V${hy + u * 2}Z`, D2);
  s.circle(hx + u * 2, hy - u * 4, u * 0.6, ink.light);
  [
    [-12, -15],
    [7, -15],
  ].forEach(([a, b]) => {
    s.halo(hx + a * u + u * 2.4, hy + b * u + u * 2.5, u * 9, ink.light, 0.6);
    s.rect(hx + a * u, hy + b * u, u * 5, u * 5.6, ink.light);
    s.line(
      d`M${hx + a * u + u * 2.5} ${hy + b * u}v${u * 5.6}M${hx + a * u} ${hy + b * u + u * 2.7}h${u * 5}`,
      ink.dark,
      u * 0.5,
    );
  });
  s.circle(hx - u * 3, hy - u * 27, u * 2.6, ink.light);
  s.line(d`M${hx - u * 3} ${hy - u * 29.6}v${u * 5.2}M${hx - u * 5.6} ${hy - u * 27}h${u * 5.2}`, ink.dark, u * 0.45);
  // dragon neck over roof + head resting
  s.path(
    d`M${hx + u * 18} ${hy - u * 27}C${hx + u * 14} ${hy - u * 34} ${hx + u * 6} ${hy - u * 36} ${hx - u * 4} ${hy - u * 35}L${hx - u * 18} ${hy - u * 33}C${hx - u * 24} ${hy - u * 32.5} ${hx - u * 25} ${hy - u * 39} ${hx - u * 19} ${hy - u * 41}C${hx - u * 14} ${hy - u * 43} ${hx - u * 12} ${hy - u * 46.5} ${hx - u * 6} ${hy - u * 47}C${hx + u * 8} ${hy - u * 48} ${hx + u * 18} ${hy - u * 43} ${hx + u * 26} ${hy - u * 33}Z`,
    D,
  );
  s.stipple(d`M${hx - u * 24} ${hy - u * 48}h${u * 66}v${u * 60}h${-u * 66}Z`, D, s.fade([0, 0, 1, 0], 0, 0, 0, 1));
  s.line(d`M${hx - u * 12} ${hy - u * 41.6}q${u * 2.4} ${u * 2} ${u * 4.8} ${-u * 0.4}`, ink.dark, u * 0.8);
  s.circle(hx - u * 20.4, hy - u * 37.6, u * 0.7, ink.dark);
  s.line(d`M${hx - u * 21} ${hy - u * 34.6}q${u * 5} ${u * 0.6} ${u * 9} ${-u * 1.4}`, D2, u * 0.6);
  s.path(d`M${hx - u * 4} ${hy - u * 46.6}l${u * 6} ${-u * 6}l${-u * 0.6} ${u * 6.4}Z`, '#efe0bd');
  for (const [a, b, r] of [
    [6, -48, -85],
    [13, -46.6, -68],
    [19.6, -42.6, -52],
  ])
    s.add(
      d`<path transform="translate(${hx + a * u} ${hy + b * u}) rotate(${r})" d="M${-u * 2} ${u * 2.6}L${u * 4} 0L${-u * 2} ${-u * 2.6}Z" fill="${D2}"/>`,
    );
  // snore smoke
  [
    [-25, -44, 1.4],
    [-29, -49, 2],
    [-34, -55, 2.8],
  ].forEach(([a, b, r]) =>
    s.add(
      d`<circle cx="${hx + a * u}" cy="${hy + b * u}" r="${r * u}" fill="none" stroke="#f3ead0" stroke-width="${u * 0.6}" opacity=".85"/>`,
    ),
  );
  // fence, grandma with kettle
  drawFigure(s, hx - u * 22, hy + u * 9, u * 11, ink.dark, { bun: 1, lamp: ink.light, side: -1 });
  s.hills([0, 0.82, 0.3, 0.86, 0.7, 0.8, 1, 0.84], ink.dark);
  for (let i = 0; i < W / u / 2.2; i++) {
    const x = i * u * 2.4 + s.random() * u;
    s.line(
      d`M${x} ${s.y(0.86)}q${-u * 0.3} ${-u * 2.4} ${(s.random() - 0.5) * u * 2} ${-u * (3 + s.random() * 2)}`,
      ink.dark,
      u * 0.5,
    );
  }
}
