import { drawFigure } from '../kit/figures.ts';
import { crescentPath, d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

const scales = '#a83a22';
const plaster = '#efe0bd';

/** A dragon asleep around a crooked house, and the grandmother who keeps it. */
export function drawDragon(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 11000, '#f3ead0', 0.5);
  const [moonX, moonY] = [s.x(wide ? 0.8 : 0.74), s.y(0.17)];
  s.glow(moonX, moonY, u * 24, ink.light, 0.8);
  s.path(crescentPath(moonX, moonY, u * 8, -u * 3.4, -u * 1.6, 0.85), ink.light);
  s.hills([0, 0.58, 0.3, 0.52, 0.6, 0.6, 1, 0.5], ink.far);
  s.hills([0, 0.66, 0.25, 0.62, 0.7, 0.66, 1, 0.6], ink.mid);
  const at = new Spot(s, s.x(wide ? 0.62 : 0.5), s.y(wide ? 0.72 : 0.63));
  const hill = s.hills([0, 0.78, wide ? 0.62 : 0.5, wide ? 0.7 : 0.61, 1, 0.8], ink.near);
  s.stipple(hill, ink.far, s.fade([0, 0.8, 1, 0], 0, at.y - u * 4, 0, at.y + u * 22));
  drawBody(at, ink);
  drawHouse(at, ink);
  drawNeck(at, ink);
  drawFigure(s, at.x - u * 22, at.y + u * 9, u * 11, ink.dark, { bun: true, lamp: ink.light, side: -1 });
  drawGrass(s, ink.dark);
}

function drawSpikes(at: Spot, spikes: readonly (readonly [x: number, y: number, turn: number])[], path: string): void {
  const { s, unit } = at;
  for (const [x, y, turn] of spikes)
    s.path(
      path,
      scales,
      d`transform="translate(${at.x + x * unit} ${at.y + y * unit}) rotate(${turn}) scale(${unit})"`,
    );
}

function drawBody(at: Spot, ink: Inks): void {
  at.path(
    'M-34 7C-44 -2 -36 -14 -26 -10C-32 -8 -34 -3 -27 0C-16 4 20 5 28 -4C33 -10 26 -20 18 -27L26 -33C40 -22 46 -8 38 3C28 14 -22 14 -34 7Z',
    ink.accent,
  );
  at.path('M-26 -10l-7 -7l9 1.6Z', scales);
  drawSpikes(
    at,
    [
      [41, -14, -20],
      [37, -22, -35],
      [42, -5, 0],
      [40, 3, 25],
    ],
    'M-3 3L5 0L-3 -3Z',
  );
}

function drawHouse(at: Spot, ink: Inks): void {
  const wall = 'M-15 2L-17 -20H15L14 2Z';
  at.path(wall, plaster);
  at.stipple(wall, ink.near, [0, 0.85, 0.7, 0.15, 1, 0.1], [-17, 0, 15, 0]);
  at.path('M-22 -18L-3 -40L20 -18Z', ink.dark);
  at.rect(6, -41, 5, 14, ink.dark);
  at.rect(5.2, -42, 6.6, 1.8, ink.near);
  at.path('M-3.5 2V-9a3.6 4 0 0 1 7.2 0V2Z', scales);
  at.circle(2, -4, 0.6, ink.light);
  for (const x of [-12, 7]) {
    at.halo(x + 2.4, -12.5, 9, ink.light, 0.6);
    at.rect(x, -15, 5, 5.6, ink.light);
    at.line(`M${x + 2.5} -15v5.6M${x} -12.3h5`, ink.dark, 0.5);
  }
  at.circle(-3, -27, 2.6, ink.light);
  at.line('M-3 -29.6v5.2M-5.6 -27h5.2', ink.dark, 0.45);
}

/** The neck over the roof, the head resting on it, and what it breathes out. */
function drawNeck(at: Spot, ink: Inks): void {
  at.path(
    'M18 -27C14 -34 6 -36 -4 -35L-18 -33C-24 -32.5 -25 -39 -19 -41C-14 -43 -12 -46.5 -6 -47C8 -48 18 -43 26 -33L27.4 -31.8L19.4 -25.6Z',
    ink.accent,
  );
  at.line('M-12 -41.6q2.4 2 4.8 -0.4', ink.dark, 0.8);
  at.circle(-20.4, -37.6, 0.7, ink.dark);
  at.line('M-21 -34.6q5 0.6 9 -1.4', scales, 0.6);
  at.path('M-4 -46.6l6 -6l-0.6 6.4Z', plaster);
  drawSpikes(
    at,
    [
      [6, -48, -85],
      [13, -46.6, -68],
      [19.6, -42.6, -52],
    ],
    'M-2 2.6L4 0L-2 -2.6Z',
  );
  for (const [x, y, r] of [
    [-25, -44, 1.4],
    [-29, -49, 2],
    [-34, -55, 2.8],
  ] as const)
    at.ring(x, y, r, '#f3ead0', 0.6, 0.85);
}

function drawGrass(s: Stage, fill: string): void {
  const { W, u } = s;
  s.hills([0, 0.82, 0.3, 0.86, 0.7, 0.8, 1, 0.84], fill);
  for (let i = 0; i < W / u / 2.2; i++) {
    const x = i * u * 2.4 + s.random() * u;
    const [lean, height] = [(s.random() - 0.5) * u * 2, u * (3 + s.random() * 2)];
    s.line(d`M${x} ${s.y(0.86)}q${-u * 0.3} ${-u * 2.4} ${lean} ${-height}`, fill, u * 0.5);
  }
}
