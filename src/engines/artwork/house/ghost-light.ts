import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import { houseInk } from './hero.ts';

/** Where the lamp burns and where the floor begins, in shares of the sheet. */
export type GhostLightPlan = { lampX: number; lampY: number; floor: number };
type Place = { s: Stage; u: number; lx: number; ly: number; floor: number };

/** A single bulb on an empty stage before a closed curtain. */
export function drawGhostLight(s: Stage, plan: GhostLightPlan): void {
  const place: Place = { s, u: s.u, lx: s.x(plan.lampX), ly: s.y(plan.lampY), floor: s.y(plan.floor) };
  s.rect(0, 0, s.W, s.H, '#1a0a0b');
  drawCurtain(place);
  drawDark(place);
  drawHem(place);
  drawBoards(place);
  drawValance(place);
  drawLamp(place);
}

function drawCurtain({ s, u, floor }: Place): void {
  const folds = Math.round(s.W / (u * 9));
  const width = s.W / folds;
  for (let i = 0; i < folds; i++) {
    const x = i * width;
    s.rect(
      x,
      0,
      width + 1,
      floor,
      s.folds([
        [0, '#3a0f10'],
        [0.28, '#8f2c24'],
        [0.42, '#a83a2c'],
        [0.6, '#6e201c'],
        [1, '#2a0a0c'],
      ]),
    );
    const sway = (s.random() - 0.5) * width * 0.4;
    s.stipple(
      d`M${x} 0h${width}V${floor}h${-width}Z`,
      '#1d080a',
      s.fade([0, 0.9, 0.35 + s.random() * 0.2, 0, 0.75, 0.2, 1, 0.95], x + sway, 0, x + width + sway, 0),
    );
  }
}

function drawDark({ s, u, lx, ly }: Place): void {
  const reach = Math.max(s.W, s.H);
  s.stipple(s.sheet, '#12080a', s.fadeAround([0, 0, 0.3, 0.1, 0.65, 0.7, 1, 1], lx, ly, reach * 0.72), 3);
  s.path(s.sheet, s.fadeAround([0, 0, 0.34, 0.25, 0.75, 0.86, 1, 0.97], lx, ly, reach * 0.74, houseInk));
  s.halo(lx, ly, u * 62, '#f6a34a', 0.42);
}

function drawHem({ s, u, lx, floor }: Place): void {
  s.rect(0, floor - u * 3.4, s.W, u * 1.5, '#b9822f', 'opacity=".55"');
  for (let x = 0; x < s.W; x += u * 1.1) {
    const light = Math.max(0.12, 0.75 - (Math.abs(x - lx) / s.W) * 1.4);
    s.line(d`M${x} ${floor - u * 1.9}v${u * 2.1}`, '#b9822f', u * 0.4, d`opacity="${light}"`);
  }
}

function drawBoards({ s, u, lx, floor }: Place): void {
  const boards = d`M0 ${floor}H${s.W}V${s.H}H0Z`;
  s.path(boards, '#1b110c');
  for (let i = -8; i < 8; i++) s.line(d`M${lx + i * u * 13} ${floor}L${lx + i * u * 27.3} ${s.H}`, '#0f0907', u * 0.35);
  s.stipple(boards, '#d08a3a', s.fadeAround([0, 0.95, 0.35, 0.5, 1, 0], lx, floor + u * 3, u * 80));
  s.path(boards, s.fade([0, 0, 1, 1], 0, floor + (s.H - floor) * 0.35, 0, s.H, houseInk));
}

function drawValance({ s, u, lx }: Place): void {
  const swags = Math.round(s.W / (u * 26));
  const width = s.W / swags;
  let cloth = d`M0 0H${s.W}V${u * 9}`;
  let trim = '';
  for (let i = swags; i > 0; i--) {
    const curve = d`Q${(i - 0.5) * width} ${u * 21} ${(i - 1) * width} ${u * 9}`;
    cloth += curve;
    trim += d`M${i * width} ${u * 9}${curve}`;
  }
  cloth += 'Z';
  s.path(cloth, '#5a1a18');
  s.stipple(cloth, '#1d080a', s.fade([0, 0.95, 1, 0.1], 0, 0, 0, u * 16));
  s.line(trim, '#c08a35', u * 0.9);
  s.path(cloth, s.fadeAround([0, 0.1, 1, 0.75], lx, u * 16, s.W * 0.55, houseInk));
}

function drawLamp({ s, u, lx, ly, floor }: Place): void {
  const iron = '#0b0706';
  const cage = '#2a1a10';
  s.ellipse(lx, floor + u * 5, u * 8, u * 1.5, iron);
  s.rect(lx - u * 0.5, ly + u * 3, u, floor + u * 4.4 - ly - u * 3, iron);
  s.path(d`M${lx - u * 5} ${floor + u * 5}Q${lx} ${floor + u} ${lx + u * 5} ${floor + u * 5}Z`, iron);
  s.glow(lx, ly, u * 20, '#ffe2a0', 0.9);
  s.halo(lx, ly, u * 13, '#fff3d0', 0.95);
  s.rect(lx - u * 1.3, ly + u * 2, u * 2.6, u * 2.6, cage, d`rx="${u * 0.4}"`);
  s.circle(lx, ly, u * 2.3, '#fffbea');
  for (let i = 0; i < 5; i++) {
    const a = -u * 3.1 + i * u * 1.55;
    s.line(d`M${lx + a * 0.6} ${ly + u * 2.4}Q${lx + a * 1.35} ${ly - u} ${lx + a * 0.2} ${ly - u * 4}`, cage, u * 0.3);
  }
  s.ellipse(lx, ly - u * 0.6, u * 3.5, u * 0.8, 'none', d`stroke="${cage}" stroke-width="${u * 0.3}"`);
}
