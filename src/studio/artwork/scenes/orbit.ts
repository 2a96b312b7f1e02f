import { circlePath, d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawOrbit(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.rect(0, 0, W, H, ink.sky);
  s.stipple(s.sheet, ink.skyLow, s.fade([0, 0, 0.5, 0.55, 1, 0], 0, H * 0.9, W, 0));
  s.stars((W * H) / 3600, '#f0e6d0', 0.85, 0.1);
  const px = s.x(wide ? 0.68 : 0.58),
    py = s.y(wide ? 0.38 : 0.33),
    r = u * (wide ? 27 : 29);
  s.halo(px, py, r * 2.1, ink.far, 0.5);
  const ring = (front) => {
    const a = r * 1.75,
      b = r * 0.42;
    [
      [1, 3.6, ink.accent],
      [0.86, 2.2, ink.light],
      [0.76, 1.2, ink.accent],
    ].forEach(([k, w, c]) =>
      s.add(
        d`<path transform="rotate(-16 ${px} ${py})" d="M${px - a * k} ${py}A${a * k} ${b * k} 0 0 ${front ? 0 : 1} ${px + a * k} ${py}" fill="none" stroke="${c}" stroke-width="${u * w * 0.55}" opacity=".9"/>`,
      ),
    );
  };
  ring(false);
  const C = circlePath(px, py, r);
  s.path(C, ink.far);
  s.clipped(C, () => {
    for (const [dy, h, c, o] of [
      [-0.62, 0.16, '#e98a4e', 0.9],
      [-0.2, 0.22, '#e98a4e', 0.75],
      [0.16, 0.1, ink.mid, 0.8],
      [0.42, 0.26, '#e98a4e', 0.55],
      [-0.42, 0.06, ink.mid, 0.8],
    ])
      s.path(
        d`M${px - r * 1.2} ${py + dy * r}q${r * 0.6} ${-u * 2} ${r * 1.2} 0t${r * 1.2} 0v${h * r}q${-r * 0.6} ${u * 2} ${-r * 1.2} 0t${-r * 1.2} 0Z`,
        c,
        d`opacity="${o}" transform="rotate(-16 ${px} ${py})"`,
      );
  });
  s.stipple(C, ink.sky, s.fade([0.25, 0, 0.75, 0.85, 1, 1], px - r * 0.8, py - r * 0.8, px + r * 0.75, py + r * 0.9));
  ring(true);
  s.circle(s.x(wide ? 0.32 : 0.18), s.y(0.16), u * 5, ink.accent);
  s.stipple(
    d`M${s.x(wide ? 0.32 : 0.18) - u * 5} ${s.y(0.16)}a${u * 5} ${u * 5} 0 1 0 ${u * 10} 0a${u * 5} ${u * 5} 0 1 0 ${-u * 10} 0Z`,
    ink.sky,
    s.fade(
      [0.3, 0, 1, 1],
      s.x(wide ? 0.32 : 0.18) - u * 4,
      s.y(0.16) - u * 4,
      s.x(wide ? 0.32 : 0.18) + u * 4,
      s.y(0.16) + u * 4,
    ),
  );
  // rocket
  const rx = s.x(wide ? 0.4 : 0.26),
    ry = s.y(wide ? 0.5 : 0.5);
  s.add(d`<g transform="translate(${rx} ${ry}) rotate(38) scale(${(u * 10) / 10})">`);
  s.add(
    d`<path d="M-3 9L0 34L3 9Z" fill="${ink.light}"/><path d="M-1.6 9L0 22L1.6 9Z" fill="#fff4d6"/><path d="M0 -15C5 -9 5 2 4 9H-4C-5 2 -5 -9 0 -15Z" fill="${ink.accent}"/><path d="M0 -15C5 -9 5 2 4 9H1C2 0 2 -9 0 -15Z" fill="#9a8f7d"/><circle cy="-3" r="2.1" fill="${ink.sky}"/><circle cy="-3" r="1.3" fill="${ink.light}"/><path d="M-4 3L-8 10L-3.6 9ZM4 3L8 10L3.6 9Z" fill="${ink.far}"/></g>`,
  );
  // surface
  const h = s.hills([0, 0.72, 0.25, 0.68, 0.6, 0.74, 1, 0.69], ink.near);
  s.stipple(h, ink.far, s.fade([0, 0.8, 0.5, 0.1, 1, 0], 0, s.y(0.68), 0, s.y(0.9)));
  [
    [0.2, 0.78, 8],
    [0.62, 0.8, 11],
    [0.86, 0.76, 6],
    [0.42, 0.86, 7],
  ].forEach(([a, b, q]) => {
    s.add(
      d`<ellipse cx="${s.x(a)}" cy="${s.y(b)}" rx="${u * q}" ry="${u * q * 0.26}" fill="${ink.dark}"/><path d="M${s.x(a) - u * q} ${s.y(b)}a${u * q} ${u * q * 0.26} 0 0 0 ${u * q * 2} 0" fill="none" stroke="${ink.far}" stroke-width="${u * 0.4}" opacity=".7"/>`,
    );
  });
  const ax = s.x(wide ? 0.56 : 0.74),
    ay = s.y(0.725);
  s.rect(ax - u * 2.2, ay - u * 8, u * 4.4, u * 6, ink.accent, d`rx="${u}"`);
  s.rect(ax - u * 1.9, ay - u * 3, u * 1.6, u * 3.4, ink.accent, d`rx="${u * 0.5}"`);
  s.rect(ax + u * 0.3, ay - u * 3, u * 1.6, u * 3.4, ink.accent, d`rx="${u * 0.5}"`);
  s.circle(ax, ay - u * 10, u * 2.7, ink.accent);
  s.add(d`<ellipse cx="${ax - u * 0.5}" cy="${ay - u * 10}" rx="${u * 1.7}" ry="${u * 1.5}" fill="${ink.dark}"/>`);
  s.circle(ax - u * 1, ay - u * 10.4, u * 0.45, ink.light);
  s.line(d`M${ax + u * 3.4} ${ay}V${ay - u * 15}`, ink.accent, u * 0.4);
  s.path(d`M${ax + u * 3.4} ${ay - u * 15}h${u * 7}l${-u * 2} ${u * 2}l${u * 2} ${u * 2}h${-u * 7}Z`, ink.far);
  s.hills([0, 0.9, 0.5, 0.87, 1, 0.92], ink.dark);
}
