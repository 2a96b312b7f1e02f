import { d, polyline } from '../kit/path.ts';
import { Spot } from '../kit/spot.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

const bindings = ['#8e2f25', '#c07a2c', '#3f5c57', '#d9b56a', '#5e2a1c', '#2f4a55', '#a8502a', '#6f6a3a'] as const;

type Room = { s: Stage; ink: Inks; u: number; cx: number; half: number; top: number; sill: number };

/** A reader under a lamp between tall shelves, the night in the window behind. */
export function drawLibrary(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  const room: Room = {
    s,
    ink,
    u,
    cx: s.x(wide ? 0.62 : 0.5),
    half: u * (wide ? 22 : 25),
    top: s.y(0.1),
    sill: s.y(wide ? 0.62 : 0.5),
  };
  const { cx, half } = room;
  s.rect(0, 0, W, H, ink.mid);
  drawShelves(room, 0, cx - half - u * 3);
  drawShelves(room, cx + half + u * 3, W);
  const reach = Math.max(W, H);
  s.stipple(s.sheet, ink.dark, s.fadeAround([0, 0, 0.42, 0.1, 0.8, 0.8, 1, 0.95], cx, s.y(0.42), reach * 0.66));
  s.path(s.sheet, s.fadeAround([0, 0, 0.4, 0, 1, 0.75], cx, s.y(0.42), reach * 0.7, ink.dark));
  drawPillars(room);
  drawWindow(room);
  drawFloor(room);
  drawLadder(room);
  drawDesk(new Spot(s, cx, s.y(wide ? 0.7 : 0.61)), ink);
  s.rect(0, s.y(0.9), W, H, ink.dark);
  s.stipple(d`M0 ${s.y(0.78)}H${W}V${H}H0Z`, ink.dark, s.fade([0, 0, 0.6, 0.8, 1, 1], 0, s.y(0.78), 0, s.y(0.92)));
}

function drawShelves({ s, ink, u }: Room, left: number, right: number): void {
  const height = u * 10.5;
  for (let y = -u * 3; y < s.y(0.74); y += height) {
    s.rect(left, y, right - left, height, ink.near);
    for (let x = left + u; x < right - u * 1.4;) {
      const [w, h] = [u * (1 + s.random() * 1.3), height * (0.55 + s.random() * 0.3)];
      if (s.random() < 0.06) {
        x += u * 1.6;
        continue;
      }
      s.rect(x, y + height - h - u * 0.9, w - 0.6, h, bindings[Math.floor(s.random() * 8)] ?? bindings[0]);
      if (s.random() < 0.5) s.rect(x, y + height - h * 0.75 - u * 0.9, w - 0.6, u * 0.35, ink.light, 'opacity=".7"');
      x += w;
    }
    s.rect(left, y + height - u, right - left, u, ink.dark);
  }
}

function drawPillars({ s, ink, u, cx, half }: Room): void {
  for (const side of [-1, 1]) {
    const x = cx + side * (half + u * 1.8) - u * 2.2;
    const [near, far] = side < 0 ? [0.1, 0.9] : [0.9, 0.1];
    s.rect(x, 0, u * 4.4, s.y(0.76), ink.skyLow);
    s.stipple(
      d`M${x} 0h${u * 4.4}v${s.y(0.76)}h${-u * 4.4}Z`,
      ink.dark,
      s.fade([0, near, 1, far], x, 0, x + u * 4.4, 0),
    );
  }
}

function drawWindow({ s, ink, u, cx, half, top, sill }: Room): void {
  const spring = top + half;
  const arch = (inset: number): string => {
    const r = half - inset;
    return d`M${cx - r} ${sill - inset}V${spring}A${r} ${r} 0 0 1 ${cx + r} ${spring}V${sill - inset}Z`;
  };
  s.path(arch(0), ink.dark);
  s.clipped(arch(u * 1.6), () => {
    s.rect(cx - half, top, half * 2, sill - top, '#1f4a5a');
    s.stipple(
      d`M${cx - half} ${top}h${half * 2}V${sill}h${-half * 2}Z`,
      '#6f9a94',
      s.fade([0, 0, 1, 0.85], 0, top, 0, sill),
    );
    s.circle(cx + half * 0.3, top + half * 0.72, u * 8, '#f6e7c6');
    for (let i = 0; i < 16; i++)
      s.circle(cx - half + s.random() * half * 2, top + s.random() * half * 1.4, u * 0.3, '#f6e7c6');
    s.path(d`${polyline(s.ridgePoints(sill - u * 8, u * 14, 5, 0.5))}L${s.W} ${s.H}L0 ${s.H}Z`, '#17323d');
  });
  const bars = d`M${cx} ${top}V${sill}M${cx - half} ${spring}H${cx + half}M${cx - half / 2} ${top + half * 0.2}V${sill}M${cx + half / 2} ${top + half * 0.2}V${sill}M${cx - half} ${(spring + sill) / 2}H${cx + half}`;
  s.line(bars, ink.dark, u * 0.8);
}

function drawFloor({ s, ink, u, cx, half }: Room): void {
  const { W, H } = s;
  s.path(d`M0 ${s.y(0.76)}H${W}V${H}H0Z`, ink.near);
  s.rect(0, s.y(0.76), W, u * 1.4, ink.dark);
  s.path(
    d`M${cx - half * 0.9} ${s.y(0.77)}H${cx + half * 0.9}L${cx + half * 2} ${H}H${cx - half * 2}Z`,
    s.fade([0, 0.35, 1, 0], 0, s.y(0.76), 0, H, ink.light),
  );
}

function drawLadder({ s, ink, u, cx, half }: Room): void {
  const x = cx + half + u * 10;
  const [bottom, top] = [s.y(0.78), s.y(0.14)];
  s.line(d`M${x} ${bottom}L${x + u * 4} ${top}M${x + u * 6} ${bottom}L${x + u * 9} ${top}`, ink.skyLow, u * 0.9);
  for (let rung = 1; rung < 13; rung++) {
    const t = rung / 13;
    s.line(d`M${x + u * 4 * t} ${bottom + (top - bottom) * t}h${u * (6 - t)}`, ink.skyLow, u * 0.7);
  }
}

function drawDesk(at: Spot, ink: Inks): void {
  const { s, unit: u } = at;
  at.path('M-9 -12.4L22 0H-34Z', s.fade([0, 0.95, 1, 0.12], 0, at.y - u * 14, 0, at.y, ink.light));
  at.glow(-9, -11, 26, ink.light, 0.85);
  at.rect(-28, 0, 56, 2.6, ink.skyLow);
  for (const leg of [-25, 22]) s.rect(at.x + leg * u, at.y + 2.6 * u, u * 3, s.y(0.8) - at.y, ink.dark);
  at.line('M-12 0v-7l2.4 -5', ink.dark, 0.9);
  at.rect(-15, -0.9, 6, 0.9, ink.dark);
  at.path('M-14 -10.6L-11.4 -15H-6.6L-4 -10.6Z', '#2f6a52');
  at.circle(7, -13.6, 3.4, ink.dark);
  at.path('M0.5 0C1 -9 5 -10.6 7.4 -10.6C12 -10.4 13.6 -6 14 0Z', ink.dark);
  at.path('M-6 -0.4q4 -3 6.6 -0.6q3 -2.4 6.4 0.6Z', '#f6e7c6');
  for (let i = 0; i < 3; i++) at.rect(16 - i * 0.4, -1.6 * (i + 1), 7 - i * 0.6, 1.5, bindings[i * 2] ?? bindings[0]);
}
