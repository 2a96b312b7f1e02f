import { drawKelp } from '../kit/landforms.ts';
import { d } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import { drawWhale } from '../kit/whale.ts';
import type { Inks } from '../inks.ts';

/** A whale over a domed city on the sea floor. */
export function drawTide(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  drawWater(s, ink);
  const [x, y, k] = [s.x(wide ? 0.56 : 0.5), s.y(wide ? 0.34 : 0.29), u * (wide ? 1.05 : 1)];
  drawWhale(s, x, y, k, { body: ink.near, lit: ink.skyLow, dark: ink.dark, eye: ink.light });
  const breath = new Spot(s, x, y, k);
  for (let i = 0; i < 9; i++)
    breath.ring(-30 + s.random() * 10, -20 - s.random() * 16, 0.6 + s.random() * 1.4, ink.light, 0.4, 0.8);
  drawCity(s, ink);
  s.ridge(s.y(0.84), u * 8, 5, 0.5, ink.near);
  const plants = [
    [0.04, 0.5],
    [0.12, 0.36],
    [0.9, 0.46],
    [0.98, 0.58],
    [0.8, 0.24],
    [0.22, 0.3],
    [0.7, 0.22],
  ] as const;
  for (const [at, height] of wide ? plants : plants.slice(0, 5)) drawKelp(s, s.x(at), s.H, s.y(height), ink.dark);
  s.ridge(s.y(0.92), u * 4, 5, 0.5, ink.dark);
  drawSubmarine(new Spot(s, s.x(wide ? 0.3 : 0.24), s.y(0.5)), ink);
}

function drawWater(s: Stage, ink: Inks): void {
  const { W, H, u } = s;
  s.rect(0, 0, W, H, ink.skyMid);
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0, 0.95, 0.5, 0.25, 1, 0]));
  s.stipple(s.sheet, ink.mid, s.fadeDown([0.3, 0, 1, 1]));
  for (let i = 0; i < 5; i++) {
    const [x, w] = [s.x(0.08 + i * 0.2 + s.random() * 0.08), u * (5 + s.random() * 7)];
    const ray = d`M${x} 0h${w}L${x + w * 3 - u * 22} ${s.y(0.8)}H${x - u * 34}Z`;
    s.path(ray, s.fade([0, 0.42, 1, 0], 0, 0, 0, s.y(0.8), ink.light));
    s.stipple(ray, ink.light, s.fade([0, 0.5, 0.7, 0.12, 1, 0], 0, 0, 0, s.y(0.8)));
  }
}

function drawCity(s: Stage, ink: Inks): void {
  const { u, wide } = s;
  const base = s.y(wide ? 0.8 : 0.68);
  s.ridge(base + u * 3, u * 9, 5, 0.5, ink.mid);
  [
    [0.16, 9],
    [0.3, 14],
    [0.47, 10],
    [0.66, 16],
    [0.84, 9],
  ].forEach(([share = 0, r = 0], i) => {
    const at = new Spot(s, s.x(share), base + u * 4);
    const dome = `M${-r * 0.72} 0a${r * 0.72} ${r * 0.8} 0 0 1 ${r * 1.44} 0`;
    at.glow(0, -r * 0.4, r * 2, ink.light, 0.42);
    at.path(`${dome}Z`, ink.near);
    at.line(dome, ink.accent, 0.6);
    for (const tower of [-1, 0, 1]) {
      const [w, h] = [r * 0.22, r * (0.34 + (tower === 0 ? 0.22 : 0) + (i % 2) * 0.08)];
      at.rect(tower * r * 0.4 - w / 2, -h, w, h, ink.dark);
      for (let floor = 0; floor < 3; floor++)
        at.rect(tower * r * 0.4 - w * 0.22, 1 - h + floor * 2.4, w * 0.44, 1.1, ink.light);
    }
    at.line(`M0 ${-r * 0.8}v-3`, ink.accent, 0.5);
  });
}

function drawSubmarine(at: Spot, ink: Inks): void {
  const { s, unit } = at;
  at.path('M-4 0q4 -3 8 0q-4 3 -8 0Z', ink.accent);
  at.circle(2, -0.3, 1.4, ink.light);
  at.path('M-3.6 0l-3 -2v4Z', ink.accent);
  at.path('M3.6 0L24 -6V8Z', s.fade([0, 0.6, 1, 0], at.x, at.y, at.x + unit * 24, at.y, ink.light));
}
