import { drawPine } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import { seededRandom, type Random } from '#shared/seeded-random.ts';
import type { Stage } from '../kit/stage.ts';
import { houseInk } from './hero.ts';

/** Shares of the width: where the city peaks and the microphone stands; the microphone's size; room for type at the left. */
export type WaveCityPlan = { middle: number; microphone: number; size: number; calmLeft: boolean };

/** A city whose towers are the bars of a recorded voice, and the microphone that hears it. */
export function drawWaveCity(s: Stage, plan: WaveCityPlan): void {
  const { W, H, u } = s;
  const random = seededRandom(12);
  const base = H * 0.78;
  drawSunset(s, W * plan.middle, base);
  drawTowers(s, plan, base, random);
  s.rect(0, base, W, H - base, '#0d1a20');
  s.stipple(d`M0 ${base}H${W}V${H}H0Z`, '#d9743f', s.fade([0, 0.75, 0.6, 0.1, 1, 0], 0, base, 0, H));
  for (let i = 0; i < 30; i++) {
    const [x, y, w] = [random() * W, base + u * 2 + random() * (H - base) * 0.7, u * (4 + random() * 9)];
    s.line(d`M${x} ${y}h${w}`, '#ffd27a', u * 0.3, d`opacity="${0.2 + random() * 0.5}"`);
  }
  drawMicrophone(s, W * plan.microphone, H * 0.9, u * plan.size);
  if (plan.calmLeft) s.rect(0, 0, W * 0.56, H, s.fade([0, 0.97, 0.62, 0.8, 1, 0], 0, 0, W * 0.56, 0, houseInk));
  s.rect(0, H * 0.9, W, H * 0.1, s.fade([0, 0, 1, 1], 0, H * 0.9, 0, H, houseInk));
}

function drawSunset(s: Stage, x: number, base: number): void {
  const { W, H, u } = s;
  s.rect(0, 0, W, H, '#1b2a3a');
  s.stipple(s.sheet, houseInk, s.fade([0, 1, 0.55, 0.3, 0.8, 0], 0, 0, 0, H * 0.8));
  s.stipple(s.sheet, '#d9743f', s.fade([0.3, 0, 0.72, 0.95, 1, 0.9], 0, 0, 0, H));
  s.stars((W * H) / 9000, '#f6e7c6', 0.5);
  s.glow(x, base - u * 20, u * 62, '#f6bb4f', 0.8);
  const shade = s.fade([0.3, 0, 1, 0.95], x - u * 6, base - u * 50, x + u * 8, base - u * 18);
  s.shadedDisc(x, base - u * 34, u * 17, '#f6e7c6', '#e29a48', shade);
}

function drawTowers(s: Stage, plan: WaveCityPlan, base: number, random: Random): void {
  const { W, u } = s;
  const [width, gap] = [u * 4.6, u * 1.5];
  for (let i = 0; i < Math.ceil(W / (width + gap)); i++) {
    const x = i * (width + gap);
    const off = x / W - plan.middle;
    const envelope = Math.exp(-off * off * (plan.calmLeft ? 20 : 9));
    const h = u * (3 + envelope * (20 + random() * 34) * (0.55 + 0.45 * Math.abs(Math.sin(i * 0.83))));
    const kind = random();
    if (envelope > 0.25 && h > u * 10)
      drawTower(s, { x, base, width, h, kind, color: ['#10202a', '#14303a', '#0f1a22'][i % 3] ?? '#10202a' }, random);
    else s.rect(x, base - h, width, h + 2, '#f6bb4f', d`rx="${width / 2}" opacity="${0.25 + envelope * 0.7}"`);
  }
}

type Tower = { x: number; base: number; width: number; h: number; kind: number; color: string };

function drawTower(s: Stage, { x, base, width, h, kind, color }: Tower, random: Random): void {
  const { u } = s;
  const [top, middle] = [base - h, x + width / 2];
  s.rect(x, top, width, h + 2, color);
  if (kind < 0.22) s.path(d`M${x - u * 0.5} ${top}L${middle} ${top - u * 7}L${x + width + u * 0.5} ${top}Z`, '#b5452f');
  else if (kind < 0.4) s.path(d`M${x} ${top}a${width / 2} ${width / 2} 0 0 1 ${width} 0Z`, '#2f7a74');
  else if (kind < 0.52) {
    s.line(d`M${middle} ${top}v${-u * 7}`, color, u * 0.5);
    s.circle(middle, top - u * 7, u * 0.9, '#ef6a4a');
  } else if (kind < 0.66) drawPine(s, middle, top + u * 3, u * 12, '#1f4a44');
  else s.path(d`M${x} ${top}h${width}l${-width / 2} ${-u * 2.4}Z`, color);
  for (let y = top + u * 2.2; y < base - u * 3; y += u * 3.2)
    for (const share of [0.22, 0.6])
      if (random() < 0.6)
        s.rect(x + width * share, y, u * 0.9, u * 1.5, '#ffd27a', d`opacity="${0.6 + random() * 0.4}"`);
}

function drawMicrophone(s: Stage, x: number, y: number, k: number): void {
  s.halo(x, y - k * 52, k * 46, '#ffe2a0', 0.45);
  s.rect(x - k * 1.2, y - k * 32, k * 2.4, k * 40, '#0a1013');
  s.path(
    d`M${x - k * 12} ${y - k * 50}V${y - k * 42}a${k * 12} ${k * 12} 0 0 0 ${k * 24} 0V${y - k * 50}h${-k * 2.4}V${y - k * 42}a${k * 9.6} ${k * 9.6} 0 0 1 ${-k * 19.2} 0V${y - k * 50}Z`,
    '#0a1013',
  );
  const head = d`M${x - k * 8.4} ${y - k * 42}V${y - k * 68}a${k * 8.4} ${k * 8.4} 0 0 1 ${k * 16.8} 0V${y - k * 42}a${k * 8.4} ${k * 8.4} 0 0 1 ${-k * 16.8} 0Z`;
  s.path(head, '#c9b48c');
  s.stipple(head, '#3a2c1c', s.fade([0.2, 0, 1, 1], x - k * 7, 0, x + k * 9, 0));
  for (let i = 0; i < 9; i++) s.line(d`M${x - k * 7} ${y - k * (70 - i * 2.6)}h${k * 14}`, '#1a130c', k * 0.8);
  s.rect(x - k * 9, y - k * 47, k * 18, k * 4.4, '#8f2c24');
  s.rect(x - k * 9, y - k * 47, k * 18, k, '#f6bb4f');
}
