import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawPixel(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  const c = u * 3;
  const q = (v) => Math.round(v / c) * c;
  s.rect(0, 0, W, H, ink.sky);
  // dithered sky: ordered blocks
  const cols = Math.ceil(W / c),
    rows = Math.ceil(H / c);
  const B = [
    [0, 8, 2, 10],
    [12, 4, 14, 6],
    [3, 11, 1, 9],
    [15, 7, 13, 5],
  ];
  let d1 = '',
    d2 = '';
  for (let y = 0; y < rows * 0.75; y++)
    for (let x = 0; x < cols; x++) {
      const t = y / (rows * 0.62);
      const th = (B[y % 4][x % 4] + 0.5) / 16;
      if (t * 1.1 > th) d1 += d`M${x * c} ${y * c}h${c}v${c}h${-c}Z`;
      if (t * 1.25 - 0.55 > th) d2 += d`M${x * c} ${y * c}h${c}v${c}h${-c}Z`;
    }
  s.path(d1, ink.skyMid);
  s.path(d2, ink.skyLow, 'opacity=".75"');
  const sx = q(s.x(wide ? 0.64 : 0.5)),
    sy = q(s.y(wide ? 0.34 : 0.3));
  // portal: concentric stepped rings
  const ring = (R, col) => {
    let path = '';
    for (let y = -R; y <= R; y++)
      for (let x = -R; x <= R; x++) {
        const dd = Math.hypot(x, y);
        if (dd <= R + 0.3) path += d`M${sx + x * c} ${sy + y * c}h${c + 0.2}v${c + 0.2}h${-c - 0.2}Z`;
      }
    s.path(path, col);
  };
  const R = wide ? 9 : 9;
  ring(R, ink.dark);
  ring(R - 1, ink.accent);
  ring(R - 3, ink.light);
  ring(R - 5, '#fff3cf');
  ring(R - 7, ink.light);
  // mountains blocky
  const mtn = (base, amp, col, cap) => {
    let y = base;
    let path = '',
      dc = '';
    for (let x = 0; x < cols; x++) {
      y += Math.round((s.random() - 0.5) * 2.4) * c;
      y = Math.max(base - amp, Math.min(base + amp * 0.5, y));
      path += d`M${x * c} ${q(y)}h${c + 0.3}V${H}h${-c - 0.3}Z`;
      if (cap) dc += d`M${x * c} ${q(y)}h${c + 0.3}v${c}h${-c - 0.3}Z`;
    }
    s.path(path, col);
    if (cap) s.path(dc, cap);
  };
  mtn(s.y(0.56), u * 16, ink.far, ink.skyLow);
  mtn(s.y(0.68), u * 12, ink.mid, ink.skyMid);
  // floating cubes
  const cube = (x, y, n) => {
    const k = c * n;
    s.path(d`M${x} ${y}l${k} ${-k * 0.5}l${k} ${k * 0.5}l${-k} ${k * 0.5}Z`, ink.skyLow);
    s.path(d`M${x} ${y}l${k} ${k * 0.5}v${k}l${-k} ${-k * 0.5}Z`, ink.far);
    s.path(d`M${x + 2 * k} ${y}l${-k} ${k * 0.5}v${k}l${k} ${-k * 0.5}Z`, ink.near);
  };
  cube(s.x(0.1), s.y(0.34), 2.2);
  cube(s.x(0.76), s.y(0.46), 1.8);
  cube(s.x(0.2), s.y(0.5), 1.2);
  cube(s.x(0.84), s.y(0.2), 1.2);
  if (wide) {
    cube(s.x(0.36), s.y(0.26), 1.6);
    cube(s.x(0.3), s.y(0.6), 1.4);
  }
  // stair to portal
  let path = '';
  const bx = sx,
    by = q(s.y(wide ? 0.72 : 0.6));
  for (let i = 0; i < 8; i++) {
    path += d`M${bx - c * (3 + i)} ${by + i * c * 1}h${c * (6 + 2 * i + 1)}V${H}h${-c * (6 + 2 * i + 1)}Z`;
  }
  s.path(path, ink.near);
  for (let i = 0; i < 8; i++)
    s.rect(bx - c * (3 + i), by + i * c, c * (7 + 2 * i), c * 0.35, ink.light, d`opacity="${0.8 - i * 0.1}"`);
  // hero sprite 8x10
  const spr = [
    '..kkkk..',
    '.kaaaak.',
    '.kaffak.',
    '..ffff..',
    '.rkkkkr.',
    'rrkkkk.r',
    'rrkkkk..',
    '.rkkkk..',
    '..k..k..',
    '..k..k..',
  ];
  const cc = c * 0.78;
  spr.forEach((row, j) =>
    [...row].forEach((ch, i) => {
      if (ch === '.') return;
      s.rect(
        bx + c * 0.5 + (i - 4) * cc,
        by - 10 * cc + j * cc,
        cc + 0.3,
        cc + 0.3,
        { k: ink.dark, a: '#6b3a1e', f: '#f2c79a', r: ink.accent }[ch],
      );
    }),
  );
  mtn(s.y(0.92), u * 5, ink.dark);
}
