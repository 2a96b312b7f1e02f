import { d, placePath } from './path.ts';
import type { Stage } from './stage.ts';

const cream = '#f7e8c8';

/** A hot-air balloon whose envelope's middle is (x, y). */
export function drawBalloon(s: Stage, x: number, y: number, r: number, color: string, basket: string): void {
  s.path(
    d`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0C${x + r} ${y + r * 0.8} ${x + r * 0.4} ${y + r * 1.2} ${x + r * 0.24} ${y + r * 1.5}H${x - r * 0.24}C${x - r * 0.4} ${y + r * 1.2} ${x - r} ${y + r * 0.8} ${x - r} ${y}Z`,
    color,
  );
  s.path(
    d`M${x - r * 0.34} ${y - r * 0.94}C${x - r * 0.6} ${y} ${x - r * 0.3} ${y + r} ${x - r * 0.1} ${y + r * 1.5}H${x + r * 0.1}C${x + r * 0.3} ${y + r} ${x + r * 0.6} ${y} ${x + r * 0.34} ${y - r * 0.94}Q${x} ${y - r * 1.06} ${x - r * 0.34} ${y - r * 0.94}Z`,
    cream,
  );
  s.rect(x - r * 0.22, y + r * 1.8, r * 0.44, r * 0.34, basket);
  s.line(d`M${x - r * 0.2} ${y + r * 1.5}v${r * 0.3}M${x + r * 0.2} ${y + r * 1.5}v${r * 0.3}`, basket, r * 0.05);
}

/** An airship flying left, its hull's middle at (x, y). */
export function drawAirship(
  s: Stage,
  x: number,
  y: number,
  k: number,
  inks: { hull: string; shade: string; lamp: string },
): void {
  const hull = placePath(
    'M-20 0C-18 -9 -6 -10 2 -10C14 -10 20 -5 24 -1L30 -6V6L24 1C18 7 12 9 2 9C-8 9 -18 7 -20 0Z',
    x,
    y,
    k,
  );
  s.path(hull, inks.hull);
  s.stipple(hull, inks.shade, s.fade([0, 0, 1, 0.95], 0, y - 8 * k, 0, y + 9 * k));
  s.path(placePath('M-7 9H8L6 15H-5Z', x, y, k), inks.shade);
  for (let i = 0; i < 3; i++) s.rect(x + (-4 + i * 3.6) * k, y + 10.4 * k, 1.8 * k, 1.8 * k, inks.lamp);
}

/** A rocket pointing up before it is turned by `degrees`; its middle at (x, y). */
export function drawRocket(
  s: Stage,
  x: number,
  y: number,
  k: number,
  degrees: number,
  inks: { hull: string; shade: string; fin: string; flame: string; dark: string },
): void {
  s.add(
    d`<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${k})"><path d="M-3 9L0 34L3 9Z" fill="${inks.flame}"/><path d="M-1.6 9L0 22L1.6 9Z" fill="#fff4d6"/><path d="M0 -15C5 -9 5 2 4 9H-4C-5 2 -5 -9 0 -15Z" fill="${inks.hull}"/><path d="M0 -15C5 -9 5 2 4 9H1C2 0 2 -9 0 -15Z" fill="${inks.shade}"/><circle cy="-3" r="2.1" fill="${inks.dark}"/><circle cy="-3" r="1.3" fill="${inks.flame}"/><path d="M-4 3L-8 10L-3.6 9ZM4 3L8 10L3.6 9Z" fill="${inks.fin}"/></g>`,
  );
}

/** A small sailing boat on the water line (x, y). */
export function drawSailboat(
  s: Stage,
  x: number,
  y: number,
  u: number,
  inks: { hull: string; sail: string; jib: string },
): void {
  s.path(d`M${x - u * 6} ${y}h${u * 12}l${-u * 2} ${u * 2.4}h${-u * 8}Z`, inks.hull);
  s.path(d`M${x} ${y - u * 0.6}v${-u * 10}q${u * 5} ${u * 4} ${u * 4.6} ${u * 9}Z`, inks.sail);
  s.path(d`M${x - u * 0.6} ${y - u * 0.6}v${-u * 8}q${-u * 3} ${u * 4} ${-u * 3.6} ${u * 7.4}Z`, inks.jib);
}
