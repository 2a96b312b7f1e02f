import { d } from './path.ts';
import type { Stage } from './stage.ts';

export type WhaleInks = { body: string; lit: string; dark: string; eye: string };

/** A whale swimming left; `k` is a seventy-sixth of its length. */
export function drawWhale(s: Stage, wx: number, wy: number, k: number, inks: WhaleInks): void {
  const body = d`M${wx - 38 * k} ${wy + 2 * k}C${wx - 36 * k} ${wy - 16 * k} ${wx - 8 * k} ${wy - 19 * k} ${wx + 8 * k} ${wy - 12 * k}C${wx + 22 * k} ${wy - 6 * k} ${wx + 30 * k} ${wy - 4 * k} ${wx + 36 * k} ${wy - 12 * k}C${wx + 33 * k} ${wy - 18 * k} ${wx + 35 * k} ${wy - 22 * k} ${wx + 39 * k} ${wy - 24 * k}C${wx + 41 * k} ${wy - 18 * k} ${wx + 42 * k} ${wy - 15 * k} ${wx + 47 * k} ${wy - 14 * k}C${wx + 44 * k} ${wy - 9 * k} ${wx + 41 * k} ${wy - 9 * k} ${wx + 40 * k} ${wy - 8 * k}C${wx + 34 * k} ${wy + 8 * k} ${wx + 10 * k} ${wy + 16 * k} ${wx - 10 * k} ${wy + 16 * k}C${wx - 28 * k} ${wy + 16 * k} ${wx - 39 * k} ${wy + 10 * k} ${wx - 38 * k} ${wy + 2 * k}Z`;
  s.path(body, inks.body);
  s.stipple(body, inks.lit, s.fade([0, 0.95, 0.5, 0.15, 1, 0], 0, wy - 20 * k, 0, wy + 12 * k));
  s.path(
    d`M${wx - 38 * k} ${wy + 3 * k}C${wx - 24 * k} ${wy + 6 * k} ${wx - 12 * k} ${wy + 6 * k} ${wx} ${wy + 14.6 * k}C${wx - 20 * k} ${wy + 19 * k} ${wx - 38 * k} ${wy + 14 * k} ${wx - 38 * k} ${wy + 3 * k}Z`,
    '#f0dfbb',
    'opacity=".88"',
  );
  for (let i = 0; i < 5; i++)
    s.line(
      d`M${wx - 34 * k + i * 3.4 * k} ${wy + (6.4 + i * 0.5) * k}q${6 * k} ${6 * k} ${14 * k} ${8 * k}`,
      inks.body,
      k * 0.5,
      'opacity=".6"',
    );
  s.path(
    d`M${wx - 14 * k} ${wy + 9 * k}C${wx - 10 * k} ${wy + 20 * k} ${wx - 2 * k} ${wy + 24 * k} ${wx + 6 * k} ${wy + 24 * k}C${wx + 4 * k} ${wy + 18 * k} ${wx} ${wy + 12 * k} ${wx - 4 * k} ${wy + 9 * k}Z`,
    inks.dark,
  );
  s.circle(wx - 25 * k, wy - 0.5 * k, 1.3 * k, inks.eye);
}
