import { Spot } from './spot.ts';
import type { Stage } from './stage.ts';

export type WhaleInks = { body: string; lit: string; dark: string; eye: string };

/** A whale swimming left; `k` is an eighty-fifth of its length. */
export function drawWhale(s: Stage, x: number, y: number, k: number, inks: WhaleInks): void {
  const at = new Spot(s, x, y, k);
  const body =
    'M-38 2C-36 -16 -8 -19 8 -12C22 -6 30 -4 36 -12C33 -18 35 -22 39 -24C41 -18 42 -15 47 -14C44 -9 41 -9 40 -8C34 8 10 16 -10 16C-28 16 -39 10 -38 2Z';
  at.path(body, inks.body);
  at.stipple(body, inks.lit, [0, 0.95, 0.5, 0.15, 1, 0], [0, -20, 0, 12]);
  at.path('M-38 3C-24 6 -12 6 0 14.6C-20 19 -38 14 -38 3Z', '#f0dfbb', 'opacity=".88"');
  for (let i = 0; i < 5; i++) at.line(`M${-34 + i * 3.4} ${6.4 + i * 0.5}q6 6 14 8`, inks.body, 0.5, 'opacity=".6"');
  at.path('M-14 9C-10 20 -2 24 6 24C4 18 0 12 -4 9Z', inks.dark);
  at.circle(-25, -0.5, 1.3, inks.eye);
}
