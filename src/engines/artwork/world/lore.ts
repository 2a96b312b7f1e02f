import { circlePath, d } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

/** What has been here before, in the order of the wizard's lores. */
export const lores: Five = [prophecy, lostCivilization, warLegacy, awakening, discovery];

function prophecy({ s, ink, u, side }: Site): void {
  const [x, y] = [s.x(side > 0 ? 0.8 : 0.2), s.y(0.13)];
  const tail = d`M${x} ${y - u * 2}Q${x - side * u * 20} ${y - u * 12} ${x - side * u * 46} ${y - u * 12}Q${x - side * u * 20} ${y - u * 4} ${x} ${y + u * 2}Z`;
  s.path(tail, s.fade([0, 0.8, 1, 0], x, y, x - side * u * 46, y - u * 12, ink.light));
  s.circle(x, y, u * 2.4, '#fff6dc');
  const stars = [
    [0, 0],
    [7, 4],
    [13, 1],
    [18, 8],
    [12, 13],
    [7, 4],
  ] as const;
  const [sx, sy] = [s.x(side > 0 ? 0.1 : 0.68), s.y(0.08)];
  s.line('M' + stars.map(([a, b]) => d`${sx + a * u} ${sy + b * u}`).join('L'), ink.light, u * 0.28, 'opacity=".7"');
  for (const [a, b] of stars) s.circle(sx + a * u, sy + b * u, u * 0.8, '#fff6dc');
}

function lostCivilization({ s, ink, u, ground, side, lx, lw }: Site): void {
  for (const [offset, height] of [
    [0.72, 20],
    [0.9, 13],
    [1.06, 24],
  ] as const) {
    const [x, y] = [lx - side * lw * offset, ground + u * 6];
    const column = d`M${x - u * 1.7} ${y}V${y - u * height}l${u} ${-u}l${u} ${u * 1.4}l${u * 1.4} ${-u * 0.8}V${y}Z`;
    s.path(column, ink.near);
    s.stipple(column, ink.skyLow, s.fade([0, 0.8, 1, 0], x - u * 2, 0, x + u * 2, 0));
    s.rect(x - u * 2.8, y - u, u * 5.6, u * 1.6, ink.near);
  }
  const [x, y] = [lx + side * lw * 0.95, ground + u * 8];
  const head = d`M${x - u * 7} ${y}C${x - u * 9} ${y - u * 14} ${x - u * 6} ${y - u * 20} ${x} ${y - u * 20}C${x + u * 6} ${y - u * 20} ${x + u * 8} ${y - u * 12} ${x + u * 6} ${y}Z`;
  s.path(head, ink.near);
  s.stipple(head, ink.skyLow, s.fade([0, 0.75, 1, 0], x - u * 7, 0, x + u * 5, 0));
  s.path(
    d`M${x - u * 4} ${y - u * 11}h${u * 3}v${u * 1.5}h${-u * 3}ZM${x + u * 1} ${y - u * 11}h${u * 3}v${u * 1.5}h${-u * 3}ZM${x - u * 2.4} ${y - u * 3}h${u * 5}v${u}h${-u * 5}Z`,
    ink.dark,
  );
}

function warLegacy({ s, ink, u, ground, side, lx, lw }: Site): void {
  for (let i = 0; i < 5; i++) {
    const x = lx - side * lw * (0.62 + i * 0.12);
    const [y, lean] = [ground + u * (6 + (i % 2) * 2), (i % 3) - 1];
    s.line(d`M${x} ${y}L${x + lean * u * 3} ${y - u * 20}`, ink.dark, u * 0.6);
    if (i % 2 === 0)
      s.path(
        d`M${x + lean * u * 3} ${y - u * 20}l${-side * u * 9} ${u * 1.5}l${side * u * 3} ${u * 2.4}l${-side * u * 3.4} ${u * 2}l${side * u * 8} ${u * 1}Z`,
        ink.accent,
      );
  }
  const [x, y, r] = [lx + side * lw * 0.88, ground + u * 4, u * 7];
  s.add(d`<path d="${circlePath(x, y, r)}" fill="none" stroke="${ink.dark}" stroke-width="${u * 1.6}"/>`);
  for (let i = 0; i < 4; i++)
    s.line(d`M${x} ${y}L${x + Math.cos(i * 1.57 + 0.4) * r} ${y + Math.sin(i * 1.57 + 0.4) * r}`, ink.dark, u);
}

function awakening({ s, ink, u, lx, ground }: Site): void {
  for (let i = 0; i < 4; i++) {
    const [y, color] = [s.y(0.08 + i * 0.055), i % 2 ? ink.accent : ink.light];
    const band = d`M0 ${y + u * 10}C${s.x(0.25)} ${y - u * 8} ${s.x(0.45)} ${y + u * 16} ${s.x(0.7)} ${y + u * 2}S${s.x(0.95)} ${y - u * 4} ${s.W} ${y + u * 6}V${y + u * 12}C${s.x(0.8)} ${y + u * 4} ${s.x(0.6)} ${y + u * 24} ${s.x(0.4)} ${y + u * 12}S${s.x(0.1)} ${y + u * 8} 0 ${y + u * 18}Z`;
    s.stipple(band, color, s.fade([0, 0.05, 0.5, 0.55, 1, 0.1], 0, 0, s.W, 0), 3);
  }
  for (let i = 0; i < 14; i++) {
    const [x, y] = [lx + (s.random() - 0.5) * u * 80, ground - s.random() * u * 60];
    s.circle(x, y, u * (0.4 + s.random() * 0.6), ink.light, 'opacity=".85"');
  }
}

function discovery({ s, ink, u, ground, side, lx, lw }: Site): void {
  const [x, y] = [lx - side * lw * 0.9, ground + u * 7];
  s.line(d`M${x} ${y}V${y - u * 24}`, ink.dark, u * 0.8);
  s.path(
    d`M${x} ${y - u * 24}h${-side * u * 13}l${side * u * 3.4} ${u * 3.6}l${-side * u * 3.4} ${u * 3.6}h${side * u * 13}Z`,
    ink.accent,
  );
  s.add(
    d`<path d="M${x} ${y}C${x + side * u * 10} ${y + u * 10} ${lx - side * u * 20} ${y + u * 4} ${lx} ${y + u * 16}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.8}" stroke-linecap="round" stroke-dasharray="${u * 0.2} ${u * 2.2}"/>`,
  );
}
