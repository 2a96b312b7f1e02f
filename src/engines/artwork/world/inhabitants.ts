import { drawBird, drawFigure, drawFox } from '../kit/figures.ts';
import { d, placePath } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

export type Garb = { hat?: boolean; cape?: boolean };

/** Who stands on the hill in front, in the order of the wizard's inhabitants; the era says what they wear. */
export function drawInhabitants(site: Site, kind: number, garb: Garb): void {
  const { s, ink, u, lx, front, side } = site;
  const h = u * 15;
  s.glow(lx, front - u * 6, u * 36, ink.skyLow, 0.62);
  drawFigure(s, lx + side * u * 4.4, front + u * 0.6, h, ink.dark, {
    lamp: ink.light,
    side,
    ...(garb.hat ? { hat: true } : {}),
    ...(garb.cape ? { cape: ink.accent } : {}),
  });
  companions[kind]?.(site);
}

const companions: Five = [explorer, creature, robot, guardian, animals];

function explorer({ s, ink, u, lx, front, side }: Site): void {
  const [x, y] = [lx - side * u * 6, front + u * 0.9];
  drawFigure(s, x, y, u * 16, ink.dark, { hat: true });
  s.rect(x - side * u * 1 - u * 3.4, y - u * 12.2, u * 4, u * 5.4, ink.accent, d`rx="${u}"`);
  s.line(d`M${x - side * u * 6} ${y}L${x - side * u * 3} ${y - u * 15}`, ink.dark, u * 0.7);
}

function creature({ s, ink, u, lx, front, side }: Site): void {
  const shape =
    'M-9 0C-10 -6 -4 -9 1 -7C2 -12 5 -15 9 -14L8 -17L11 -15C15 -15 17 -12 18 -10C15 -9 12 -9 10 -10C9 -6 9 -3 6 -2L7 3H4L3 -1H-3L-4 3H-7L-6 -1C-11 1 -16 1 -20 -5C-15 -3 -12 -3 -9 0Z';
  const [x, y, k] = [lx - side * u * 16, front - u * 0.6, u * 0.9];
  const turned = side > 0 ? '' : ' scale(-1 1)';
  s.path(shape, ink.accent, d`transform="translate(${x} ${y}) scale(${k})${turned}"`);
  s.path(
    'M0 -7C-5 -12 -10 -20 -18 -20C-16 -16 -16 -14 -17 -12C-13 -13 -12 -12 -12 -10C-9 -11 -8 -9 -7 -7Z',
    ink.dark,
    d`transform="translate(${x} ${y}) scale(${k})${turned}"`,
  );
  s.circle(x + (side > 0 ? 1 : -1) * 13 * k, y - 12 * k, u * 0.5, ink.dark);
}

function robot({ s, ink, u, lx, front, side }: Site): void {
  const [x, y] = [lx - side * u * 8, front + u * 1.2];
  const body = placePath(
    'M-3.6 -3V-10Q-3.6 -11 -2.6 -11H2.6Q3.6 -11 3.6 -10V-3ZM-4.4 -12Q-4.4 -18 0 -18Q4.4 -18 4.4 -12ZM-3 -3H-1V1H-3ZM1 -3H3V1H1ZM-0.4 -18H0.4V-21H-0.4Z',
    x,
    y,
    u,
  );
  s.path(body, ink.accent);
  s.stipple(body, ink.dark, s.fade([0.35, 0, 1, 0.95], x - u * 4, 0, x + u * 4, 0));
  for (const eye of [-1.7, 1.7]) s.circle(x + eye * u, y - u * 14.2, u * 0.9, '#fff6dc');
  s.circle(x, y - u * 21.4, u * 0.9, ink.light);
  s.line(
    d`M${x + side * u * 3.6} ${y - u * 9}Q${x + side * u * 7} ${y - u * 9} ${x + side * u * 7.4} ${y - u * 12}`,
    ink.accent,
    u * 1.1,
  );
}

function guardian({ s, ink, u, lx, front, side }: Site): void {
  const [x, y] = [lx - side * u * 25, front + u * 3];
  const body = placePath(
    'M-11 0L-10 -22Q-16 -20 -16 -10L-19 -10Q-20 -28 -9 -30L-6 -32V-38Q-6 -45 0 -45Q6 -45 6 -38V-32L9 -30Q20 -28 19 -10L16 -10Q16 -20 10 -22L11 0H3L2 -10H-2L-3 0Z',
    x,
    y,
    u * 0.94,
  );
  s.path(body, ink.near);
  s.stipple(body, ink.skyLow, s.fade([0, 0.65, 0.6, 0.1, 1, 0], x - u * 16, y - u * 40, x + u * 12, y));
  for (const eye of [-2.4, 2.4]) {
    s.halo(x + eye * u, y - u * 36.6, u * 4, ink.light, 0.8);
    s.circle(x + eye * u, y - u * 36.6, u * 0.8, '#fff6dc');
  }
  s.path(placePath('M0 -30L3.4 -26L0 -20L-3.4 -26Z', x, y, u * 0.94), ink.light);
}

function animals({ s, ink, u, lx, front, side }: Site): void {
  drawFox(s, lx - side * u * 13, front + u * 1, u, ink.accent, side);
  drawBird(s, lx + side * u * 17, front - u * 24, u * 2.6, ink.dark);
  drawBird(s, lx + side * u * 24, front - u * 29, u * 2, ink.dark);
}
