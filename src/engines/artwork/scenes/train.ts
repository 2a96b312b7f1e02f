import { drawPine } from '../kit/figures.ts';
import { circlePath, d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

/** A night train on a viaduct before a great moon. */
export function drawTrain(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 14000, ink.accent, 0.4, 0.08);
  drawMoon(s, ink);
  s.ridge(s.y(0.5), u * 26, 6, 0.5, ink.far);
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0.45, 0, 0.62, 0.42, 0.72, 0]));
  s.ridge(s.y(0.6), u * 16, 6, 0.55, ink.mid);
  // The engine's front buffer, on the rail.
  const engine = new Spot(s, s.x(wide ? 0.26 : 0.2), s.y(wide ? 0.6 : 0.53));
  drawSmoke(engine, ink);
  drawViaduct(s, ink, engine.y);
  drawEngine(engine, ink);
  drawCarriages(engine, ink);
  for (let i = 0; i < W / u / 3.4; i++) {
    const x = i * u * 3.6 + s.random() * u * 2;
    drawPine(s, x, s.y(0.86) + s.random() * u * 8, u * (12 + s.random() * 14), i % 2 ? ink.dark : ink.near);
  }
  s.rect(0, s.y(0.88), W, H, ink.dark);
}

function drawMoon(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  const [x, y, r] = [s.x(wide ? 0.72 : 0.64), s.y(wide ? 0.36 : 0.3), u * (wide ? 24 : 27)];
  s.glow(x, y, r * 1.9, ink.light, 0.6);
  s.shadedDisc(x, y, r, ink.accent, ink.light, s.fade([0, 0, 1, 0.95], x - r * 0.4, y - r, x + r * 0.5, y + r));
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.16],
    [0.28, 0.24, 0.1],
    [0.1, -0.5, 0.07],
  ] as const)
    s.circle(x + dx * r, y + dy * r, r * size, ink.light, 'opacity=".5"');
}

function drawSmoke({ s, x, y, unit }: Spot, ink: Inks): void {
  const puffs = Array.from({ length: 16 }, (_, i) => {
    const t = i / 15;
    return {
      t,
      px: x + t * s.W * 0.62,
      py: y - unit * (12.75 + Math.sin(t * 2.4) * 9 + t * 8),
      r: unit * (1.6 + t * 6.5),
    };
  });
  for (const { t, px, py, r } of puffs) s.circle(px, py, r, ink.accent, d`opacity="${0.92 - t * 0.62}"`);
  for (const { px, py, r } of puffs)
    s.stipple(circlePath(px, py, r), ink.skyMid, s.fade([0.4, 0, 1, 0.8], 0, py - r, 0, py + r), 5);
}

function drawViaduct(s: Stage, ink: Inks, rail: number): void {
  const { W, u } = s;
  const [span, foot, spring] = [u * 17, s.y(0.92), rail + u * 13];
  let wall = d`M0 ${rail + u}H${W}V${foot}H0Z`;
  for (let i = 0; i <= Math.ceil(W / span); i++) {
    const left = (i - 0.2) * span;
    const [right, r] = [left + span * 0.74, span * 0.37];
    // Arches run against the wall's direction, so that the fill leaves them open.
    wall += d`M${right} ${foot}V${spring}A${r} ${r} 0 0 0 ${left} ${spring}V${foot}Z`;
  }
  s.path(wall, ink.near);
  s.stipple(wall, ink.far, s.fade([0, 0.6, 1, 0], 0, rail, 0, rail + u * 26));
  s.rect(0, rail + u * 0.4, W, u * 1.6, ink.dark);
}

function drawEngine(at: Spot, ink: Inks): void {
  const { s } = at;
  at.rect(0, -6.4, 15, 5.3, ink.dark, 2.55);
  at.rect(11, -9.5, 6.5, 9.35, ink.dark);
  at.rect(10.4, -10.2, 7.8, 0.9, ink.dark);
  at.rect(2.6, -10.5, 1.9, 6, ink.dark);
  at.rect(2.1, -11, 2.9, 0.9, ink.dark);
  at.circle(7, -7, 1.1, ink.dark);
  at.rect(12.4, -8, 3.4, 2.6, ink.light);
  at.path('M-2.5 0.2l3.5 -3v3Z', ink.dark);
  const y = at.y - at.unit * 3.74;
  s.path(d`M${at.x} ${y}L0 ${y - at.unit * 9}V${y + at.unit * 10}Z`, s.fade([0, 0, 1, 0.8], 0, 0, at.x, 0, ink.light));
  at.circle(0.2, -3.74, 1.3, ink.light);
  for (let wheel = 0; wheel < 4; wheel++) at.circle(2.5 + wheel * 4, -0.4, 1.5, ink.dark);
}

/** As many as the sheet has room for; somebody sits in the first one's third window. */
function drawCarriages(at: Spot, ink: Inks): void {
  const end = (at.s.W - at.x) / at.unit + 5;
  for (let x = 19; x < end; x += 24.6) {
    at.rect(x, -8.1, 23, 7.15, ink.dark, 0.9);
    for (let window = 0; window < 6; window++) at.rect(x + 1.7 + window * 3.5, -6.5, 2.3, 2.9, ink.light, 0.4);
    at.rect(x - 1.2, -1.8, 25.6, 0.9, ink.dark);
    for (const wheel of [3, 6.5, 16, 19.5]) at.circle(x + wheel, -0.3, 1.3, ink.dark);
  }
  at.circle(28.85, -5.2, 0.62, ink.dark);
  at.path('M27.9 -3.6q0.95 -1.7 1.9 0Z', ink.dark);
}
