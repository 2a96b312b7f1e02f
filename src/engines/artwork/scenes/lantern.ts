import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import { drawSailboat } from '../kit/vehicles.ts';
import type { Inks } from '../inks.ts';

type Light = { s: Stage; ink: Inks; u: number; x: number; y: number; horizon: number; foot: number };

/** A lighthouse over a calm sea, its keeper outside with a lamp. */
export function drawLantern(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  const light: Light = {
    s,
    ink,
    u,
    x: s.x(wide ? 0.66 : 0.36),
    y: s.y(wide ? 0.26 : 0.2),
    horizon: s.y(wide ? 0.66 : 0.56),
    foot: s.y(wide ? 0.74 : 0.62),
  };
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 9000, ink.accent, 0.5);
  const reach = Math.max(W, H) * 1.1;
  drawBeam(light, reach, -reach * 0.1, reach * 0.17, 0.75);
  drawBeam(light, -reach * 0.8, reach * 0.12, reach * 0.13, 0.55);
  s.glow(light.x, light.y, u * 26, ink.light, 0.95);
  drawSea(light);
  const [boatX, boatY] = [s.x(wide ? 0.3 : 0.74), light.horizon + u * 7];
  drawSailboat(s, boatX, boatY, u, { hull: ink.dark, sail: ink.accent, jib: ink.light });
  drawCliff(light);
  drawTower(light);
  drawLampRoom(light);
  drawFigure(s, light.x + u * (wide ? 15 : 14), light.foot + u * (wide ? 0 : 1), u * 9, ink.dark, { lamp: ink.light });
}

function drawBeam({ s, ink, x, y }: Light, dx: number, dy: number, spread: number, strength: number): void {
  const length = Math.hypot(dx, dy);
  const [ox, oy] = [(-dy / length) * spread, (dx / length) * spread];
  const [ex, ey] = [x + dx, y + dy];
  const beam = d`M${x} ${y}L${ex + ox} ${ey + oy}L${ex - ox} ${ey - oy}Z`;
  s.path(beam, s.fade([0, strength, 1, 0.02], x, y, ex, ey, ink.light));
  s.stipple(beam, ink.light, s.fade([0, 0.7 * strength, 0.6, 0.3 * strength, 1, 0], x, y, ex, ey));
}

function drawSea({ s, ink, u, horizon }: Light): void {
  const { W, H } = s;
  s.rect(0, horizon, W, H - horizon, ink.mid);
  s.stipple(d`M0 ${horizon}H${W}V${H}H0Z`, ink.skyLow, s.fade([0, 0.55, 0.5, 0.15, 1, 0], 0, horizon, 0, H));
  for (let i = 0; i < 26; i++) {
    const y = horizon + u * 1.5 + (i / 26) ** 1.6 * (H - horizon) * 0.7;
    const w = u * (3 + i * 0.5) * (0.6 + s.random());
    const x = s.random() * W;
    const glint = d`opacity="${0.35 + s.random() * 0.4}"`;
    s.line(d`M${x - w} ${y}q${w * 0.5} ${-u * 0.6} ${w} 0t${w} 0`, i % 3 ? ink.skyLow : ink.light, u * 0.28, glint);
  }
  s.path(d`M${s.x(0.7)} ${horizon}q${u * 6} ${-u * 7} ${u * 14} ${-u * 5}t${u * 22} ${u * 5}Z`, ink.far);
}

function drawCliff({ s, ink, u, x, foot }: Light): void {
  const { W, H, wide } = s;
  const edge = s.x(wide ? 0.46 : 0.74);
  const cliff = wide
    ? d`M${edge} ${H}C${edge + u * 6} ${foot + u * 20} ${x - u * 26} ${foot + u * 6} ${x - u * 16} ${foot}L${x + u * 12} ${foot - u * 1.5}C${x + u * 30} ${foot + u * 2} ${W - u * 10} ${foot + u * 4} ${W} ${foot - u * 4}V${H}Z`
    : d`M0 ${foot - u * 7}C${x - u * 20} ${foot - u * 4} ${x - u * 14} ${foot} ${x + u * 10} ${foot - u}C${edge - u * 16} ${foot + u * 3} ${edge - u * 8} ${foot + u * 20} ${edge} ${s.y(0.86)}L${W} ${s.y(0.93)}V${H}H0Z`;
  const shadow = wide
    ? d`M${edge} ${H}L${edge + u * 20} ${foot + u * 22}L${W} ${foot + u * 14}V${H}Z`
    : d`M0 ${foot + u * 18}Q${x} ${foot + u * 12} ${edge} ${s.y(0.88)}L${W} ${s.y(0.94)}V${H}H0Z`;
  s.path(cliff, ink.near);
  s.stipple(cliff, ink.far, s.fade([0, 0.85, 0.5, 0.15, 1, 0], 0, foot - u * 6, 0, foot + u * 44));
  s.path(shadow, ink.dark, 'opacity=".75"');
}

/** Widths of the tower at its lamp room and at its foot. */
const towerWidths = ({ s, u }: Light): [top: number, foot: number] => (s.wide ? [u * 6, u * 8.5] : [u * 7.5, u * 10.5]);

function drawTower(light: Light): void {
  const { s, ink, u, x, y, foot } = light;
  const [slim, broad] = towerWidths(light);
  const [top, bottom] = [y + u * 6, foot + u];
  s.path(d`M${x - slim / 2} ${top}H${x + slim / 2}L${x + broad / 2} ${bottom}H${x - broad / 2}Z`, ink.accent);
  const half = (share: number): number => (slim + (broad - slim) * share) / 2;
  const level = (share: number): number => top + (foot - top) * share;
  for (const from of [0.14, 0.44, 0.74]) {
    const to = from + 0.14;
    s.path(
      d`M${x - half(from)} ${level(from)}H${x + half(from)}L${x + half(to)} ${level(to)}H${x - half(to)}Z`,
      '#b5452f',
    );
  }
  s.stipple(
    d`M${x} ${top}H${x + slim / 2}L${x + broad / 2} ${bottom}H${x}Z`,
    ink.dark,
    s.fade([0, 0.15, 1, 0.85], x - slim * 0.1, 0, x + broad / 2, 0),
  );
  s.rect(x - u * 1.1, foot - u * 5, u * 2.2, u * 5.6, ink.dark);
  s.rect(x - u * 0.7, level(0.4), u * 1.5, u * 2.4, ink.light);
}

function drawLampRoom(light: Light): void {
  const { s, ink, u, x, y } = light;
  const [w] = towerWidths(light);
  s.rect(x - w * 0.78, y + u * 4.8, w * 1.56, u * 1.6, ink.dark);
  s.rect(x - w * 0.36, y - u * 3, w * 0.72, u * 7.2, ink.light);
  s.rect(x - w * 0.42, y - u * 3.4, w * 0.84, u * 0.8, ink.dark);
  s.line(d`M${x} ${y - u * 3}v${u * 7}`, ink.dark, u * 0.4);
  s.path(d`M${x - w / 2} ${y - u * 3.2}Q${x} ${y - u * 9} ${x + w / 2} ${y - u * 3.2}Z`, ink.dark);
  s.line(d`M${x} ${y - u * 6}v${-u * 3}`, ink.dark, u * 0.5);
}
