import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

type Mast = { x: number; top: number; foot: number };

/** A mast that sends over a rainy city, and a detective who listens on a roof. */
export function drawRadio(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  const mast: Mast = { x: s.x(wide ? 0.68 : 0.6), top: s.y(wide ? 0.14 : 0.13), foot: s.y(wide ? 0.78 : 0.64) };
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 16000, '#e9dfc8', 0.4, 0.05);
  const tip = new Spot(s, mast.x, mast.top);
  for (let i = 7; i >= 1; i--) tip.ring(0, 0, 5 + i * 8.5, ink.light, 0.55, 0.85 - i * 0.105);
  tip.glow(0, 0, 34, ink.light, 0.85);
  drawHouses(s, ink, { highest: 0.44, lowest: 0.58, color: ink.far, lit: 0.08, seed: 4, narrow: 6, broad: 12 });
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0.42, 0, 0.6, 0.3, 0.7, 0]));
  drawHouses(s, ink, { highest: 0.52, lowest: 0.68, color: ink.mid, lit: 0.2, seed: 8, narrow: 7, broad: 15 });
  drawMast(s, ink, mast);
  drawStation(new Spot(s, mast.x, mast.foot), ink);
  drawHouses(s, ink, { highest: 0.74, lowest: 0.84, color: ink.near, lit: 0.12, seed: 21, narrow: 9, broad: 18 });
  drawDetective(new Spot(s, s.x(wide ? 0.3 : 0.2), s.y(0.745)), ink);
  for (let i = 0; i < (W * H) / 7000; i++) {
    const [x, y] = [s.random() * W, s.random() * H];
    s.line(d`M${x} ${y}l${-u * 0.9} ${u * 4}`, '#dfe6e0', u * 0.18, d`opacity="${0.15 + s.random() * 0.25}"`);
  }
  s.rect(0, s.y(0.93), W, H, ink.dark);
}

/** Heights in shares of the sheet, widths in units; `lit` is the share of windows with a light on. */
type Row = { highest: number; lowest: number; color: string; lit: number; seed: number; narrow: number; broad: number };

function drawHouses(s: Stage, ink: Inks, row: Row): void {
  const { W, H, u } = s;
  const random = seededRandom(row.seed);
  for (let x = -u * 2; x < W;) {
    const w = u * (row.narrow + random() * (row.broad - row.narrow));
    const top = s.y(row.highest + random() * (row.lowest - row.highest));
    s.rect(x, top, w + 1, H - top, row.color);
    drawRoof(s, x, top, w, row.color, random());
    for (let y = top + u * 2.4; y < s.y(0.95); y += u * 3.6)
      for (let at = x + u * 1.5; at < x + w - u * 2; at += u * 2.9)
        if (random() < row.lit) s.rect(at, y, u * 1.35, u * 1.9, ink.light, d`opacity="${0.5 + random() * 0.5}"`);
    x += w;
  }
}

function drawRoof(s: Stage, x: number, top: number, w: number, color: string, kind: number): void {
  const { u } = s;
  if (kind < 0.3) s.path(d`M${x} ${top}l${w / 2} ${-u * 5}l${w / 2} ${u * 5}Z`, color);
  else if (kind < 0.5) s.rect(x + w * 0.35, top - u * 5, w * 0.28, u * 5, color);
  else if (kind < 0.65) {
    s.rect(x + w * 0.2, top - u * 4, w / 2, u * 3, color);
    s.rect(x + w * 0.25, top - u, u * 0.6, u, color);
  }
}

function drawMast(s: Stage, ink: Inks, { x, top, foot }: Mast): void {
  const { u } = s;
  const half = u * 6.5;
  s.line(d`M${x} ${top}L${x - half} ${foot}M${x} ${top}L${x + half} ${foot}`, ink.dark, u * 0.9);
  for (let i = 1; i < 11; i++) {
    const [t, next] = [i / 11, (i + 1) / 11];
    const [a, b, y, below] = [half * t, half * next, top + (foot - top) * t, top + (foot - top) * next];
    s.line(
      d`M${x - a} ${y}L${x + b} ${below}M${x + a} ${y}L${x - b} ${below}M${x - a} ${y}H${x + a}`,
      ink.dark,
      u * 0.42,
    );
  }
  const tip = new Spot(s, x, top);
  tip.line('M0 0v-7', ink.dark, 0.7);
  tip.circle(0, -7.4, 1.4, ink.accent);
  tip.halo(0, -7.4, 9, ink.accent, 0.8);
  tip.circle(0, 0, 1.1, ink.accent);
}

function drawStation(at: Spot, ink: Inks): void {
  at.rect(-20, 0, 40, 200, ink.near);
  at.rect(-21.5, -1, 43, 2.6, ink.dark);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 5; row++) {
      const light = column === 1 && row === 0 ? 1 : 0.55;
      if ((column * row + column) % 3 !== 1)
        at.rect(-15 + column * 8.6, 6 + row * 6.4, 3.2, 4.2, ink.light, 0, `opacity="${light}"`);
    }
}

function drawDetective(at: Spot, ink: Inks): void {
  const { s, unit: u } = at;
  at.rect(-14, 0, 30, 200, ink.dark);
  at.rect(-15, -0.6, 32, 1.8, ink.dark);
  drawFigure(s, at.x + u * 2, at.y, u * 15, ink.dark, { hat: true });
  at.line('M5 -9L7 -20', ink.dark, 0.5);
  at.path('M-5 -18.6Q5 -31 19 -20Q15 -21.5 12.6 -19.6Q9 -21.4 6 -19Q1 -21 -5 -18.6Z', ink.accent);
}
