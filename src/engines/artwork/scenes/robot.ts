import { mixColors } from '../kit/color.ts';
import { d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

const heart = '#ef5f4a';

/** A robot holding a flower before a low sun. */
export function drawRobot(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 13000, '#f6e7c6', 0.4, 0.1);
  const [x, sunY, r] = [s.x(wide ? 0.64 : 0.5), s.y(wide ? 0.46 : 0.38), u * (wide ? 30 : 33)];
  s.glow(x, sunY, r * 1.7, ink.light, 0.7);
  s.shadedDisc(x, sunY, r, ink.light, ink.skyLow, s.fade([0.3, 0, 1, 0.95], x, sunY - r, x + r * 0.1, sunY + r));
  s.ridge(s.y(0.58), u * 10, 5, 0.5, ink.far);
  const ground = s.y(wide ? 0.72 : 0.6);
  s.hills([0, 0.7, 0.25, 0.66, wide ? 0.64 : 0.5, wide ? 0.71 : 0.59, 0.8, 0.68, 1, 0.72], ink.mid);
  const near = wide ? [0.4, 0.74, 0.66, 0.73] : [0.26, 0.74, 0.54, 0.62];
  const hill = s.hills([0, 0.82, ...near, 0.85, 0.74, 1, 0.8], ink.near);
  s.stipple(hill, ink.far, s.fade([0, 0.7, 1, 0], 0, ground, 0, ground + u * 24));
  const at = new Spot(s, x, ground + u * 3);
  const shade = mixColors(ink.accent, ink.dark, 0.5);
  drawBody(at, ink, shade);
  drawHead(at, ink, shade);
  drawFlower(at);
  for (let i = 0; i < 9; i++) {
    const [fx, fy] = [s.random() * W, s.y(0.8) + s.random() * u * 8];
    s.line(d`M${fx} ${fy}v${-u * 5}`, ink.dark, u * 0.5);
    s.circle(fx, fy - u * 5.6, u * 1.3, i % 2 ? heart : ink.light);
  }
  s.hills([0, 0.86, 0.5, 0.9, 1, 0.85], ink.dark);
}

function drawBody(at: Spot, ink: Inks, shade: string): void {
  at.line('M-6 0v-10M5 0v-10', ink.dark, 2.2);
  at.rect(-9.4, -1, 6, 2.6, ink.dark, 1.2);
  at.rect(2, -1, 6, 2.6, ink.dark, 1.2);
  at.rect(-11, -29, 22, 20, ink.accent, 3);
  at.stipple(roundedBox(-11, -29, 22, 20, 3), shade, [0.3, 0, 1, 0.95], [-11, 0, 11, 0]);
  at.rect(-6, -24, 12, 8, ink.dark, 1);
  at.path('M0 -17.4l-2.8 -2.6q0.2 -2.6 2.8 -1.2q2.6 -1.4 2.8 1.2Z', heart);
  at.circle(-8.4, -12, 0.8, ink.dark);
  at.circle(8.4, -12, 0.8, ink.dark);
  at.line('M-11 -25C-18 -24 -20 -18 -20 -14', shade, 2.2);
  at.line('M11 -25C19 -24 21 -30 21 -33', shade, 2.2);
}

function drawHead(at: Spot, ink: Inks, shade: string): void {
  at.rect(-3, -32, 6, 3.4, ink.dark);
  at.rect(-13, -48, 26, 17, ink.accent, 5);
  at.stipple(roundedBox(-13, -48, 26, 17, 5), shade, [0.35, 0, 1, 0.95], [-13, 0, 13, 0]);
  at.rect(-10, -44.6, 20, 10, ink.dark, 4);
  for (const side of [-1, 1]) {
    at.circle(side * 4.6, -39.6, 2.3, ink.light);
    at.circle(side * 4.6 - 0.6, -39, 0.9, ink.dark);
  }
  at.line('M0 -48v-6', ink.dark, 0.8);
  at.circle(0, -55, 1.7, heart);
  at.rect(-15, -42, 2.4, 6, shade, 1);
  at.rect(12.6, -42, 2.4, 6, shade, 1);
}

function drawFlower(at: Spot): void {
  at.line('M21 -33q0.6 -5 0 -9', '#4a7a3f', 0.9);
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI * 2;
    at.circle(21 + Math.cos(turn) * 2.1, -42.6 + Math.sin(turn) * 2.1, 1.6, '#f7ead0');
  }
  at.circle(21, -42.6, 1.5, '#ef9a3a');
}

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
}
