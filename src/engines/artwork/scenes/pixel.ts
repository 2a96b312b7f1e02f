import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

type Grid = { s: Stage; ink: Inks; block: number; columns: number; rows: number };

/** A hero of blocks before a round portal of blocks. */
export function drawPixel(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  const block = u * 3;
  const grid: Grid = { s, ink, block, columns: Math.ceil(W / block), rows: Math.ceil(H / block) };
  const snap = (length: number): number => Math.round(length / block) * block;
  s.rect(0, 0, W, H, ink.sky);
  drawDitheredSky(grid);
  const x = snap(s.x(wide ? 0.64 : 0.5));
  const y = snap(s.y(wide ? 0.34 : 0.3));
  for (const [r, color] of [
    [9, ink.dark],
    [8, ink.accent],
    [6, ink.light],
    [4, '#fff3cf'],
    [2, ink.light],
  ] as const)
    drawRing(grid, x, y, r, color);
  drawSkyline(grid, s.y(0.56), u * 16, ink.far, ink.skyLow);
  drawSkyline(grid, s.y(0.68), u * 12, ink.mid, ink.skyMid);
  const cubes = [
    [0.1, 0.34, 2.2],
    [0.76, 0.46, 1.8],
    [0.2, 0.5, 1.2],
    [0.84, 0.2, 1.2],
    [0.36, 0.26, 1.6],
    [0.3, 0.6, 1.4],
  ] as const;
  for (const [cx, cy, size] of wide ? cubes : cubes.slice(0, 4)) drawCube(grid, s.x(cx), s.y(cy), size);
  const step = snap(s.y(wide ? 0.72 : 0.6));
  drawStair(grid, x, step);
  drawHero(grid, x, step);
  drawSkyline(grid, s.y(0.92), u * 5, ink.dark);
}

/** Ordered dither (Bayer 4 × 4) from night to horizon. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

function drawDitheredSky({ s, ink, block, columns, rows }: Grid): void {
  let [middle, low] = ['', ''];
  for (let y = 0; y < rows * 0.75; y++)
    for (let x = 0; x < columns; x++) {
      const depth = y / (rows * 0.62);
      const threshold = ((bayer[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
      const cell = d`M${x * block} ${y * block}h${block}v${block}h${-block}Z`;
      if (depth * 1.1 > threshold) middle += cell;
      if (depth * 1.25 - 0.55 > threshold) low += cell;
    }
  s.path(middle, ink.skyMid);
  s.path(low, ink.skyLow, 'opacity=".75"');
}

function drawRing({ s, block }: Grid, cx: number, cy: number, r: number, color: string): void {
  const side = block + 0.2;
  let path = '';
  for (let y = -r; y <= r; y++)
    for (let x = -r; x <= r; x++)
      if (Math.hypot(x, y) <= r + 0.3) path += d`M${cx + x * block} ${cy + y * block}h${side}v${side}h${-side}Z`;
  s.path(path, color);
}

/** Stepped hills round the height `base`, with a cap of one block where `cap` names its ink. */
function drawSkyline({ s, block, columns }: Grid, base: number, amplitude: number, color: string, cap?: string): void {
  let [path, caps, y] = ['', '', base];
  const side = block + 0.3;
  for (let x = 0; x < columns; x++) {
    y += Math.round((s.random() - 0.5) * 2.4) * block;
    y = Math.max(base - amplitude, Math.min(base + amplitude * 0.5, y));
    const top = Math.round(y / block) * block;
    path += d`M${x * block} ${top}h${side}V${s.H}h${-side}Z`;
    caps += d`M${x * block} ${top}h${side}v${block}h${-side}Z`;
  }
  s.path(path, color);
  if (cap) s.path(caps, cap);
}

function drawCube({ s, ink, block }: Grid, x: number, y: number, size: number): void {
  const k = block * size;
  s.path(d`M${x} ${y}l${k} ${-k / 2}l${k} ${k / 2}l${-k} ${k / 2}Z`, ink.skyLow);
  s.path(d`M${x} ${y}l${k} ${k / 2}v${k}l${-k} ${-k / 2}Z`, ink.far);
  s.path(d`M${x + 2 * k} ${y}l${-k} ${k / 2}v${k}l${k} ${-k / 2}Z`, ink.near);
}

function drawStair({ s, ink, block }: Grid, x: number, y: number): void {
  for (let i = 0; i < 8; i++) {
    const [left, top, width] = [x - block * (3 + i), y + i * block, block * (7 + 2 * i)];
    s.rect(left, top, width, s.H - top, ink.near);
  }
  for (let i = 0; i < 8; i++)
    s.rect(
      x - block * (3 + i),
      y + i * block,
      block * (7 + 2 * i),
      block * 0.35,
      ink.light,
      d`opacity="${0.8 - i * 0.1}"`,
    );
}

/** k coat, a hair, f face, r scarf. */
const sprite = [
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

function drawHero({ s, ink, block }: Grid, x: number, y: number): void {
  const cell = block * 0.78;
  const inks: Record<string, string> = { k: ink.dark, a: '#6b3a1e', f: '#f2c79a', r: ink.accent };
  sprite.forEach((row, down) =>
    Array.from(row).forEach((letter, across) => {
      const fill = inks[letter];
      if (fill) s.rect(x + block / 2 + (across - 4) * cell, y + (down - 10) * cell, cell + 0.3, cell + 0.3, fill);
    }),
  );
}
