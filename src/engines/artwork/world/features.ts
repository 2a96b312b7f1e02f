import { drawPine } from '../kit/figures.ts';
import { drawFloatingRock } from '../kit/landforms.ts';
import { d, placePath } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

/** Natural features that stand behind the landmark, in the order of the wizard's. */
export const featuresBehind: Five = [floatingIslands, nothing, volcano, nothing, valleyWalls];
/** And those that lie before it. */
export const featuresBefore: Five = [nothing, crystals, nothing, river, mist];

function nothing(): void {}

function floatingIslands({ s, ink, u, side }: Site): void {
  for (const [x, y, w] of [
    [0.5 + side * 0.34, 0.24, 26],
    [0.5 - side * 0.36, 0.15, 18],
    [0.5 - side * 0.3, 0.37, 13],
  ] as const) {
    const [cx, cy, width] = [s.x(x), s.y(y), u * w];
    drawFloatingRock(s, cx, cy, width, { rock: ink.far, shade: ink.dark, grass: ink.mid });
    for (let i = 0; i < 5; i++)
      drawPine(s, cx - width * 0.36 + i * width * 0.18, cy + u * 0.4, width * (0.22 + s.random() * 0.2), ink.near);
    s.path(
      d`M${cx + width * 0.1} ${cy}h${width * 0.07}l${width * 0.03} ${u * 26}h${-width * 0.16}Z`,
      s.fade([0, 0.8, 1, 0], 0, cy, 0, cy + u * 26, ink.light),
    );
  }
}

function crystals({ s, ink, u, front }: Site): void {
  for (let i = 0; i < 10; i++) {
    const left = i % 2 === 0;
    const x = left ? s.x(-0.02 + s.random() * 0.24) : s.x(0.78 + s.random() * 0.24);
    const [y, k, turn] = [
      front + u * (4 + s.random() * 8),
      u * (1.6 + s.random() * 2),
      (left ? 1 : -1) * (6 + s.random() * 24),
    ];
    const color = i % 3 === 0 ? ink.accent : i % 3 === 1 ? ink.light : ink.skyLow;
    s.halo(x, y - k * 6, k * 9, color, 0.35);
    s.add(
      d`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M-2.4 0L-2.6 -9L0 -13L2.6 -9L2.4 0Z" fill="${color}"/><path d="M0 0V-13L2.6 -9L2.4 0Z" fill="${ink.near}" opacity=".55"/><path d="M-2.6 -9L0 -13L-0.4 -8.4Z" fill="#fff6dc" opacity=".6"/></g>`,
    );
  }
}

function volcano({ s, ink, u, ground, side }: Site): void {
  const [x, top, half] = [s.x(0.5 - side * 0.37), ground - u * 34, u * 30];
  s.glow(x, top - u * 4, u * 34, '#ff7a3a', 0.75);
  const cone = d`M${x - half} ${ground + u * 4}Q${x - half * 0.35} ${ground - u * 8} ${x - u * 6} ${top}L${x - u * 2} ${top + u * 2}L${x + u * 2} ${top}L${x + u * 6} ${top + u}Q${x + half * 0.35} ${ground - u * 8} ${x + half} ${ground + u * 4}Z`;
  s.path(cone, ink.near);
  s.stipple(cone, ink.far, s.fade([0, 0.8, 0.6, 0.1, 1, 0], x - half * 0.6, 0, x + half * 0.6, 0));
  s.path(placePath('M-6 0L-2 2L2 0L6 1Q5 6 9 15Q4 10 3 22Q0 11 -1 9Q-3 14 -6 18Q-4 8 -6 0Z', x, top, u), '#ffb347');
  s.path(placePath('M-3 2L2 1Q2 6 3 10Q0 7 -2 9Z', x, top, u), '#fff0c4');
  for (let i = 0; i < 6; i++)
    s.circle(
      x + Math.sin(i * 1.3) * u * 3 + i * u * 2 * side,
      top - u * (4 + i * 6),
      u * (3 + i * 1.3),
      ink.near,
      d`opacity="${0.75 - i * 0.1}"`,
    );
}

function river({ s, ink, u, lx, ground, front }: Site): void {
  const depth = front - ground;
  const path = d`M${lx - u * 1.6} ${ground}C${lx + u * 16} ${ground + depth * 0.3} ${lx - u * 26} ${ground + depth * 0.42} ${lx - u * 8} ${ground + depth * 0.75}S${lx + u * 30} ${front + u * 6} ${lx + u * 16} ${s.H}H${lx - u * 34}C${lx + u * 6} ${front + u * 8} ${lx - u * 40} ${ground + depth * 0.95} ${lx - u * 26} ${ground + depth * 0.66}S${lx + u * 8} ${ground + depth * 0.3} ${lx + u * 1.6} ${ground}Z`;
  s.path(path, ink.skyMid);
  s.stipple(path, ink.light, s.fade([0, 1, 0.8, 0.35, 1, 0.1], 0, ground, 0, front + u * 10));
  for (let i = 0; i < 16; i++) {
    const t = s.random();
    s.circle(
      lx + (s.random() - 0.6) * u * (10 + 36 * t),
      ground + depth * t - u * 2 - s.random() * u * 6,
      u * (0.4 + s.random() * 0.5),
      ink.light,
    );
  }
}

function valleyWalls({ s, ink, u, ground }: Site): void {
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? 0 : s.W;
    const x = (share: number): number => edge - side * share * u;
    const cliff = d`M${edge} ${ground - u * 50}L${x(12)} ${ground - u * 46}L${x(17)} ${ground - u * 34}L${x(25)} ${ground - u * 30}L${x(28)} ${ground - u * 12}L${x(38)} ${ground - u * 6}L${x(46)} ${ground + u * 10}H${edge}Z`;
    s.path(cliff, ink.mid);
    s.stipple(
      cliff,
      side < 0 ? ink.near : ink.skyLow,
      s.fade([0, 0.7, 1, 0], x(10), ground - u * 40, x(20), ground + u * 6),
    );
    s.path(
      d`M${x(17)} ${ground - u * 34}l${-side * u * 1.6} ${u * 1}v${u * 34}h${-side * u * 1.6}Z`,
      ink.light,
      'opacity=".5"',
    );
  }
}

function mist({ s, ink, u, ground, front }: Site): void {
  for (const [share, alpha] of [
    [0.15, 0.8],
    [0.6, 0.5],
  ] as const) {
    const y = ground + (front - ground) * share;
    const band = d`M0 ${y}C${s.x(0.3)} ${y - u * 5} ${s.x(0.6)} ${y + u * 4} ${s.W} ${y - u * 2}V${y + u * 9}C${s.x(0.6)} ${y + u * 14} ${s.x(0.3)} ${y + u * 5} 0 ${y + u * 10}Z`;
    s.stipple(band, ink.skyLow, s.fade([0, 0, 0.5, alpha, 1, 0], 0, y - u * 4, 0, y + u * 12), 3);
  }
}
