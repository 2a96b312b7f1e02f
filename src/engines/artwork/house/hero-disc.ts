import { drawPine } from '../kit/figures.ts';
import { circlePath, d, swellPath } from '../kit/path.ts';
import type { HeroPlan } from './hero-plan.ts';

/** The story itself: stars, a moon, hills and a lighthouse in a disc of lamplight. */
export function drawStoryDisc(plan: HeroPlan): void {
  const { s, cx, cy, R } = plan;
  const disc = circlePath(cx, cy, R);
  s.halo(cx, cy, R * 1.35, '#f7c562', 0.35);
  s.path(disc, '#14505a');
  s.clipped(disc, () => {
    s.stipple(disc, '#3f8f86', s.fade([0, 0, 1, 0.95], 0, cy - R, 0, cy + R * 0.5));
    s.stipple(disc, '#f2c46a', s.fade([0.35, 0, 0.8, 0.95], 0, cy - R, 0, cy + R * 0.7));
    drawNight(plan);
    drawRange(plan);
    drawLighthouse(plan);
    drawSwell(plan, [-1, 0.6, -0.5, 0.66, 0.1, 0.56, 0.6, 0.52, 1, 0.6], '#12393e');
    drawSwell(plan, [-1, 0.78, 0, 0.7, 1, 0.8], '#0d292e');
  });
}

function drawNight({ s, cx, cy, R, u, random }: HeroPlan): void {
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [cx - R + random() * 2 * R, cy - R + random() * R * 1.1, u * (0.12 + random() * 0.26)];
    s.circle(x, y, r, '#f6e7c6', d`opacity="${0.5 + random() * 0.5}"`);
  }
  const shade = s.fade([0.3, 0, 1, 0.9], cx + R * 0.25, cy - R * 0.6, cx + R * 0.5, cy - R * 0.25);
  s.shadedDisc(cx + R * 0.3, cy - R * 0.5, R * 0.2, '#f6e7c6', '#d9a24a', shade);
}

function drawRange(plan: HeroPlan): void {
  const { s, cx, cy, R, random } = plan;
  for (const [x, y, w, h] of [
    [-0.55, -0.05, 0.5, 0.7],
    [0.66, 0.02, 0.46, 0.6],
    [-0.1, 0.14, 0.36, 0.5],
  ] as const) {
    const [px, py, width, height] = [cx + x * R, cy + y * R, w * R, h * R];
    s.path(d`M${px - width} ${py + height}L${px} ${py}L${px + width} ${py + height}Z`, '#2b6a6c');
    s.path(
      d`M${px} ${py}L${px + width * 0.3} ${py + height * 0.3}L${px + width * 0.1} ${py + height * 0.24}L${px - width * 0.04} ${py + height * 0.34}L${px - width * 0.28} ${py + height * 0.28}Z`,
      '#f6e7c6',
    );
  }
  drawSwell(plan, [-1, 0.42, -0.4, 0.3, 0.2, 0.46, 1, 0.34], '#1f5558');
  for (let i = 0; i < 26; i++) {
    const [x, y] = [cx - R + random() * 2 * R, cy + R * 0.5 + random() * R * 0.08];
    drawPine(s, x, y, R * (0.09 + random() * 0.1), '#174448');
  }
}

function drawLighthouse({ s, cx, cy, R }: HeroPlan): void {
  const [x, y] = [cx + R * 0.6, cy + R * 0.2];
  s.path(
    d`M${x} ${y}L${cx - R * 0.9} ${y - R * 0.34}V${y + R * 0.02}Z`,
    s.fade([0, 0, 1, 0.75], cx - R * 0.9, 0, x, 0, '#ffe2a0'),
  );
  s.path(d`M${x - R * 0.035} ${y + R * 0.03}h${R * 0.07}l${R * 0.025} ${R * 0.36}h${-R * 0.12}Z`, '#f6e7c6');
  s.path(
    d`M${x - R * 0.04} ${y + R * 0.11}h${R * 0.08}l${R * 0.006} ${R * 0.07}h${-R * 0.092}ZM${x - R * 0.05} ${y + R * 0.25}h${R * 0.1}l${R * 0.006} ${R * 0.07}h${-R * 0.112}Z`,
    '#b5452f',
  );
  s.rect(x - R * 0.028, y - R * 0.035, R * 0.056, R * 0.066, '#ffe2a0');
  s.path(d`M${x - R * 0.045} ${y - R * 0.03}Q${x} ${y - R * 0.12} ${x + R * 0.045} ${y - R * 0.03}Z`, '#0c2228');
  s.halo(x, y, R * 0.3, '#ffe2a0', 0.8);
}

/** Ground through flat pairs of shares of the radius. */
function drawSwell({ s, cx, cy, R }: HeroPlan, shares: readonly number[], fill: string): void {
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < shares.length; i += 2)
    points.push([cx + (shares[i] ?? 0) * R, cy + (shares[i + 1] ?? 0) * R]);
  s.path(d`${swellPath(points)}V${s.H}H${cx - R}Z`, fill);
}
