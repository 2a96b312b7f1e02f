import { drawFloatingRock } from './landforms.ts';
import { d } from './path.ts';
import type { Stage } from './stage.ts';

export type IsleInks = { rock: string; shade: string; grass: string; roof: string; window: string };

/** A floating island with four small towers, its grass at (x, y). */
export function drawCastleIsle(s: Stage, x: number, y: number, w: number, inks: IsleInks): void {
  drawFloatingRock(s, x, y, w, inks);
  for (const [dx, h, ww, dome] of [
    [-0.24, 0.22, 0.1, false],
    [-0.05, 0.5, 0.14, true],
    [0.12, 0.32, 0.11, false],
    [0.28, 0.2, 0.1, true],
  ] as const) {
    const X = x + dx * w;
    const Y = y - w * 0.01;
    s.rect(X - (ww * w) / 2, Y - h * w, ww * w, h * w, '#f2e2c0');
    s.rect(X, Y - h * w, (ww * w) / 2, h * w, '#cdb389');
    if (dome)
      s.path(
        d`M${X - ww * w * 0.6} ${Y - h * w}Q${X - ww * w * 0.7} ${Y - h * w - ww * w} ${X} ${Y - h * w - ww * w * 1.5}Q${X + ww * w * 0.7} ${Y - h * w - ww * w} ${X + ww * w * 0.6} ${Y - h * w}Z`,
        inks.roof,
      );
    else
      s.path(
        d`M${X - ww * w * 0.62} ${Y - h * w}L${X} ${Y - h * w - ww * w * 1.9}L${X + ww * w * 0.62} ${Y - h * w}Z`,
        inks.roof,
      );
    for (let q = 0; q < Math.floor((h / ww) * 0.8); q++)
      s.rect(X - ww * w * 0.16, Y - h * w + ww * w * (0.4 + q * 0.8), ww * w * 0.3, ww * w * 0.42, inks.window);
    s.line(d`M${X} ${Y - h * w - ww * w * 1.4}v${-w * 0.08}`, inks.roof, w * 0.012);
  }
}
