import { drawCloud } from '../kit/figures.ts';
import { circlePath, d, placePath } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

/** What the place is for, in the order of the wizard's connections to the story. */
export const purposes: Five = [trainingGround, sourceOfPower, standingStones, battleground, growth];

function trainingGround({ s, ink, u, lx, front, side }: Site): void {
  const [x, y] = [lx + side * u * 27, front + u * 3];
  s.line(d`M${x - u * 4} ${y}L${x} ${y - u * 14}L${x + u * 4} ${y}`, ink.dark, u * 0.9);
  for (const [r, color] of [
    [6, '#f6eccf'],
    [4.4, ink.accent],
    [2.8, '#f6eccf'],
    [1.3, ink.accent],
  ] as const)
    s.circle(x, y - u * 13, u * r, color);
  s.line(d`M${x} ${y - u * 13}l${side * u * 9} ${-u * 4}`, ink.dark, u * 0.6);
  const dummy = lx - side * u * 30;
  s.line(d`M${dummy} ${y + u}V${y - u * 13}M${dummy - u * 6} ${y - u * 9}h${u * 12}`, ink.dark, u * 1.3);
  s.circle(dummy, y - u * 14.6, u * 2.4, ink.dark);
}

function sourceOfPower({ s, ink, u, lx, ground, lw }: Site): void {
  const top = ground - lw * 0.9;
  const beam = d`M${lx - u * 2.2} ${top}L${lx - u * 7} 0H${lx + u * 7}L${lx + u * 2.2} ${top}Z`;
  s.path(beam, s.fade([0, 0.75, 1, 0.05], 0, top, 0, 0, ink.light));
  s.stipple(beam, '#fff6dc', s.fade([0, 0.85, 1, 0.05], 0, top, 0, 0));
  s.glow(lx, top, u * 16, ink.light, 0.9);
  for (let i = 1; i < 4; i++)
    s.add(
      d`<ellipse cx="${lx}" cy="${top - i * u * 8}" rx="${u * (5 + i * 3)}" ry="${u * (1.4 + i * 0.6)}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.7}" opacity="${0.9 - i * 0.18}"/>`,
    );
}

function standingStones({ s, ink, u, lx, front, side }: Site): void {
  for (const [offset, h, w, turn] of [
    [-36, 17, 5, -4],
    [-26, 12, 4.4, 3],
    [27, 14, 4.6, -3],
    [37, 19, 5.4, 5],
  ] as const) {
    const [x, y] = [lx + side * offset * u, front + u * 4];
    const stone = placePath(
      `M${-w / 2} 1V${-h * 0.86}L${-w * 0.2} ${-h}L${w * 0.4} ${-h * 0.95}L${w / 2} 1Z`,
      x + turn * u * 0.2,
      y,
      u,
    );
    s.path(stone, ink.near);
    s.stipple(stone, ink.skyLow, s.fade([0, 0.75, 1, 0], x - w * u * 0.5, 0, x + w * u * 0.4, 0));
    const [cx, cy] = [x + turn * u * 0.2, y - h * u * 0.55];
    s.halo(cx, cy, u * 7, ink.light, 0.6);
    s.add(d`<path d="${circlePath(cx, cy, u * 1.3)}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.6}"/>`);
    s.circle(cx, cy + u * 3.2, u * 0.6, ink.light);
  }
}

function battleground({ s, ink, u, lx, ground, lw, side }: Site): void {
  const x = s.x(0.5 + side * 0.36);
  for (const [dx, y, w, shade] of [
    [0, 0.12, 46, ink.dark],
    [side * -8, 0.17, 36, ink.near],
    [side * 9, 0.2, 30, ink.dark],
  ] as const)
    drawCloud(s, x + dx * u, s.y(y), u * w, shade, 4);
  const bolt = placePath('M2 0L-6 15H-1L-5 30L7 11H1L6 0Z', x - side * u * 4, s.y(0.19), u * 0.95);
  s.halo(x - side * u * 4, s.y(0.19) + u * 12, u * 24, '#fff6dc', 0.5);
  s.path(bolt, '#fff6dc');
  for (const [way, color] of [
    [-1, ink.accent],
    [1, ink.light],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const [px, py] = [lx + way * lw * (0.6 + i * 0.13), ground + u * (8 + (i % 2) * 3)];
      s.line(d`M${px} ${py}V${py - u * 15}`, ink.dark, u * 0.6);
      s.path(
        d`M${px} ${py - u * 15}h${-way * u * 6}v${u * 6}l${way * u * 3} ${-u * 1.6}l${way * u * 3} ${u * 1.6}Z`,
        color,
      );
    }
}

function growth({ s, ink, u, lx, ground, front, side }: Site): void {
  const deep = front - ground;
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    s.ellipse(
      lx + Math.sin(t * 3) * u * 8 * side,
      ground + deep * (0.24 + t * 0.68),
      u * (2 + t * 3.4),
      u * (0.6 + t),
      ink.light,
      d`opacity="${0.85 - t * 0.2}"`,
    );
  }
  const [x, y] = [lx + side * u * 30, front + u * 3];
  s.glow(x, y - u * 9, u * 17, ink.light, 0.85);
  s.line(d`M${x} ${y}C${x - u} ${y - u * 5} ${x + u} ${y - u * 9} ${x} ${y - u * 14}`, ink.dark, u * 1.1);
  for (const [dx, dy, turn] of [
    [0, -13, -58],
    [0, -13, -122],
    [0, -8, -20],
    [0, -9, -160],
  ] as const)
    s.path(
      'M0 0Q4 -4 9 0Q4 4 0 0Z',
      ink.dark,
      d`transform="translate(${x + dx * u} ${y + dy * u}) rotate(${turn}) scale(${u})"`,
    );
}
