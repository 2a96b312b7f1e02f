import { drawFigure, drawFox } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

/** A girl with a lantern and a fox on a lit path between trunks. */
export function drawForest(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  // Titles cover the foot of an upright sheet, so everything stands higher there.
  const lift = s.tall ? 0.085 : 0;
  const cx = s.x(wide ? 0.62 : 0.52);
  const glade = s.y((wide ? 0.6 : 0.52) - lift);
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.glow(cx, glade, u * 62, ink.light, 0.85);
  s.halo(cx, glade, u * 50, ink.light, 0.45);
  drawTrunks(s, ink, cx, glade, lift);
  drawGlade(s, ink, cx, lift);
  drawFigure(s, cx + u, s.y(0.7 - lift), u * 17, ink.dark, { lamp: ink.light, cape: ink.accent });
  drawFox(s, cx - u * 16, s.y(0.735 - lift), u, ink.accent);
  drawTrunk(s, s.x(0), u * 15, ink.dark, u);
  drawTrunk(s, s.x(1), u * 16, ink.dark, -u);
  if (wide) drawTrunk(s, s.x(0.2), u * 8, ink.dark, u * 2);
  drawFireflies(s, ink, cx, glade);
  drawFerns(s, ink.dark);
  s.rect(0, s.y(0.885), W, H, ink.dark);
  for (let i = 0; i < W / u / 5 + 2; i++)
    s.circle(i * u * 5.6, -u * 2 + s.random() * u * 3, u * (6 + s.random() * 5), ink.dark);
}

function drawTrunk(s: Stage, x: number, w: number, fill: string, lean: number): void {
  const { u } = s;
  s.path(
    d`M${x - w / 2 + lean} 0H${x + w / 2 + lean}C${x + w * 0.5} ${s.y(0.5)} ${x + w * 0.6} ${s.y(0.66)} ${x + w * 1.5} ${s.y(0.82)}H${x - w * 1.5}C${x - w * 0.6} ${s.y(0.66)} ${x - w * 0.5} ${s.y(0.5)} ${x - w / 2 + lean} 0Z`,
    fill,
  );
  for (let i = 0; i < 2; i++) {
    const y = s.y(0.12 + s.random() * 0.3);
    const side = s.random() < 0.5 ? -1 : 1;
    const reach = side * u * (8 + s.random() * 8);
    s.line(d`M${x} ${y + u * 6}q${side * u * 4} ${-u * 3} ${reach} ${-u * 10}`, fill, w * 0.2);
  }
}

function drawTrunks(s: Stage, ink: Inks, cx: number, glade: number, lift: number): void {
  const { W, u } = s;
  for (let i = 0; i < W / u / 7; i++)
    drawTrunk(s, i * u * 7.4 + s.random() * u * 4, u * (1.4 + s.random() * 1.2), ink.far, u * (s.random() - 0.5) * 4);
  s.stipple(s.sheet, ink.skyLow, s.fadeAround([0, 0.6, 0.5, 0.25, 1, 0], cx, glade, u * 70));
  s.hills([0, 0.62 - lift, 0.3, 0.6 - lift, 0.7, 0.61 - lift, 1, 0.6 - lift], ink.far);
  for (let i = 0; i < W / u / 13; i++) {
    const x = i * u * 13.4 + s.random() * u * 6;
    if (Math.abs(x - cx) >= u * 13) drawTrunk(s, x, u * (3 + s.random() * 2), ink.mid, u * (s.random() - 0.5) * 6);
  }
}

function drawGlade(s: Stage, ink: Inks, cx: number, lift: number): void {
  const { u } = s;
  s.hills([0, 0.68 - lift, 0.5, 0.64 - lift, 1, 0.69 - lift], ink.mid);
  const top = s.y(0.63 - lift);
  const path = d`M${cx - u * 2} ${top}h${u * 5}C${cx + u * 10} ${s.y(0.7 - lift)} ${cx - u * 14} ${s.y(0.76)} ${cx + u * 18} ${s.y(0.96)}H${cx - u * 36}C${cx - u * 30} ${s.y(0.8)} ${cx + u * 2} ${s.y(0.72 - lift)} ${cx - u * 2} ${top}Z`;
  s.path(path, ink.skyLow);
  s.stipple(path, ink.light, s.fade([0, 0.95, 1, 0.1], 0, top, 0, s.y(0.9)));
}

function drawFireflies(s: Stage, ink: Inks, cx: number, glade: number): void {
  const { u } = s;
  for (const [x, y] of [
    [0.16, 0.4],
    [0.86, 0.34],
    [0.9, 0.5],
  ] as const)
    for (const eye of [0, 2]) s.circle(s.x(x) + eye * u, s.y(y), u * 0.6, ink.light);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [cx + (s.random() - 0.5) * u * 80, glade + (s.random() - 0.5) * u * 50];
    s.circle(x, y, u * (0.25 + s.random() * 0.4), ink.light, d`opacity="${0.5 + s.random() * 0.5}"`);
  }
}

function drawFerns(s: Stage, fill: string): void {
  const { W, u } = s;
  for (let i = 0; i < W / u / 3; i++) {
    const x = i * u * 3.2 + s.random() * u * 2;
    const lean = (s.random() - 0.5) * u * 3;
    for (let leaf = -2; leaf <= 2; leaf++)
      s.line(
        d`M${x} ${s.y(0.9)}q${leaf * u} ${-u * 5} ${leaf * u * 2.8 + lean} ${-u * (5 + s.random() * 4)}`,
        fill,
        u * 0.55,
      );
  }
}
