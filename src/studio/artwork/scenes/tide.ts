import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawTide(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.rect(0, 0, W, H, ink.skyMid);
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0, 0.95, 0.5, 0.25, 1, 0]));
  s.stipple(s.sheet, ink.mid, s.fadeDown([0.3, 0, 1, 1]));
  for (let i = 0; i < 5; i++) {
    const x = s.x(0.08 + i * 0.2 + s.random() * 0.08),
      w = u * (5 + s.random() * 7);
    const path = d`M${x} 0h${w}L${x + w * 3 - u * 22} ${s.y(0.8)}H${x - u * 34}Z`;
    s.path(path, s.fade([0, 0.42, 1, 0], 0, 0, 0, s.y(0.8), ink.light));
    s.stipple(path, ink.light, s.fade([0, 0.5, 0.7, 0.12, 1, 0], 0, 0, 0, s.y(0.8)));
  }
  // whale
  const wx = s.x(wide ? 0.56 : 0.5),
    wy = s.y(wide ? 0.34 : 0.29),
    k = u * (wide ? 1.05 : 1);
  const w = d`M${wx - 38 * k} ${wy + 2 * k}C${wx - 36 * k} ${wy - 16 * k} ${wx - 8 * k} ${wy - 19 * k} ${wx + 8 * k} ${wy - 12 * k}C${wx + 22 * k} ${wy - 6 * k} ${wx + 30 * k} ${wy - 4 * k} ${wx + 36 * k} ${wy - 12 * k}C${wx + 33 * k} ${wy - 18 * k} ${wx + 35 * k} ${wy - 22 * k} ${wx + 39 * k} ${wy - 24 * k}C${wx + 41 * k} ${wy - 18 * k} ${wx + 42 * k} ${wy - 15 * k} ${wx + 47 * k} ${wy - 14 * k}C${wx + 44 * k} ${wy - 9 * k} ${wx + 41 * k} ${wy - 9 * k} ${wx + 40 * k} ${wy - 8 * k}C${wx + 34 * k} ${wy + 8 * k} ${wx + 10 * k} ${wy + 16 * k} ${wx - 10 * k} ${wy + 16 * k}C${wx - 28 * k} ${wy + 16 * k} ${wx - 39 * k} ${wy + 10 * k} ${wx - 38 * k} ${wy + 2 * k}Z`;
  s.path(w, ink.near);
  s.stipple(w, ink.skyLow, s.fade([0, 0.9, 0.45, 0.15, 1, 0], 0, wy - 20 * k, 0, wy + 12 * k));
  s.path(
    d`M${wx - 38 * k} ${wy + 3 * k}C${wx - 24 * k} ${wy + 6 * k} ${wx - 12 * k} ${wy + 6 * k} ${wx} ${wy + 14.6 * k}C${wx - 20 * k} ${wy + 19 * k} ${wx - 38 * k} ${wy + 14 * k} ${wx - 38 * k} ${wy + 3 * k}Z`,
    '#f0dfbb',
    'opacity=".85"',
  );
  for (let i = 0; i < 5; i++)
    s.line(
      d`M${wx - 34 * k + i * 3.4 * k} ${wy + (6.4 + i * 0.5) * k}q${6 * k} ${6 * k} ${14 * k} ${8 * k}`,
      ink.near,
      k * 0.5,
      'opacity=".6"',
    );
  s.path(
    d`M${wx - 14 * k} ${wy + 9 * k}C${wx - 10 * k} ${wy + 20 * k} ${wx - 2 * k} ${wy + 24 * k} ${wx + 6 * k} ${wy + 24 * k}C${wx + 4 * k} ${wy + 18 * k} ${wx} ${wy + 12 * k} ${wx - 4 * k} ${wy + 9 * k}Z`,
    ink.dark,
  );
  s.circle(wx - 25 * k, wy - 0.5 * k, 1.3 * k, ink.light);
  for (let i = 0; i < 9; i++)
    s.add(
      d`<circle cx="${wx - 30 * k + s.random() * 10 * k}" cy="${wy - 20 * k - s.random() * 16 * k}" r="${k * (0.6 + s.random() * 1.4)}" fill="none" stroke="${ink.light}" stroke-width="${k * 0.4}" opacity=".8"/>`,
    );
  // city domes
  const base = s.y(wide ? 0.8 : 0.68);
  s.ridge(base + u * 3, u * 9, 5, 0.5, ink.mid);
  [
    [0.16, 9],
    [0.3, 14],
    [0.47, 10],
    [0.66, 16],
    [0.84, 9],
  ].forEach(([t, r], i) => {
    const x = s.x(t),
      y = base + u * 4;
    s.glow(x, y - r * u * 0.4, r * u * 2, ink.light, 0.42);
    s.path(d`M${x - r * u * 0.72} ${y}a${r * u * 0.72} ${r * u * 0.8} 0 0 1 ${r * u * 1.44} 0Z`, ink.near);
    s.add(
      d`<path d="M${x - r * u * 0.72} ${y}a${r * u * 0.72} ${r * u * 0.8} 0 0 1 ${r * u * 1.44} 0" fill="none" stroke="${ink.accent}" stroke-width="${u * 0.6}"/>`,
    );
    for (let j = -1; j <= 1; j++) {
      const tw = r * u * 0.22,
        th = r * u * (0.34 + 0.22 * (j === 0) + ((0.08 * i) % 2));
      s.rect(x + j * r * u * 0.4 - tw / 2, y - th, tw, th, ink.dark);
      for (let q = 0; q < 3; q++)
        s.rect(x + j * r * u * 0.4 - tw * 0.22, y - th + u * 1 + q * u * 2.4, tw * 0.44, u * 1.1, ink.light);
    }
    s.line(d`M${x} ${y - r * u * 0.8}v${-u * 3}`, ink.accent, u * 0.5);
  });
  // kelp foreground
  const kelp = (x, h, c) => {
    let path = '';
    const n = 9;
    for (let i = 0; i < n; i++) {
      const t = i / n,
        y = H - h * t,
        xx = x + Math.sin(t * 5 + x) * u * 2.4;
      path += d`M${xx} ${y}q${(i % 2 ? 1 : -1) * u * 6} ${-u * 2} ${(i % 2 ? 1 : -1) * u * 6.4} ${-u * 7}q${(i % 2 ? -1 : 1) * u * 5} ${u * 1} ${(i % 2 ? -1 : 1) * u * 6.4} ${u * 7}Z`;
    }
    s.path(path, c);
    s.line(d`M${x} ${H}C${x + u * 3} ${H - h * 0.4} ${x - u * 3} ${H - h * 0.7} ${x} ${H - h}`, c, u * 0.8);
  };
  s.ridge(s.y(0.84), u * 8, 5, 0.5, ink.near);
  [
    [0.04, 0.5],
    [0.12, 0.36],
    [0.9, 0.46],
    [0.98, 0.58],
    [0.8, 0.24],
  ].forEach(([t, h]) => kelp(s.x(t), s.y(h), ink.dark));
  if (wide)
    [
      [0.22, 0.3],
      [0.7, 0.22],
    ].forEach(([t, h]) => kelp(s.x(t), s.y(h), ink.dark));
  s.ridge(s.y(0.92), u * 4, 5, 0.5, ink.dark);
  // diver
  const dx = s.x(wide ? 0.3 : 0.24),
    dy = s.y(0.5);
  s.path(d`M${dx - u * 4} ${dy}q${u * 4} ${-u * 3} ${u * 8} 0q${-u * 4} ${u * 3} ${-u * 8} 0Z`, ink.accent);
  s.circle(dx + u * 2, dy - u * 0.3, u * 1.4, ink.light);
  s.path(d`M${dx - u * 3.6} ${dy}l${-u * 3} ${-u * 2}v${u * 4}Z`, ink.accent);
  s.path(
    d`M${dx + u * 3.6} ${dy}L${dx + u * 24} ${dy - u * 6}V${dy + u * 8}Z`,
    s.fade([0, 0.6, 1, 0], dx, dy, dx + u * 24, dy, ink.light),
  );
}
