import { circlePath, d } from './path.ts';
import type { Stage } from './stage.ts';

export type PeakInks = { rock: string; cap: string; shade: string };

/** A mountain from its tip at (x, y) down, half as wide as `width` says to either side, snow on top. */
export function drawPeak(s: Stage, x: number, y: number, width: number, height: number, inks: PeakInks): void {
  s.path(d`M${x - width} ${y + height}L${x} ${y}L${x + width} ${y + height}Z`, inks.rock);
  s.path(
    d`M${x} ${y}L${x + width * 0.4} ${y + height * 0.4}L${x + width * 0.22} ${y + height * 0.36}L${x + width * 0.12} ${y + height * 0.46}L${x - width * 0.02} ${y + height * 0.36}L${x - width * 0.14} ${y + height * 0.44}L${x - width * 0.24} ${y + height * 0.32}L${x - width * 0.33} ${y + height * 0.33}Z`,
    inks.cap,
  );
  s.stipple(
    d`M${x} ${y}L${x + width} ${y + height}H${x + width * 0.1}L${x - width * 0.04} ${y + height * 0.4}Z`,
    inks.shade,
    s.fade([0, 0.75, 1, 0.2], 0, y, 0, y + height),
  );
}

/** A dune with its lit side to the right of the crest at (x, y). */
export function drawDune(s: Stage, x: number, y: number, w: number, h: number, lit: string, shade: string): void {
  s.path(
    d`M${x - w} ${y + h}C${x - w * 0.5} ${y + h * 0.7} ${x - w * 0.16} ${y + h * 0.1} ${x} ${y}C${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.8} ${x + w * 1.2} ${y + h}Z`,
    shade,
  );
  s.path(
    d`M${x} ${y}C${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.7} ${y + h * 0.8} ${x + w * 1.2} ${y + h}H${x + w * 0.2}C${x + w * 0.26} ${y + h * 0.7} ${x - w * 0.1} ${y + h * 0.4} ${x} ${y}Z`,
    lit,
  );
}

/** The underside of a floating island whose grass lies at (x, y). */
export function drawFloatingRock(
  s: Stage,
  x: number,
  y: number,
  w: number,
  inks: { rock: string; shade: string; grass: string },
): void {
  const h = w * 0.9;
  const rock = d`M${x - w / 2} ${y}C${x - w * 0.4} ${y + h * 0.3} ${x - w * 0.2} ${y + h * 0.36} ${x - w * 0.12} ${y + h * 0.7}L${x} ${y + h}L${x + w * 0.1} ${y + h * 0.66}C${x + w * 0.2} ${y + h * 0.4} ${x + w * 0.42} ${y + h * 0.34} ${x + w / 2} ${y}Z`;
  s.path(rock, inks.rock);
  s.stipple(rock, inks.shade, s.fade([0, 0.1, 1, 0.9], x - w * 0.3, y, x + w * 0.4, y + h * 0.5));
  s.ellipse(x, y, w / 2, w * 0.075, inks.grass);
}

/** A round tree standing on (x, y). */
export function drawRoundTree(s: Stage, x: number, y: number, h: number, leaf: string, lit: string): void {
  s.path(d`M${x - h * 0.05} ${y}L${x - h * 0.02} ${y - h * 0.5}H${x + h * 0.03}L${x + h * 0.06} ${y}Z`, leaf);
  for (const [dx, dy, r] of [
    [0, -0.72, 0.27],
    [-0.2, -0.58, 0.2],
    [0.2, -0.56, 0.19],
  ] as const) {
    const [cx, cy, radius] = [x + dx * h, y + dy * h, r * h];
    s.circle(cx, cy, radius, leaf);
    s.stipple(
      circlePath(cx, cy, radius),
      lit,
      s.fade([0, 0.8, 0.7, 0.05, 1, 0], cx - radius, cy - radius, cx + radius * 0.6, cy + radius),
    );
  }
}

export function drawPalm(s: Stage, x: number, y: number, h: number, fill: string, lean: number): void {
  const [tx, ty] = [x + h * 0.28 * lean, y - h];
  s.path(
    d`M${x - h * 0.035} ${y}Q${x + h * 0.02 * lean} ${y - h * 0.55} ${tx} ${ty}Q${x + h * 0.1 * lean} ${y - h * 0.5} ${x + h * 0.05} ${y}Z`,
    fill,
  );
  for (let i = 0; i < 8; i++) {
    const turn = -Math.PI * 0.98 + (i * Math.PI) / 7 + (s.random() - 0.5) * 0.2;
    const reach = h * (0.42 + s.random() * 0.14);
    const [ex, ey] = [tx + Math.cos(turn) * reach, ty + Math.sin(turn) * reach * 0.55 + reach * 0.34];
    const lift = Math.min(ty, ey);
    s.path(
      d`M${tx} ${ty}Q${(tx + ex) / 2} ${lift - reach * 0.32} ${ex} ${ey}Q${(tx + ex) / 2 + reach * 0.02} ${lift - reach * 0.08} ${tx} ${ty}Z`,
      fill,
    );
  }
}

/** A water plant with leaves to both sides, rooted at (x, bottom). */
export function drawKelp(s: Stage, x: number, bottom: number, h: number, fill: string): void {
  const { u } = s;
  let leaves = '';
  for (let i = 0; i < 9; i++) {
    const y = bottom - (h * i) / 9;
    const stem = x + Math.sin((i / 9) * 5 + x) * u * 2.4;
    const side = i % 2 ? 1 : -1;
    leaves += d`M${stem} ${y}q${side * u * 6} ${-u * 2} ${side * u * 6.4} ${-u * 7}q${-side * u * 5} ${u} ${-side * u * 6.4} ${u * 7}Z`;
  }
  s.path(leaves, fill);
  s.line(
    d`M${x} ${bottom}C${x + u * 3} ${bottom - h * 0.4} ${x - u * 3} ${bottom - h * 0.7} ${x} ${bottom - h}`,
    fill,
    u * 0.8,
  );
}
