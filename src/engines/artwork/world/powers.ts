import { d } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

/** What moves the world, drawn on or beside its light, in the order of the wizard's technologies and magics. */
export const powers: Five = [technology, elements, time, telepathy, enchantedThings];

function technology({ s, ink, u, orb, side }: Site): void {
  for (const [dx, dy, k] of [
    [-side * 34, 6, 1.3],
    [side * 30, -8, 0.9],
  ] as const) {
    const [x, y] = [orb.x + dx * u, orb.y + dy * u];
    s.path(
      d`M${x - 1.5 * k * u} ${y}h${3 * k * u}L${x + 7 * k * u} ${y + 26 * k * u}H${x - 7 * k * u}Z`,
      s.fade([0, 0.55, 1, 0], 0, y, 0, y + 26 * k * u, ink.light),
    );
    s.path(
      d`M${x - 6 * k * u} ${y}q${6 * k * u} ${-6 * k * u} ${12 * k * u} 0q${-6 * k * u} ${3 * k * u} ${-12 * k * u} 0Z`,
      ink.dark,
    );
    s.line(
      d`M${x - 7.4 * k * u} ${y - 2 * k * u}h${5 * k * u}M${x + 2.4 * k * u} ${y - 2 * k * u}h${5 * k * u}`,
      ink.dark,
      0.7 * k * u,
    );
    s.circle(x, y + 0.4 * k * u, 1.1 * k * u, ink.accent);
  }
}

function elements({ s, ink, u, lx, ground, lw }: Site): void {
  const at = (i: number): [number, number] => {
    const turn = Math.PI * (1.1 + i * 0.266);
    return [lx + Math.cos(turn) * lw * 0.78, ground - lw * 0.5 + Math.sin(turn) * lw * 0.62];
  };
  const signs = [
    'M0 5C-5 5 -6 0 -3 -3C-2 -1 -1 -1 -1 -3C-1 -6 1 -7 2 -9C3 -5 6 -3 5 1C5 4 3 5 0 5Z',
    'M0 5C-4 5 -5 1 -4 -1C-3 -4 -1 -6 0 -9C1 -6 3 -4 4 -1C5 1 4 5 0 5Z',
    'M-5 4C-6 -4 0 -8 6 -8C6 -2 3 4 -3 4L-6 7Z',
    'M-6 -2H2A3 3 0 1 0 -1 -5H-3A5 5 0 1 1 2 0H-6ZM-6 3H3A2.6 2.6 0 1 1 1 6H-1A4.6 4.6 0 1 0 3 1.4H-6Z',
  ];
  signs.forEach((sign, i) => {
    const [x, y] = at(i);
    s.halo(x, y, u * 9, ink.light, 0.6);
    s.path(
      sign,
      i % 2 ? '#f6eccf' : i ? ink.light : ink.accent,
      d`transform="translate(${x} ${y}) scale(${u * 0.62})"`,
    );
  });
}

function time({ s, ink, u, orb }: Site): void {
  const spoke = (turn: number, from: number, to: number): string =>
    d`M${orb.x + Math.sin(turn) * orb.r * from} ${orb.y - Math.cos(turn) * orb.r * from}L${orb.x + Math.sin(turn) * orb.r * to} ${orb.y - Math.cos(turn) * orb.r * to}`;
  s.add(
    d`<circle cx="${orb.x}" cy="${orb.y}" r="${orb.r * 0.94}" fill="#f8efd6" stroke="${ink.near}" stroke-width="${u * 1.2}"/>`,
  );
  for (let hour = 0; hour < 12; hour++)
    s.line(spoke((hour * Math.PI) / 6, hour % 3 ? 0.8 : 0.72, 0.86), ink.near, hour % 3 ? u * 0.6 : u * 1.1);
  s.line(spoke(5.2, 0, 0.45), ink.near, u * 1.4);
  s.line(spoke(0.9, 0, 0.68), ink.near, u * 0.9);
  s.circle(orb.x, orb.y, u * 1.3, ink.accent);
}

function telepathy({ s, ink, u, orb }: Site): void {
  for (let i = 1; i < 7; i++)
    s.add(
      d`<circle cx="${orb.x}" cy="${orb.y}" r="${orb.r + i * u * 6.5}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.6}" opacity="${0.85 - i * 0.12}"/>`,
    );
}

function enchantedThings({ s, ink, u, lx, ground, lw, side }: Site): void {
  const things = [
    ['M-6 3Q-3 0 0 2Q3 0 6 3V-4Q3 -7 0 -5Q-3 -7 -6 -4ZM0 -5V2', '#f8efd6'],
    ['M-7 0A3 3 0 1 1 -1 0A3 3 0 1 1 -7 0ZM-1.6 -0.8H7V3H5.4V0.8H3.8V2.6H2.2V0.8H-1.6Z', ink.light],
    ['M-3 5H3L4 -2Q0 -6 -4 -2ZM-1 -5H1V-8H-1Z', ink.accent],
    ['M-5 -4H5Q5 3 1 4V6H4V8H-4V6H-1V4Q-5 3 -5 -4Z', ink.light],
  ] as const;
  things.forEach(([path, fill], i) => {
    const [x, y] = [lx + (i - 1.5) * lw * 0.5, ground - lw * (0.9 + 0.3 * ((i * 2) % 3)) - u * 2];
    s.halo(x, y, u * 10, ink.light, 0.55);
    s.path(path, fill, d`transform="translate(${x} ${y}) rotate(${side * (i - 1.5) * 16}) scale(${u * 0.66})"`);
  });
}
