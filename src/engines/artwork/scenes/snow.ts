import { mixColors } from '../kit/color.ts';
import { drawFigure, drawPine } from '../kit/figures.ts';
import { drawPeak } from '../kit/landforms.ts';
import { d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

/** A cabin with a light on under snowy peaks, and somebody on the way to it. */
export function drawSnow(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 12000, ink.accent, 0.35, 0.1);
  drawPeak(s, s.x(0.2), s.y(0.22), u * 42, u * 70, { rock: ink.far, cap: ink.accent, shade: ink.near });
  drawPeak(s, s.x(0.78), s.y(0.16), u * 48, u * 78, { rock: ink.far, cap: ink.accent, shade: ink.near });
  drawPeak(s, s.x(0.5), s.y(0.32), u * 34, u * 50, { rock: ink.mid, cap: ink.skyLow, shade: ink.near });
  drawMeadow(s, ink);
  const at = new Spot(s, s.x(wide ? 0.64 : 0.48), s.y(wide ? 0.74 : 0.66));
  at.glow(0, -4, 34, ink.light, 0.8);
  drawCabin(at, ink);
  for (let i = 0; i < 7; i++) at.ellipse(-16 - i * 4, 4 + i * 1.6, 0.9, 0.4, ink.mid);
  drawFigure(s, at.x - u * (wide ? 42 : 34), at.y + u * 14, u * 12, ink.dark, { hat: true, lamp: ink.light });
  for (let i = 0; i < W / u / 4; i++) {
    const x = s.random() < 0.5 ? s.random() * W * 0.3 : W * (0.72 + s.random() * 0.3);
    drawPine(s, x, s.y(0.84) + s.random() * u * 8, u * (20 + s.random() * 18), i % 2 ? ink.dark : ink.near);
  }
  s.hills([0, 0.9, 0.3, 0.87, 0.7, 0.91, 1, 0.86], ink.dark);
  for (let i = 0; i < (W * H) / 3500; i++) {
    const [x, y, r] = [s.random() * W, s.random() * H * 0.9, u * (0.18 + s.random() * 0.42)];
    s.circle(x, y, r, ink.accent, d`opacity="${0.45 + s.random() * 0.5}"`);
  }
}

function drawMeadow(s: Stage, ink: Inks): void {
  const { W, u } = s;
  s.hills([0, 0.6, 0.3, 0.56, 0.65, 0.62, 1, 0.57], mixColors(ink.far, ink.accent, 0.42));
  for (let i = 0; i < W / u / 5; i++)
    drawPine(s, s.random() * W, s.y(0.6) + s.random() * u * 5, u * (9 + s.random() * 8), ink.mid);
  const snow = s.hills([0, 0.66, 0.4, 0.63, 0.7, 0.68, 1, 0.64], mixColors(ink.accent, ink.skyLow, 0.4));
  s.stipple(snow, ink.mid, s.fade([0, 0, 1, 0.95], 0, s.y(0.62), 0, s.y(0.9)));
}

function drawCabin(at: Spot, ink: Inks): void {
  at.rect(-14, -13, 28, 14, ink.dark);
  for (let log = 0; log < 5; log++) at.rect(-14, -12 + log * 2.7, 28, 0.35, ink.near);
  at.path('M-18 -12L-2 -27L18 -12Z', ink.near);
  at.path('M-19 -12Q-16 -16 -2 -29Q14 -16 19 -12L13 -14.6L-2 -25L-14 -14Z', ink.accent);
  at.rect(6, -29, 4, 9, ink.dark);
  at.rect(5.4, -30, 5.2, 1.6, ink.accent);
  at.rect(-10, -9, 6, 6, ink.light);
  at.line('M-7 -9v6M-10 -6h6', ink.dark, 0.6);
  at.rect(3, -9, 5.4, 10, '#7c3020');
  at.rect(3.8, -8, 3.8, 3, ink.light);
  at.circle(-2, -18, 1.8, ink.light);
  for (let puff = 0; puff < 6; puff++)
    at.circle(
      8 + Math.sin(puff * 1.2) * 2 + puff * 1.2,
      -33 - puff * 4,
      1.4 + puff * 0.7,
      ink.skyLow,
      d`opacity="${0.75 - puff * 0.1}"`,
    );
  at.path('M3 1h5.4C10 8 2 12 6 24H-8C-8 12 2 8 3 1Z', ink.light, 'opacity=".4"');
}
