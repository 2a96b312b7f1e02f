import { d, polyline } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawLibrary(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.rect(0, 0, W, H, ink.mid);
  const cx = s.x(wide ? 0.62 : 0.5);
  const ww = u * (wide ? 22 : 25),
    wt = s.y(wide ? 0.1 : 0.1),
    wb = s.y(wide ? 0.62 : 0.5);
  // shelves grid both sides
  const cols = ['#8e2f25', '#c07a2c', '#3f5c57', '#d9b56a', '#5e2a1c', '#2f4a55', '#a8502a', '#6f6a3a'];
  const shelf = (x0, x1) => {
    const sh = u * 10.5;
    for (let y = -u * 3; y < s.y(0.74); y += sh) {
      s.rect(x0, y, x1 - x0, sh, ink.near);
      let x = x0 + u;
      while (x < x1 - u * 1.4) {
        const w = u * (1 + s.random() * 1.3),
          h = sh * (0.55 + s.random() * 0.3);
        if (s.random() < 0.06) {
          x += u * 1.6;
          continue;
        }
        const c = cols[(s.random() * 8) | 0];
        s.rect(x, y + sh - h - u * 0.9, w - 0.6, h, c);
        if (s.random() < 0.5) s.rect(x, y + sh - h * 0.75 - u * 0.9, w - 0.6, u * 0.35, ink.light, 'opacity=".7"');
        x += w;
      }
      s.rect(x0, y + sh - u * 1, x1 - x0, u * 1, ink.dark);
    }
  };
  const g = u * 3;
  shelf(0, cx - ww - g);
  shelf(cx + ww + g, W);
  const dk = s.sheet;
  s.stipple(dk, ink.dark, s.fadeAround([0, 0, 0.42, 0.1, 0.8, 0.8, 1, 0.95], cx, s.y(0.42), Math.max(W, H) * 0.66));
  s.add(
    d`<path d="${dk}" fill="${s.fadeAround([0, 0, 0.4, 0, 1, 0.75], cx, s.y(0.42), Math.max(W, H) * 0.7, ink.dark)}"/>`,
  );
  // pillars
  for (const k of [-1, 1]) {
    s.rect(cx + k * (ww + g * 0.6) - u * 2.2, 0, u * 4.4, s.y(0.76), ink.skyLow);
    s.stipple(
      d`M${cx + k * (ww + g * 0.6) - u * 2.2} 0h${u * 4.4}v${s.y(0.76)}h${-u * 4.4}Z`,
      ink.dark,
      s.fade(
        [0, k < 0 ? 0.1 : 0.9, 1, k < 0 ? 0.9 : 0.1],
        cx + k * (ww + g * 0.6) - u * 2.2,
        0,
        cx + k * (ww + g * 0.6) + u * 2.2,
        0,
      ),
    );
  }
  // arch window w/ moon night
  const A = d`M${cx - ww} ${wb}V${wt + ww}A${ww} ${ww} 0 0 1 ${cx + ww} ${wt + ww}V${wb}Z`;
  s.path(A, ink.dark);
  s.clipped(
    d`M${cx - ww + u * 1.6} ${wb - u * 1.6}V${wt + ww}A${ww - u * 1.6} ${ww - u * 1.6} 0 0 1 ${cx + ww - u * 1.6} ${wt + ww}V${wb - u * 1.6}Z`,
    () => {
      s.rect(cx - ww, wt, ww * 2, wb - wt, '#1f4a5a');
      s.stipple(d`M${cx - ww} ${wt}h${ww * 2}V${wb}h${-ww * 2}Z`, '#6f9a94', s.fade([0, 0, 1, 0.85], 0, wt, 0, wb));
      s.circle(cx + ww * 0.3, wt + ww * 0.72, u * 8, '#f6e7c6');
      for (let i = 0; i < 16; i++)
        s.circle(cx - ww + s.random() * ww * 2, wt + s.random() * ww * 1.4, u * 0.3, '#f6e7c6');
      s.path(d`${polyline(s.ridgePoints(wb - u * 8, u * 14, 5, 0.5))}L${W} ${H}L0 ${H}Z`, '#17323d');
    },
  );
  s.line(
    d`M${cx} ${wt}V${wb}M${cx - ww} ${wt + ww}H${cx + ww}M${cx - ww * 0.5} ${wt + ww * 0.2}V${wb}M${cx + ww * 0.5} ${wt + ww * 0.2}V${wb}M${cx - ww} ${(wt + ww + wb) / 2}H${cx + ww}`,
    ink.dark,
    u * 0.8,
  );
  // floor
  s.path(d`M0 ${s.y(0.76)}H${W}V${H}H0Z`, ink.near);
  s.rect(0, s.y(0.76), W, u * 1.4, ink.dark);
  s.path(
    d`M${cx - ww * 0.9} ${s.y(0.77)}H${cx + ww * 0.9}L${cx + ww * 2} ${H}H${cx - ww * 2}Z`,
    s.fade([0, 0.35, 1, 0], 0, s.y(0.76), 0, H, ink.light),
  );
  // ladder
  const lx = cx + ww + u * 10;
  s.line(
    d`M${lx} ${s.y(0.78)}L${lx + u * 4} ${s.y(0.14)}M${lx + u * 6} ${s.y(0.78)}L${lx + u * 9} ${s.y(0.14)}`,
    ink.skyLow,
    u * 0.9,
  );
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    s.line(d`M${lx + u * 4 * t} ${s.y(0.78) + (s.y(0.14) - s.y(0.78)) * t}h${u * (6 - t)}`, ink.skyLow, u * 0.7);
  }
  // desk, lamp, reader
  const dy = s.y(wide ? 0.7 : 0.61);
  const lampx = cx - u * 9;
  s.path(
    d`M${lampx} ${dy - u * 12.4}L${cx + u * 22} ${dy}H${cx - u * 34}Z`,
    s.fade([0, 0.95, 1, 0.12], 0, dy - u * 14, 0, dy, ink.light),
  );
  s.glow(lampx, dy - u * 11, u * 26, ink.light, 0.85);
  s.rect(cx - u * 28, dy, u * 56, u * 2.6, ink.skyLow);
  s.rect(cx - u * 25, dy + u * 2.6, u * 3, s.y(0.8) - dy, ink.dark);
  s.rect(cx + u * 22, dy + u * 2.6, u * 3, s.y(0.8) - dy, ink.dark);
  s.line(d`M${lampx - u * 3} ${dy}v${-u * 7}l${u * 2.4} ${-u * 5}`, ink.dark, u * 0.9);
  s.rect(lampx - u * 6, dy - u * 0.9, u * 6, u * 0.9, ink.dark);
  s.path(
    d`M${lampx - u * 5} ${dy - u * 10.6}L${lampx - u * 2.4} ${dy - u * 15}H${lampx + u * 2.4}L${lampx + u * 5} ${dy - u * 10.6}Z`,
    '#2f6a52',
  );
  s.circle(cx + u * 7, dy - u * 13.6, u * 3.4, ink.dark);
  s.path(
    d`M${cx + u * 0.5} ${dy}C${cx + u * 1} ${dy - u * 9} ${cx + u * 5} ${dy - u * 10.6} ${cx + u * 7.4} ${dy - u * 10.6}C${cx + u * 12} ${dy - u * 10.4} ${cx + u * 13.6} ${dy - u * 6} ${cx + u * 14} ${dy}Z`,
    ink.dark,
  );
  s.path(
    d`M${cx - u * 6} ${dy - u * 0.4}q${u * 4} ${-u * 3} ${u * 6.6} ${-u * 0.6}q${u * 3} ${-u * 2.4} ${u * 6.4} ${u * 0.6}Z`,
    '#f6e7c6',
  );
  for (let i = 0; i < 3; i++)
    s.rect(cx + u * (16 - i * 0.4), dy - u * (1.6 * (i + 1)), u * (7 - i * 0.6), u * 1.5, cols[i * 2]);
  s.rect(0, s.y(0.9), W, H, ink.dark);
  s.stipple(d`M0 ${s.y(0.78)}H${W}V${H}H0Z`, ink.dark, s.fade([0, 0, 0.6, 0.8, 1, 1], 0, s.y(0.78), 0, s.y(0.92)));
}
