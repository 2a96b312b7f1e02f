import { drawFigure } from '../kit/figures.ts';
import { d } from '../kit/path.ts';
import { seededRandom } from '../kit/random.ts';
import type { Stage } from '../kit/stage.ts';
import type { Inks } from '../inks.ts';

export function drawRadio(s: Stage, ink: Inks): void {
  const { W, H, u, wide } = s;
  s.sky(ink.sky, ink.skyMid, ink.skyLow);
  s.stars((W * H) / 16000, ink.accent === '#e4563d' ? '#e9dfc8' : ink.accent, 0.4, 0.05);
  const tx = s.x(wide ? 0.68 : 0.6),
    tt = s.y(wide ? 0.14 : 0.13),
    tb = s.y(wide ? 0.78 : 0.64);
  for (let i = 7; i >= 1; i--) {
    s.add(
      d`<circle cx="${tx}" cy="${tt}" r="${u * (5 + i * 8.5)}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.55}" opacity="${0.85 - i * 0.105}"/>`,
    );
  }
  s.glow(tx, tt, u * 34, ink.light, 0.85);
  const bld = (y0, y1, col, win, seed, wmin = 7, wmax = 15) => {
    const r = seededRandom(seed);
    let x = -u * 2;
    while (x < W) {
      const w = u * (wmin + r() * (wmax - wmin)),
        t = s.y(y0) + r() * (s.y(y1) - s.y(y0));
      s.rect(x, t, w + 1, H - t, col);
      const k = r();
      if (k < 0.3) s.path(d`M${x} ${t}l${w / 2} ${-u * 5}l${w / 2} ${u * 5}Z`, col);
      else if (k < 0.5) {
        s.rect(x + w * 0.35, t - u * 5, w * 0.28, u * 5, col);
      } else if (k < 0.65) {
        s.path(
          d`M${x + w * 0.2} ${t - u * 4}h${w * 0.5}v${u * 3}h${-w * 0.5}ZM${x + w * 0.25} ${t - u * 1}v${u}h${u * 0.6}v${-u}Z`,
          col,
        );
      }
      if (win)
        for (let yy = t + u * 2.4; yy < s.y(0.95); yy += u * 3.6)
          for (let xx = x + u * 1.5; xx < x + w - u * 2; xx += u * 2.9)
            if (r() < win) s.rect(xx, yy, u * 1.35, u * 1.9, ink.light, d`opacity="${0.5 + r() * 0.5}"`);
      x += w;
    }
  };
  bld(0.44, 0.58, ink.far, 0.08, 4, 6, 12);
  s.stipple(s.sheet, ink.skyLow, s.fadeDown([0.42, 0, 0.6, 0.3, 0.7, 0]));
  bld(0.52, 0.68, ink.mid, 0.2, 8);
  // mast
  const half = u * 6.5;
  s.line(d`M${tx} ${tt}L${tx - half} ${tb}M${tx} ${tt}L${tx + half} ${tb}`, ink.dark, u * 0.9);
  for (let i = 1; i < 11; i++) {
    const t0 = i / 11,
      t1 = (i + 1) / 11,
      a = half * t0,
      b = half * t1,
      y0 = tt + (tb - tt) * t0,
      y1 = tt + (tb - tt) * t1;
    s.line(
      d`M${tx - a} ${y0}L${tx + b} ${y1}M${tx + a} ${y0}L${tx - b} ${y1}M${tx - a} ${y0}H${tx + a}`,
      ink.dark,
      u * 0.42,
    );
  }
  s.line(d`M${tx} ${tt}v${-u * 7}`, ink.dark, u * 0.7);
  s.circle(tx, tt - u * 7.4, u * 1.4, ink.accent);
  s.halo(tx, tt - u * 7.4, u * 9, ink.accent, 0.8);
  s.circle(tx, tt, u * 1.1, ink.accent);
  // roof block
  s.rect(tx - u * 20, tb, u * 40, H, ink.near);
  s.rect(tx - u * 21.5, tb - u * 1, u * 43, u * 2.6, ink.dark);
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 5; j++)
      if ((i * j + i) % 3 !== 1)
        s.rect(
          tx - u * 15 + i * u * 8.6,
          tb + u * 6 + j * u * 6.4,
          u * 3.2,
          u * 4.2,
          ink.light,
          d`opacity="${i === 1 && j === 0 ? 1 : 0.55}"`,
        );
  bld(0.74, 0.84, ink.near, 0.12, 21, 9, 18);
  // detective on roof left
  const px = s.x(wide ? 0.3 : 0.2),
    py = s.y(0.745);
  s.rect(px - u * 14, py, u * 30, H, ink.dark);
  s.rect(px - u * 15, py - u * 0.6, u * 32, u * 1.8, ink.dark);
  drawFigure(s, px + u * 2, py, u * 15, ink.dark, { hat: 1 });
  s.line(d`M${px + u * 5} ${py - u * 9}L${px + u * 7} ${py - u * 20}`, ink.dark, u * 0.5);
  s.path(
    d`M${px - u * 5} ${py - u * 18.6}Q${px + u * 5} ${py - u * 31} ${px + u * 19} ${py - u * 20}Q${px + u * 15} ${py - u * 21.5} ${px + u * 12.6} ${py - u * 19.6}Q${px + u * 9} ${py - u * 21.4} ${px + u * 6} ${py - u * 19}Q${px + u * 1} ${py - u * 21} ${px - u * 5} ${py - u * 18.6}Z`,
    ink.accent,
  );
  for (let i = 0; i < (W * H) / 7000; i++) {
    const x = s.random() * W,
      y = s.random() * H;
    s.line(d`M${x} ${y}l${-u * 0.9} ${u * 4}`, '#dfe6e0', u * 0.18, d`opacity="${0.15 + s.random() * 0.25}"`);
  }
  s.rect(0, s.y(0.93), W, H, ink.dark);
}
