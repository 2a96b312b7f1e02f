import { d } from './path.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import type { Stage } from './stage.ts';

export function drawPine(s: Stage, x: number, y: number, height: number, fill: string): void {
  const width = height * 0.36;
  let path = '';
  for (let tier = 0; tier < 4; tier++) {
    const top = y - height + height * 0.2 * tier;
    const half = width * (0.34 + 0.22 * tier);
    path += d`M${x} ${top}L${x + half} ${top + height * 0.34}L${x - half} ${top + height * 0.34}Z`;
  }
  s.path(
    path + d`M${x - height * 0.03} ${y - height * 0.1}h${height * 0.06}v${height * 0.14}h${-height * 0.06}Z`,
    fill,
  );
}

type FigureLook = {
  hat?: boolean;
  bun?: boolean;
  /** Colour of the cape. */
  cape?: string;
  /** Colour of the lantern's light. */
  lamp?: string;
  /** Which hand holds the lantern: 1 right, -1 left. */
  side?: 1 | -1;
};

/** Somebody seen from afar, standing on (x, y). */
export function drawFigure(s: Stage, x: number, y: number, h: number, fill: string, look: FigureLook = {}): void {
  const w = h * 0.34;
  s.path(
    d`M${x - w * 0.32} ${y - h * 0.74}Q${x} ${y - h * 0.84} ${x + w * 0.32} ${y - h * 0.74}L${x + w * 0.58} ${y - h * 0.2}L${x + w * 0.2} ${y - h * 0.2}L${x + w * 0.22} ${y}H${x + w * 0.04}L${x} ${y - h * 0.2}L${x - w * 0.06} ${y}H${x - w * 0.26}L${x - w * 0.2} ${y - h * 0.2}H${x - w * 0.58}Z`,
    fill,
  );
  s.circle(x, y - h * 0.87, h * 0.115, fill);
  if (look.hat)
    s.path(
      d`M${x - h * 0.22} ${y - h * 0.9}H${x + h * 0.22}L${x + h * 0.12} ${y - h * 0.94}V${y - h * 1.08}H${x - h * 0.12}V${y - h * 0.94}Z`,
      fill,
    );
  if (look.bun) s.circle(x - h * 0.08, y - h * 0.98, h * 0.06, fill);
  if (look.cape)
    s.path(
      d`M${x - w * 0.2} ${y - h * 0.76}Q${x - h * 0.5} ${y - h * 0.5} ${x - h * 0.62} ${y - h * 0.16}Q${x - h * 0.3} ${y - h * 0.3} ${x} ${y - h * 0.24}Z`,
      look.cape,
    );
  if (look.lamp) {
    const side = look.side ?? 1;
    const [lampX, lampY] = [x + side * h * 0.36, y - h * 0.42];
    s.line(d`M${x + side * w * 0.3} ${y - h * 0.66}L${lampX} ${lampY - h * 0.1}`, fill, h * 0.06);
    s.halo(lampX, lampY, h * 1.5, look.lamp, 0.7);
    s.circle(lampX, lampY, h * 0.085, look.lamp);
  }
}

export function drawBird(s: Stage, x: number, y: number, span: number, color: string): void {
  s.line(
    d`M${x - span} ${y - span * 0.3}Q${x - span * 0.4} ${y - span * 0.7} ${x} ${y}Q${x + span * 0.4} ${y - span * 0.7} ${x + span} ${y - span * 0.3}`,
    color,
    span * 0.16,
  );
}

/** A fox standing on (x, y), looking the way `facing` says. */
export function drawFox(s: Stage, x: number, y: number, u: number, fill: string, facing: 1 | -1 = 1): void {
  const place = d`transform="translate(${x} ${y}) scale(${facing * u} ${u})"`;
  s.path('M-7 0q1 -7 8 -6l3 -4l1.4 2.6l2 -2l.4 3.4l2.6 2l-4 1v3h-1.4l-.6 -2h-5l-.6 2Z', fill, place);
  s.path('M-6 -1q-7 1 -8 -6q4 -1 9 3Z', fill, place);
  s.circle(x - facing * u * 13, y - u * 6, u * 1.1, '#f7ead0');
}

/** A flat-bottomed heap of five puffs; `seed` varies them. */
export function drawCloud(s: Stage, x: number, y: number, width: number, fill: string, seed = 1): void {
  const random = seededRandom(seed * 97 + 13);
  const puffs = 5;
  const step = width / puffs;
  let path = d`M${x - width / 2} ${y}`;
  for (let i = 0; i < puffs; i++) {
    const left = x - width / 2 + i * step;
    const height = width * (0.1 + 0.12 * Math.sin((Math.PI * (i + 0.5)) / puffs) + 0.05 * random());
    path += d`C${left} ${y - height * 1.5} ${left + step} ${y - height * 1.5} ${left + step} ${y - (i < puffs - 1 ? height * 0.35 : 0)}`;
  }
  s.path(`${path}Z`, fill);
}
