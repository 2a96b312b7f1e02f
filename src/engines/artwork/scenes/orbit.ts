import { mixColors } from '../kit/color.ts';
import { circlePath, d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import { drawRocket } from '../kit/vehicles.ts';
import type { Inks } from '../inks.ts';

/** A ringed planet over a cratered moon, a rocket between them. */
export function drawOrbit(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.rect(0, 0, W, H, ink.sky);
  s.stipple(s.sheet, ink.skyLow, s.fade([0, 0, 0.5, 0.55, 1, 0], 0, H * 0.9, W, 0));
  s.stars((W * H) / 3600, '#f0e6d0', 0.85, 0.1);
  drawPlanet(s, ink);
  const [x, y, r] = [s.x(wide ? 0.32 : 0.18), s.y(0.16), u * 5];
  s.shadedDisc(x, y, r, ink.accent, ink.sky, s.fade([0.3, 0, 1, 1], x - u * 4, y - u * 4, x + u * 4, y + u * 4));
  const inks = { hull: ink.accent, shade: '#9a8f7d', fin: ink.far, flame: ink.light, dark: ink.sky };
  drawRocket(s, s.x(wide ? 0.4 : 0.26), s.y(0.5), u, 38, inks);
  drawSurface(s, ink);
  drawAstronaut(new Spot(s, s.x(wide ? 0.56 : 0.74), s.y(0.725)), ink);
  s.hills([0, 0.9, 0.5, 0.87, 1, 0.92], ink.dark);
}

function drawPlanet(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  const [x, y, r] = [s.x(wide ? 0.68 : 0.58), s.y(wide ? 0.38 : 0.33), u * (wide ? 27 : 29)];
  const tilt = d`transform="rotate(-16 ${x} ${y})"`;
  const drawRings = (front: boolean): void => {
    for (const [k, width, color] of [
      [1, 2, ink.accent],
      [0.86, 1.2, ink.light],
      [0.76, 0.66, ink.accent],
    ] as const) {
      const [a, b] = [r * 1.75 * k, r * 0.42 * k];
      s.line(d`M${x - a} ${y}A${a} ${b} 0 0 ${front ? 0 : 1} ${x + a} ${y}`, color, u * width, `${tilt} opacity=".9"`);
    }
  };
  s.halo(x, y, r * 2.1, ink.far, 0.5);
  drawRings(false);
  const globe = circlePath(x, y, r);
  s.path(globe, ink.far);
  const bright = mixColors(ink.far, ink.light, 0.42);
  s.clipped(globe, () => {
    for (const [top, height, color, opacity] of [
      [-0.62, 0.16, bright, 0.9],
      [-0.2, 0.22, bright, 0.75],
      [0.16, 0.1, ink.mid, 0.8],
      [0.42, 0.26, bright, 0.55],
      [-0.42, 0.06, ink.mid, 0.8],
    ] as const)
      s.path(
        d`M${x - r * 1.2} ${y + top * r}q${r * 0.6} ${-u * 2} ${r * 1.2} 0t${r * 1.2} 0v${height * r}q${-r * 0.6} ${u * 2} ${-r * 1.2} 0t${-r * 1.2} 0Z`,
        color,
        d`opacity="${opacity}" ${tilt}`,
      );
  });
  s.stipple(globe, ink.sky, s.fade([0.25, 0, 0.75, 0.85, 1, 1], x - r * 0.8, y - r * 0.8, x + r * 0.75, y + r * 0.9));
  drawRings(true);
}

function drawSurface(s: Stage, ink: Inks): void {
  const { u } = s;
  const ground = s.hills([0, 0.72, 0.25, 0.68, 0.6, 0.74, 1, 0.69], ink.near);
  s.stipple(ground, ink.far, s.fade([0, 0.8, 0.5, 0.1, 1, 0], 0, s.y(0.68), 0, s.y(0.9)));
  for (const [x, y, r] of [
    [0.2, 0.78, 8],
    [0.62, 0.8, 11],
    [0.86, 0.76, 6],
    [0.42, 0.86, 7],
  ] as const) {
    const [cx, cy, rx] = [s.x(x), s.y(y), u * r];
    s.ellipse(cx, cy, rx, rx * 0.26, ink.dark);
    s.line(d`M${cx - rx} ${cy}a${rx} ${rx * 0.26} 0 0 0 ${rx * 2} 0`, ink.far, u * 0.4, 'opacity=".7"');
  }
}

function drawAstronaut(at: Spot, ink: Inks): void {
  at.rect(-2.2, -8, 4.4, 6, ink.accent, 1);
  at.rect(-1.9, -3, 1.6, 3.4, ink.accent, 0.5);
  at.rect(0.3, -3, 1.6, 3.4, ink.accent, 0.5);
  at.circle(0, -10, 2.7, ink.accent);
  at.ellipse(-0.5, -10, 1.7, 1.5, ink.dark);
  at.circle(-1, -10.4, 0.45, ink.light);
  at.line('M3.4 0V-15', ink.accent, 0.4);
  at.path('M3.4 -15h7l-2 2l2 2h-7Z', ink.far);
}
