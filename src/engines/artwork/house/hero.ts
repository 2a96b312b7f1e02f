import { drawCastleIsle } from '../kit/castle-isle.ts';
import { d, ellipsePath, sparklePath } from '../kit/path.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import type { Stage } from '../kit/stage.ts';
import { drawBalloon, drawRocket } from '../kit/vehicles.ts';
import { drawWhale } from '../kit/whale.ts';
import { drawStoryDisc } from './hero-disc.ts';
import type { HeroPlan } from './hero-plan.ts';
import { drawCat, drawListeners } from './listener.ts';

/** The page's own ink, into which the house's pictures dissolve. */
export const houseInk = '#0c1519';

/** What moves in the hero's loop: shares of the disc's radius, and the strength of the dial's light. */
export type HeroMoment = {
  whale: readonly [x: number, y: number];
  balloons: readonly [number, number];
  dial: number;
  lamp: number;
};
const still: HeroMoment = { whale: [0, 0], balloons: [0, 0], dial: 1, lamp: 1 };

/** Two children and a cat before a radio; under the lamp the story rises out of it. */
export function drawHero(s: Stage, form: 'wide' | 'mobile', moment: HeroMoment = still): void {
  const mobile = form === 'mobile';
  const { W, H } = s;
  const plan: HeroPlan = {
    s,
    cx: W * (mobile ? 0.5 : W > H * 2.6 ? 0.72 : 0.7),
    cy: H * (mobile ? 0.47 : 0.46),
    R: H * (mobile ? 0.37 : 0.4),
    u: H / 100,
    floor: H * (mobile ? 0.86 : 0.87),
    spread: H * (mobile ? 0.52 : 0.62),
    random: seededRandom(5),
  };
  s.rect(0, 0, W, H, houseInk);
  const cone = conePath(plan, mobile ? -H * 0.04 : -H * 0.06);
  const { floor, u } = plan;
  s.path(cone, s.fade([0, 0.34, 0.6, 0.12, 0.9, 0.05, 1, 0], 0, 0, 0, floor + u * 4, '#f7c562'));
  s.stipple(cone, '#f7c562', s.fade([0, 0.62, 0.35, 0.3, 0.85, 0.14, 1, 0], 0, 0, 0, floor + u * 4));
  drawStoryDisc(plan);
  s.path(cone, s.fade([0, 0.34, 0.5, 0.08, 1, 0], 0, 0, 0, floor, '#ffe2a0'));
  drawRisen(plan, moment);
  drawFloor(plan);
  drawRadioTable(plan, moment.dial);
  drawListeners(plan);
  drawCat(s, plan.cx + u * 20, floor + u * 10, u);
  drawPendant(plan, moment.lamp);
  s.rect(0, H * 0.93, W, H * 0.07, s.fade([0, 0, 1, 1], 0, H * 0.93, 0, H, houseInk));
  if (!mobile) s.rect(0, 0, W * 0.4, H, s.fade([0, 1, 0.6, 0.6, 1, 0], 0, 0, W * 0.4, 0, houseInk));
}

function conePath({ cx, u, floor, spread }: HeroPlan, top: number): string {
  return d`M${cx - u * 4} ${top + u * 12}L${cx - spread} ${floor + u * 4}H${cx + spread}L${cx + u * 4} ${top + u * 12}Z`;
}

/** Things that have outgrown the disc. */
function drawRisen({ s, cx, cy, R, u, floor, random }: HeroPlan, { whale, balloons }: HeroMoment): void {
  const isle = { rock: '#25606a', shade: '#0d2d35', grass: '#6f9c5a', roof: '#d9573a', window: '#0d2d35' };
  drawCastleIsle(s, cx - R * 0.76, cy - R * 0.4, R * 0.42, isle);
  const [dx, dy] = [whale[0] * R, whale[1] * R];
  s.carried(dx, dy, () =>
    drawWhale(s, cx + R * 0.52 + dx, cy - R * 0.2 + dy, R / 76, {
      body: '#0d2d35',
      lit: '#4fa39a',
      dark: '#081d23',
      eye: '#f7c562',
    }),
  );
  drawBalloon(s, cx + R * 0.98, cy - R * (0.62 - balloons[0]), R * 0.1, '#d9573a', '#3a2216');
  drawBalloon(s, cx + R * 0.02, cy - R * (0.5 - balloons[1]), R * 0.05, '#e0a63f', '#3a2216');
  drawRocket(s, cx - R * 0.36, cy - R * 0.66, R / 170, 34, {
    hull: '#f6e7c6',
    shade: '#b79f78',
    fin: '#d9573a',
    flame: '#f7c562',
    dark: '#0c2228',
  });
  for (let i = 0; i < 12; i++) {
    const turn = random() * 6.28;
    const reach = R * (1.06 + random() * 0.3);
    const [x, y] = [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach * 0.8];
    const size = u * (0.35 + random() * 0.5) * 2.4;
    if (y < floor - u * 14) s.path(sparklePath(x, y, size), '#f7d78a');
  }
}

function drawFloor({ s, cx, u, floor, spread }: HeroPlan): void {
  const [rx, ry] = [spread * 1.05, u * 10];
  s.stipple(
    ellipsePath(cx, floor + u * 4, rx, ry),
    '#d99a3f',
    s.fadeAround([0, 0.95, 0.55, 0.5, 1, 0], cx, floor + u * 4, rx),
  );
  const y = floor + u * 4.4;
  s.ellipse(cx, y, rx * 0.76, ry * 0.72, '#7a2a22');
  s.stipple(
    ellipsePath(cx, y, rx * 0.76, ry * 0.72),
    '#d9793f',
    s.fadeAround([0, 0.9, 1, 0], cx, floor + u * 2, rx * 0.6),
  );
  for (const [k, color] of [
    [0.9, '#e6b866'],
    [0.78, '#4a1512'],
  ] as const)
    s.ellipse(cx, y, rx * 0.74 * k, ry * 0.7 * k, 'none', d`stroke="${color}" stroke-width="${u * 0.9 * k}"`);
}

function drawRadioTable({ s, cx, u, floor }: HeroPlan, dial: number): void {
  const top = floor - u * 6;
  s.path(d`M${cx - u * 19} ${top}h${u * 38}l${u * 1.4} ${u * 2.2}h${-u * 40.8}Z`, '#8a5228');
  s.rect(cx - u * 20.4, top + u * 2.2, u * 40.8, u * 1.8, '#4a2613');
  s.path(
    d`M${cx - u * 17} ${top + u * 4}h${u * 2.6}l${-u} ${u * 8}h${-u * 1.6}ZM${cx + u * 17} ${top + u * 4}h${-u * 2.6}l${u} ${u * 8}h${u * 1.6}Z`,
    '#3a1d0f',
  );
  drawRadioSet(s, cx, top + u * 0.6, u * 27, dial);
}

function drawPendant({ s, cx, u }: HeroPlan, lamp: number): void {
  s.line(d`M${cx} 0V${u * 4}`, '#3a4a50', u * 0.4);
  s.path(
    d`M${cx - u * 2} ${u * 2.6}h${u * 4}C${cx + u * 4} ${u * 4} ${cx + u * 9} ${u * 5} ${cx + u * 9.6} ${u * 8}h${-u * 19.2}C${cx - u * 9} ${u * 5} ${cx - u * 4} ${u * 4} ${cx - u * 2} ${u * 2.6}Z`,
    '#2f6a52',
  );
  s.ellipse(cx, u * 8, u * 9.6, u * 1.1, '#ffe9b8');
  s.halo(cx, u * 9, u * 16, '#ffe2a0', 0.9 * lamp);
}

/** The loop's moment at `share` 0..1 of its length; 0 and 1 are the still. Every part moves in whole turns, so it has no seam. */
export function heroMoment(share: number): HeroMoment {
  const turn = share * Math.PI * 2;
  return {
    whale: [-0.035 * Math.sin(turn), 0.022 * Math.sin(turn * 2)],
    balloons: [0.03 * Math.sin(turn), -0.024 * Math.sin(turn)],
    dial: 1 + 0.07 * (1 - Math.cos(turn * 3)) - 0.07 * Math.sin(turn * 2) ** 2,
    lamp: 1 - 0.05 * Math.sin(turn * 2) ** 2,
  };
}

/** A cathedral radio on (x, y); `dial` 1 is its usual glow. */
function drawRadioSet(s: Stage, x: number, y: number, h: number, dial = 1): void {
  const w = h * 0.82;
  const cabinet = d`M${x - w / 2} ${y}V${y - h * 0.52}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.52}V${y}Z`;
  s.halo(x, y - h * 0.55, h * 1.5, '#f7c562', 0.5 * dial);
  s.path(cabinet, '#7a4322');
  s.stipple(cabinet, '#c47a3a', s.fade([0, 0.95, 0.5, 0.2, 1, 0], 0, y - h, 0, y - h * 0.2));
  s.stipple(cabinet, '#2a140b', s.fade([0.3, 0, 1, 0.95], x - w * 0.2, 0, x + w * 0.6, 0));
  s.rect(x - w * 0.56, y - h * 0.06, w * 1.12, h * 0.08, '#4a2613');
  const iw = w * 0.78;
  const grille = d`M${x - iw / 2} ${y - h * 0.4}V${y - h * 0.54}Q${x - iw / 2} ${y - h * 0.82} ${x} ${y - h * 0.9}Q${x + iw / 2} ${y - h * 0.82} ${x + iw / 2} ${y - h * 0.54}V${y - h * 0.4}Z`;
  s.path(grille, '#ffe2a0');
  s.stipple(grille, '#d98b2b', s.fadeAround([0, 0.1 / dial, 1, 0.95 / dial], x, y - h * 0.55, h * 0.42));
  s.clipped(grille, () => {
    for (const t of [-0.3, 0, 0.3])
      s.path(
        d`M${x + t * iw - w * 0.025} ${y - h * 0.38}L${x + t * iw * 0.8 - w * 0.02} ${y - h}h${w * 0.04}L${x + t * iw + w * 0.025} ${y - h * 0.38}Z`,
        '#4a2613',
      );
    s.line(d`M${x - iw / 2} ${y - h * 0.56}Q${x} ${y - h * 0.5} ${x + iw / 2} ${y - h * 0.56}`, '#4a2613', w * 0.04);
  });
  s.path(d`M${x - w * 0.2} ${y - h * 0.17}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0Z`, '#ffe9b8');
  s.line(d`M${x} ${y - h * 0.17}l${w * 0.08} ${-w * 0.15}`, '#8e2f25', w * 0.022);
  for (let i = 1; i < 6; i++) {
    const a = Math.PI + (i / 6) * Math.PI;
    s.line(
      d`M${x + Math.cos(a) * w * 0.14} ${y - h * 0.17 + Math.sin(a) * w * 0.14}L${x + Math.cos(a) * w * 0.18} ${y - h * 0.17 + Math.sin(a) * w * 0.18}`,
      '#4a2613',
      w * 0.012,
    );
  }
  for (const side of [-1, 1]) {
    s.circle(x + side * w * 0.33, y - h * 0.21, w * 0.06, '#2a140b');
    s.circle(x + side * w * 0.33 - w * 0.012, y - h * 0.222, w * 0.035, '#c98a48');
  }
}
