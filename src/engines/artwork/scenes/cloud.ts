import { drawCastleIsle } from '../kit/castle-isle.ts';
import { drawBird, drawCloud } from '../kit/figures.ts';
import type { Stage } from '../kit/stage.ts';
import { drawBalloon } from '../kit/vehicles.ts';
import type { Inks } from '../inks.ts';

/** Floating islands over a sea of clouds, balloons between them. */
export function drawCloudIsles(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.glow(s.x(0.5), s.y(0.62), u * 60, ink.light, 0.75);
  drawHighClouds(s, ink);
  const inks = { rock: ink.mid, shade: ink.dark, grass: '#5f8f6a', roof: ink.accent, window: ink.near };
  drawCastleIsle(s, s.x(wide ? 0.64 : 0.52), s.y(wide ? 0.42 : 0.36), u * (wide ? 40 : 46), inks);
  drawCastleIsle(s, s.x(0.16), s.y(0.5), u * 17, inks);
  drawCastleIsle(s, s.x(0.88), s.y(wide ? 0.62 : 0.54), u * 15, inks);
  if (wide) drawCastleIsle(s, s.x(0.38), s.y(0.66), u * 14, inks);
  drawBalloon(s, s.x(wide ? 0.44 : 0.2), s.y(0.24), u * 6, ink.accent, ink.dark);
  drawBalloon(s, s.x(0.86), s.y(0.3), u * 3.6, '#e0a63f', ink.dark);
  drawBalloon(s, s.x(wide ? 0.9 : 0.72), s.y(wide ? 0.14 : 0.12), u * 2.4, ink.accent, ink.dark);
  for (let i = 0; i < 5; i++) drawBird(s, s.x(0.3 + s.random() * 0.5), s.y(0.1 + s.random() * 0.14), u * 1.7, ink.dark);
  for (let i = 0; i < 7; i++)
    drawCloud(s, s.x(i / 6), s.y(0.82 + 0.03 * (i % 2)), u * 44, i % 2 ? ink.far : ink.mid, i + 9);
  for (let i = 0; i < 7; i++) drawCloud(s, s.x(i / 6 + 0.06), s.y(0.92), u * 46, i % 2 ? ink.near : ink.dark, i + 19);
  s.rect(0, s.y(0.915), s.W, s.H, ink.dark);
}

const highClouds = [
  [0.1, 0.3, 34],
  [0.86, 0.2, 30],
  [0.3, 0.62, 46],
  [0.7, 0.58, 52],
  [0.5, 0.68, 60],
  [0.94, 0.44, 36],
] as const;

function drawHighClouds(s: Stage, ink: Inks): void {
  highClouds.forEach(([x, y, width], i) =>
    drawCloud(s, s.x(x), s.y(y), s.u * width, i % 2 ? '#f4e3c2' : ink.skyLow, i + 2),
  );
}
