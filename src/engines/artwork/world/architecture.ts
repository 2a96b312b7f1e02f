import { drawCloud } from '../kit/figures.ts';
import { drawRoundTree } from '../kit/landforms.ts';
import { d, placePath } from '../kit/path.ts';
import { archPath, type Five, type Site } from './site.ts';

/** How people build round the landmark, in the order of the wizard's architectures. */
export const architectures: Five = [fortress, treeHouses, crystalSpires, undergroundCity, cloudCity];

function fortress({ s, ink, u, lx, ground, lw }: Site): void {
  for (const side of [-1, 1] as const) {
    const from = lx + side * lw * 0.44;
    const to = lx + side * lw * 0.92;
    const [left, right] = side < 0 ? [to, from] : [from, to];
    const y = ground + u * 3;
    s.rect(left, y - u * 10, right - left, u * 11, ink.near);
    for (let x = left; x < right - u; x += u * 3.4) s.rect(x, y - u * 12, u * 1.9, u * 2.4, ink.near);
    const tower = placePath('M-5 2V-20H-6V-25H-3.4V-23H-1.2V-25H1.2V-23H3.4V-25H6V-20H5V2Z', to, y, u);
    s.path(tower, ink.near);
    s.stipple(tower, ink.skyLow, s.fade([0, 0.7, 1, 0], to - u * 5, 0, to + u * 4, 0));
    s.path(placePath(archPath(0, -9, 2.4, 5), to, y, u), ink.light);
    s.path(placePath('M-0.3 -25V-34L6 -31.6L0.3 -29.2V-25Z', to, y, u), ink.accent);
  }
}

function treeHouses({ s, ink, u, lx, ground, lw }: Site): void {
  const homes = [-1, 1].map((side) => ({ x: lx + side * lw * 0.84, y: ground + u * 6, side }));
  for (const { x, y, side } of homes) {
    drawRoundTree(s, x, y, u * 40, ink.near, ink.skyLow);
    s.path(d`M${x - u * 2.4} ${y}L${x - u * 1.2} ${y - u * 22}h${u * 3}L${x + u * 2.8} ${y}Z`, ink.dark);
    const hut = placePath('M-6 0V-9H6V0ZM-8 -8.6L0 -16L8 -8.6Z', x + side * u * 2, y - u * 17, u);
    s.path(hut, ink.mid);
    s.stipple(hut, ink.skyLow, s.fade([0, 0.7, 1, 0], x - u * 6, 0, x + u * 8, 0));
    s.path(placePath('M-9 0H9V1.4H-9Z', x + side * u * 2, y - u * 17, u), ink.dark);
    s.path(placePath(archPath(-2, -2, 3, 5) + archPath(3, -2, 3, 5), x + side * u * 2, y - u * 17, u), ink.light);
    s.halo(x, y - u * 20, u * 12, ink.light, 0.4);
    s.line(d`M${x + side * u * 6} ${y}V${y - u * 17}M${x + side * u * 8} ${y}V${y - u * 17}`, ink.dark, u * 0.4);
  }
}

function crystalSpires({ s, ink, u, lx, ground, lw }: Site): void {
  for (const [offset, height, width] of [
    [-0.9, 34, 6],
    [-0.76, 48, 7],
    [-0.62, 28, 5],
    [0.62, 30, 5],
    [0.78, 52, 7],
    [0.93, 36, 6],
  ] as const) {
    const [x, y] = [lx + offset * lw, ground + u * 4];
    const spire = placePath(
      `M${-width} 0L${-width * 0.8} ${-height * 0.72}L0 ${-height}L${width * 0.8} ${-height * 0.72}L${width} 0Z`,
      x,
      y,
      u,
    );
    s.path(spire, ink.skyLow);
    s.stipple(spire, '#fff6dc', s.fade([0, 0.9, 0.5, 0.1, 1, 0], x - width * u, 0, x + width * u, 0));
    s.path(placePath(`M0 0V${-height}L${width * 0.8} ${-height * 0.72}L${width} 0Z`, x, y, u), ink.far, 'opacity=".7"');
    s.path(placePath(archPath(0, -3, 2.4, 6), x, y, u), ink.light);
  }
}

function undergroundCity({ s, ink, u, lx, ground, front }: Site): void {
  const deep = front - ground;
  for (let row = 0; row < 3; row++)
    for (let i = -4 + row; i <= 4 - row; i++) {
      const [x, y] = [lx + i * u * 8.4 + (row % 2) * u * 2, ground + deep * (0.34 + row * 0.24)];
      s.halo(x, y - u * 2, u * 6, ink.light, 0.4);
      s.path(archPath(x, y, u * 4.4, u * 6.2), ink.dark);
      s.path(archPath(x, y, u * 3, u * 5), (i + row) % 3 ? ink.light : ink.accent);
    }
  s.line(
    d`M${lx - u * 30} ${ground + deep * 0.36}H${lx + u * 30}M${lx - u * 22} ${ground + deep * 0.6}H${lx + u * 22}`,
    ink.dark,
    u * 0.9,
  );
}

function cloudCity({ s, ink, u, lx, ground, lw, orb }: Site): void {
  for (const [offset, up, k] of [
    [-0.82, 34, 1],
    [0.86, 44, 1.15],
    [-0.5, 66, 0.7],
  ] as const) {
    const [x, y] = [lx + offset * lw, Math.max(u * 24, Math.min(ground - u * up, orb.y + u * 40))];
    for (const [dx, h, w] of [
      [-5, 10, 4],
      [0, 17, 5],
      [5.4, 12, 4],
    ] as const) {
      const tower = placePath(`M${-w / 2} 0V${-h}H${w / 2}V0Z`, x + dx * u * k, y, u * k);
      s.path(tower, '#f4e6c8');
      s.stipple(tower, ink.far, s.fade([0.2, 0, 1, 0.95], x + (dx - w / 2) * u * k, 0, x + (dx + w / 2) * u * k, 0));
      s.path(
        placePath(
          `M${-w * 0.62} ${-h}Q${-w * 0.7} ${-h - w} 0 ${-h - w * 1.6}Q${w * 0.7} ${-h - w} ${w * 0.62} ${-h}Z`,
          x + dx * u * k,
          y,
          u * k,
        ),
        ink.accent,
      );
      s.path(placePath(archPath(0, -h * 0.4, 1.5, 3.4), x + dx * u * k, y, u * k), ink.dark);
    }
    drawCloud(s, x, y + u * 3 * k, u * 30 * k, '#f4e6c8', 3);
    drawCloud(s, x - u * 6 * k, y + u * 5 * k, u * 24 * k, ink.skyLow, 5);
  }
}
