import { circlePath, d, placePath } from '../kit/path.ts';
import { drawAirship, drawRocket } from '../kit/vehicles.ts';
import type { Garb } from './inhabitants.ts';
import type { Five, Site } from './site.ts';

/** What the era leaves in the sky and on the horizon, in the order of the wizard's eras. */
export const eras: Five = [modern, medieval, future, victorian, ancient];
export const garbs: readonly Garb[] = [{}, { cape: true }, {}, { hat: true }, { cape: true }];

function modern({ s, ink, u, ground, side, underwater }: Site): void {
  for (const [x, h] of [
    [0.5 - side * 0.42, 26],
    [0.5 - side * 0.33, 19],
  ] as const) {
    const [cx, top] = [s.x(x), ground - u * h];
    s.line(d`M${cx} ${ground + u * 2}V${top}`, ink.near, u * 0.9);
    for (let i = 0; i < 3; i++) {
      const turn = 0.5 + (i * Math.PI * 2) / 3;
      s.line(d`M${cx} ${top}L${cx + Math.cos(turn) * u * 9} ${top + Math.sin(turn) * u * 9}`, '#f6eccf', u * 0.8);
    }
  }
  if (underwater) return;
  const [x, y] = [s.x(0.5 + side * 0.3), s.y(0.09)];
  s.path(
    d`M${x} ${y}l${-side * u * 40} ${u * 5}v${u * 0.9}Z`,
    s.fade([0, 0.8, 1, 0], x, 0, x - side * u * 40, 0, '#f6eccf'),
  );
  s.path(
    'M4 0L-4 -1L-7 -4H-8L-7 0L-8 1L-4 1L-1 5H1L0 1Z',
    '#f6eccf',
    d`transform="translate(${x} ${y}) scale(${side * u * 0.6} ${u * 0.6})"`,
  );
}

function medieval({ s, ink, u, lx, ground, lw }: Site): void {
  for (const side of [-1, 1] as const) {
    const [x, y] = [lx + side * lw * 0.66, ground + u * 9];
    const tent = placePath('M-8 0L-6 -7L0 -13L6 -7L8 0Z', x, y, u);
    s.path(tent, side < 0 ? ink.accent : '#f0e2c2');
    s.stipple(tent, ink.dark, s.fade([0.3, 0, 1, 0.95], x - u * 8, 0, x + u * 8, 0));
    s.path(placePath('M-1.6 0L0 -8L1.6 0Z', x, y, u), ink.dark);
    s.line(d`M${x} ${y - u * 13}v${-u * 6}`, ink.dark, u * 0.5);
    s.path(placePath('M0 -19L6 -17.4L0 -15.6Z', x, y, u), ink.light);
  }
}

function future({ s, ink, u, orb, side, underwater }: Site): void {
  if (!underwater) {
    s.add(
      d`<g transform="rotate(-16 ${orb.x} ${orb.y})" fill="none" stroke="#f0e2c2"><path d="M${orb.x - orb.r * 1.02} ${orb.y + orb.r * 0.08}Q${orb.x - orb.r * 2.3} ${orb.y + orb.r * 0.3} ${orb.x - orb.r * 1.5} ${orb.y + orb.r * 0.44}Q${orb.x} ${orb.y + orb.r * 0.66} ${orb.x + orb.r * 1.5} ${orb.y + orb.r * 0.44}Q${orb.x + orb.r * 2.3} ${orb.y + orb.r * 0.3} ${orb.x + orb.r * 1.02} ${orb.y + orb.r * 0.08}" stroke-width="${u * 1.5}"/></g>`,
    );
    const [x, y, r] = [s.x(0.5 + side * 0.38), s.y(0.1), u * 4.6];
    s.shadedDisc(x, y, r, ink.accent, ink.sky, s.fade([0.2, 0, 1, 1], x - r * 0.6, y - r, x + r * 0.6, y + r));
  }
  drawRocket(s, s.x(0.5 - side * 0.3), s.y(0.2), u * 0.8, side * 38, {
    hull: '#f0e2c2',
    shade: '#9a8f7d',
    fin: ink.accent,
    flame: ink.light,
    dark: ink.dark,
  });
}

function victorian({ s, ink, u, lx, front, side, underwater }: Site): void {
  if (underwater)
    s.add(
      d`<path d="${circlePath(s.x(0.5 + side * 0.28), s.y(0.2), u * 7)}" fill="${ink.accent}" stroke="${ink.dark}" stroke-width="${u}"/><path d="${circlePath(s.x(0.5 + side * 0.28), s.y(0.2), u * 3.4)}" fill="${ink.light}" stroke="${ink.dark}" stroke-width="${u}"/>`,
    );
  else
    drawAirship(s, s.x(0.5 + side * 0.27), s.y(0.17), u * 0.78, { hull: ink.accent, shade: ink.dark, lamp: ink.light });
  const [x, y] = [lx - side * u * 20, front + u * 3];
  s.line(d`M${x} ${y}V${y - u * 24}`, ink.dark, u * 1.1);
  s.halo(x, y - u * 27, u * 15, ink.light, 0.75);
  s.path(placePath('M-2 -24L-3 -30H3L2 -24Z', x, y, u), '#fff6dc');
  s.path(placePath('M-3.6 -30H3.6L0 -34ZM-2.4 -24H2.4V-23H-2.4Z', x, y, u), ink.dark);
}

function ancient({ s, ink, u, lx, ground, lw }: Site): void {
  for (const side of [-1, 1] as const) {
    const [x, y] = [lx + side * lw * 0.6, ground + u * 8];
    const obelisk = placePath('M-2.4 0L-1.7 -24L0 -27L1.7 -24L2.4 0Z', x, y, u);
    s.path(obelisk, '#e9d6ae');
    s.stipple(obelisk, ink.dark, s.fade([0.3, 0, 1, 0.95], x - u * 2, 0, x + u * 2.4, 0));
    s.rect(x - u * 3.4, y - u * 1, u * 6.8, u * 2, ink.near);
    s.halo(x, y - u * 28, u * 7, ink.light, 0.6);
  }
}
