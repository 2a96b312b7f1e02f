import { drawFigure, drawPine } from '../kit/figures.ts';
import { crescentPath, d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import { houseInk } from './hero.ts';

/** Middle of the three doors and the distance between them, in shares of the width; `calmLeft` leaves room for type. */
export type CrossroadsPlan = { middle: number; spacing: number; calmLeft: boolean };

type Door = { x: number; y: number; turn: number; gel: string; light: string; middle: boolean };
const gels = [
  ['#f6bb4f', '#fff0c8'],
  ['#6fc3b4', '#d9f5ea'],
  ['#ef7f6a', '#ffe0d2'],
] as const;
const places = [
  [-1, 0.585],
  [0.06, 0.53],
  [1.04, 0.6],
] as const;

/** A traveller with a lantern where a path splits toward three lit doors. */
export function drawCrossroads(s: Stage, plan: CrossroadsPlan): void {
  const { W, H, u } = s;
  const cx = W * plan.middle;
  const spacing = W * plan.spacing;
  const doors = places.map(([turn, y], i): Door => {
    const [gel, light] = gels[i] ?? gels[0];
    return { x: cx + turn * spacing, y: H * y + u * 9, turn, gel, light, middle: i === 1 };
  });
  drawEvening(s, cx + spacing * 0.6);
  for (const { x, y } of doors)
    s.path(
      d`M${x - u * 30} ${y + u * 14}Q${x - u * 12} ${y} ${x} ${y}Q${x + u * 12} ${y} ${x + u * 30} ${y + u * 14}Z`,
      '#18393d',
    );
  s.hills([0, 0.74, 0.35, 0.71, 0.66, 0.72, 1, 0.7], '#122c30');
  for (const door of doors) drawPath(s, door, cx);
  drawRoad(s, cx);
  for (const door of doors) drawDoor(s, door);
  drawFigure(s, cx, H * 0.82 + u * 5, u * 16, '#0b1618', { lamp: '#ffd27a', cape: '#d9573a' });
  for (let i = 0; i < W / u / 4; i++) {
    const x = s.random() * W;
    if (Math.abs(x - cx) >= spacing * 1.42 + u * 6)
      drawPine(s, x, H * 0.84 + s.random() * u * 8, u * (16 + s.random() * 16), '#0b1c20');
  }
  s.hills([0, 0.88, 0.2, 0.86, 0.4, 0.94, 0.5, 1.02], '#0a171b');
  s.path(d`M${W} ${H * 0.86}Q${W * 0.92} ${H * 0.88} ${W * 0.84} ${H}H${W}Z`, '#0a171b');
  if (plan.calmLeft) s.rect(0, 0, W * 0.6, H, s.fade([0, 0.96, 0.5, 0.78, 1, 0], 0, 0, W * 0.6, 0, houseInk));
  s.rect(0, H * 0.9, W, H * 0.1, s.fade([0, 0, 1, 1], 0, H * 0.9, 0, H, houseInk));
}

function drawEvening(s: Stage, moonX: number): void {
  const { W, H, u } = s;
  s.rect(0, 0, W, H, '#123a4c');
  s.stipple(s.sheet, '#0d1f2c', s.fade([0, 0.95, 0.5, 0.3, 0.8, 0], 0, 0, 0, H * 0.8));
  s.stipple(s.sheet, '#e2a35a', s.fade([0.2, 0, 0.62, 0.85, 0.8, 0.9], 0, 0, 0, H));
  s.stars((W * H) / 9000, '#f6e7c6', 0.45);
  s.glow(moonX, H * 0.2, u * 30, '#ffe2a0', 0.8);
  s.path(crescentPath(moonX, H * 0.2, u * 11, -u * 4.6, -u * 2, 0.84), '#f6e7c6');
  s.ridge(H * 0.56, u * 24, 6, 0.5, '#2b5a5e');
  s.ridge(H * 0.62, u * 14, 6, 0.55, '#1f484c');
  s.hills([0, 0.66, 0.3, 0.62, 0.6, 0.6, 0.85, 0.64, 1, 0.6], '#18393d');
}

function drawPath(s: Stage, door: Door, cx: number): void {
  const { H, u } = s;
  const y = door.y + u * 0.4;
  const fork = H * 0.82;
  const half = u * (door.middle ? 2.6 : 2.4);
  const bend = fork - (fork - y) * 0.4;
  const lean = door.turn * u;
  const path = d`M${door.x - half} ${y}C${door.x - half - lean * 2} ${bend} ${cx - u * 7 + lean * 16} ${bend + u * 4} ${cx - u * 7} ${fork + u * 2}L${cx + u * 7} ${fork + u * 2}C${cx + u * 7 + lean * 16} ${bend + u * 4} ${door.x + half - lean * 2} ${bend} ${door.x + half} ${y}Z`;
  s.path(path, '#c98a48');
  s.stipple(path, door.gel, s.fade([0, 1, 0.8, 0], 0, y, 0, fork));
  s.stipple(path, '#3a2416', s.fade([0.3, 0, 1, 0.9], 0, y, 0, fork + u * 4));
}

function drawRoad(s: Stage, cx: number): void {
  const { H, u } = s;
  const fork = H * 0.82;
  const road = d`M${cx - u * 7} ${fork}H${cx + u * 7}C${cx + u * 12} ${H * 0.9} ${cx + u * 26} ${H * 0.96} ${cx + u * 36} ${H}H${cx - u * 36}C${cx - u * 26} ${H * 0.96} ${cx - u * 12} ${H * 0.9} ${cx - u * 7} ${fork}Z`;
  s.path(road, '#7a4f2a');
  s.stipple(road, '#f0b860', s.fadeAround([0, 0.95, 1, 0], cx, fork + u * 4, u * 30));
  s.stipple(road, '#150f0c', s.fade([0.1, 0, 1, 0.95], 0, fork, 0, H));
}

function drawDoor(s: Stage, door: Door): void {
  const { u } = s;
  const { x, gel } = door;
  const y = door.y + u * 0.6;
  const h = u * (door.middle ? 25 : 24);
  const arch = (width: number, top: number): string =>
    d`M${x - width / 2} ${y}V${top}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`;
  const width = h * 0.62;
  const inner = width * 0.78;
  const spring = y - h + width / 2;
  s.halo(x, y - h * 0.45, h * 1.5, gel, 0.75);
  s.path(arch(width, spring), '#2a170d');
  s.path(arch(inner, spring), gel);
  s.stipple(arch(inner, spring), door.light, s.fade([0, 0.2, 1, 0.95], 0, y - h, 0, y));
  s.path(
    d`M${x - inner / 2} ${y}V${spring}Q${x - inner / 2} ${y - h * 0.9} ${x - inner * 0.18} ${y - h * 0.93}L${x - inner * 0.06} ${y - h * 0.8}V${y + u}Z`,
    '#4a2a17',
  );
  s.circle(x - inner * 0.13, y - h * 0.4, u * 0.5, '#ffe2a0');
  s.path(
    d`M${x - inner * 0.06} ${y}H${x + inner / 2}L${x + inner * 0.9} ${y + u * 5}H${x - inner * 0.4}Z`,
    gel,
    'opacity=".55"',
  );
}
