import { drawPine } from '../kit/figures.ts';
import { drawDune, drawKelp, drawPalm, drawPeak, drawRoundTree } from '../kit/landforms.ts';
import { circlePath, d, ellipsePath } from '../kit/path.ts';
import type { Five, Site } from './site.ts';

/** The mound that carries the landmark. */
function mound({ s, ink, u, lx, ground, lw }: Site): void {
  const path = d`M${lx - lw * 1.2} ${ground + u * 11}Q${lx - lw * 0.7} ${ground} ${lx - lw * 0.52} ${ground - 1}H${lx + lw * 0.52}Q${lx + lw * 0.7} ${ground} ${lx + lw * 1.2} ${ground + u * 11}V${s.H}H${lx - lw * 1.2}Z`;
  s.path(path, ink.mid);
  s.stipple(path, ink.skyLow, s.fade([0, 0.42, 1, 0], 0, ground - u, 0, ground + u * 12));
}

function plain({ s, ink, u, ground }: Site, rise: number): void {
  s.path(s.hillsPath([0, rise, 0.3, rise + 0.02, 0.7, rise - 0.005, 1, rise + 0.015]), ink.mid);
  s.stipple(d`M0 ${ground}H${s.W}V${s.H}H0Z`, ink.near, s.fade([0, 0, 1, 0.95], 0, ground + u * 4, 0, ground + u * 30));
}

function islands(site: Site): void {
  const { s, ink, u, ground, orb } = site;
  for (const [x, w] of [
    [0.1, 26],
    [0.9, 30],
    [0.36, 14],
  ] as const)
    s.path(d`M${s.x(x) - u * w} ${ground}Q${s.x(x)} ${ground - u * w * 0.5} ${s.x(x) + u * w} ${ground}Z`, ink.far);
  s.rect(0, ground, s.W, s.H - ground, ink.mid);
  s.stipple(d`M0 ${ground}H${s.W}V${s.H}H0Z`, ink.skyLow, s.fade([0, 0.6, 0.5, 0.12, 1, 0], 0, ground, 0, s.H));
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const y = ground + u * 1.5 + t ** 1.5 * (s.H - ground) * 0.7;
    const w = u * (2.5 + t * 9) * (0.5 + s.random());
    const x = i % 3 ? orb.x + (s.random() - 0.5) * u * (20 + 90 * t) : s.random() * s.W;
    s.line(
      d`M${x - w} ${y}q${w * 0.5} ${-u * 0.6} ${w} 0t${w} 0`,
      i % 3 ? ink.light : ink.skyLow,
      u * 0.3,
      d`opacity="${0.35 + s.random() * 0.4}"`,
    );
  }
  const { lx, lw } = site;
  const isle = ellipsePath(lx, ground + u, lw * 0.78, u * 5);
  s.path(isle, ink.near);
  s.stipple(isle, ink.skyLow, s.fade([0, 0.7, 1, 0], lx - lw * 0.7, ground - u * 3, lx + lw * 0.3, ground + u * 5));
}

function mountains(site: Site): void {
  const { s, ink, u, ground } = site;
  const cap = '#f3efe4';
  const inks = { rock: ink.far, cap, shade: ink.near };
  drawPeak(s, s.x(0.12), ground - u * 46, u * 40, u * 60, inks);
  drawPeak(s, s.x(0.88), ground - u * 54, u * 46, u * 68, inks);
  if (s.wide) drawPeak(s, s.x(0.36), ground - u * 34, u * 30, u * 46, inks);
  drawPeak(s, s.x(s.wide ? 0.5 : 0.64), ground - u * 28, u * 26, u * 40, { ...inks, rock: ink.mid });
  plain(site, ground / s.H);
  mound(site);
  for (let i = 0; i < s.W / u / 5; i++) {
    const x = s.random() * s.W;
    if (Math.abs(x - site.lx) > site.lw * 0.56)
      drawPine(s, x, ground + u * (2 + s.random() * 7), u * (8 + s.random() * 8), ink.near);
  }
}

function desert(site: Site): void {
  const { s, ink, u, ground } = site;
  s.path(
    d`M${s.x(0.02)} ${ground}l${u * 3} ${-u * 16}h${u * 15}l${u * 4} ${u * 16}ZM${s.x(0.82)} ${ground}l${u * 2} ${-u * 11}h${u * 9}l${u * 1.4} ${-u * 5}h${u * 6}l${u * 4} ${u * 16}Z`,
    ink.far,
    'opacity=".8"',
  );
  plain(site, ground / s.H - 0.015);
  drawDune(s, s.x(0.14), ground - u * 6, s.W * 0.34, u * 22, ink.skyLow, ink.far);
  drawDune(s, s.x(0.86), ground - u * 3, s.W * 0.36, u * 22, ink.far, ink.mid);
  const foot = (ground + u * 8) / s.H;
  const sand = s.hills([0, foot + 0.01, 0.3, foot + 0.03, 0.6, foot - 0.01, 1, foot + 0.02], ink.mid);
  s.stipple(sand, ink.near, s.fade([0, 0, 1, 0.9], 0, ground + u * 8, 0, ground + u * 30));
  mound(site);
}

function forest(site: Site): void {
  const { s, ink, u, ground } = site;
  s.ridge(ground - u * 9, u * 18, 6, 0.5, ink.far);
  plain(site, ground / s.H - 0.01);
  for (let i = 0; i < s.W / u / 6; i++) {
    const x = i * u * 6.4 + s.random() * u * 3;
    if (Math.abs(x - site.lx) < site.lw * 0.56) continue;
    if (i % 3) drawPine(s, x, ground + u * (2 + s.random() * 3), u * (13 + s.random() * 9), i % 2 ? ink.near : ink.mid);
    else drawRoundTree(s, x, ground + u * 3, u * (15 + s.random() * 6), ink.near, ink.far);
  }
  mound(site);
}

function underwater(site: Site): void {
  const { s, ink, u, ground } = site;
  for (let i = 0; i < 5; i++) {
    const x = s.x(0.06 + i * 0.21 + s.random() * 0.08);
    const w = u * (5 + s.random() * 7);
    const ray = d`M${x} 0h${w}L${x + w * 3 - u * 22} ${s.y(0.8)}H${x - u * 34}Z`;
    s.path(ray, s.fade([0, 0.4, 1, 0], 0, 0, 0, s.y(0.8), ink.light));
    s.stipple(ray, ink.light, s.fade([0, 0.5, 0.7, 0.12, 1, 0], 0, 0, 0, s.y(0.8)));
  }
  s.ridge(ground - u * 4, u * 12, 5, 0.5, ink.far);
  plain(site, ground / s.H);
  mound(site);
  for (let i = 0; i < 9; i++) {
    const [x, y, w] = [s.random() * s.W, s.y(0.12 + s.random() * 0.36), u * (1.6 + s.random() * 1.8)];
    s.path(
      d`M${x - w} ${y}q${w} ${-w * 0.75} ${w * 2} 0l${w * 0.8} ${-w * 0.5}v${w}l${-w * 0.8} ${-w * 0.5}q${-w} ${w * 0.75} ${-w * 2} 0Z`,
      i % 3 ? ink.mid : ink.accent,
    );
  }
  for (let i = 0; i < 22; i++)
    s.add(
      d`<path d="${circlePath(s.random() * s.W, s.random() * ground, u * (0.4 + s.random() * 1.1))}" fill="none" stroke="${ink.light}" stroke-width="${u * 0.3}" opacity=".6"/>`,
    );
}

/** The land itself, in the order of the wizard's geographies. */
export const lands: Five = [islands, mountains, desert, forest, underwater];

function pines({ s, ink, u, front }: Site): void {
  for (let i = 0; i < 12; i++) {
    const x = i % 2 ? s.random() * s.W * 0.22 : s.W * (0.8 + s.random() * 0.22);
    drawPine(s, x, front + u * (4 + s.random() * 8), u * (18 + s.random() * 18), i % 3 ? ink.dark : ink.near);
  }
}

/** What grows beside whoever stands in front. */
export const plants: Five = [
  ({ s, ink, u, front }) => {
    drawPalm(s, s.x(0.08), front + u * 8, u * 46, ink.dark, 1);
    drawPalm(s, s.x(0.02), front + u * 8, u * 32, ink.dark, 0.6);
    drawPalm(s, s.x(0.96), front + u * 8, u * 38, ink.dark, -1);
  },
  (site) => {
    pines(site);
    const { s, u } = site;
    for (let i = 0; i < 120; i++)
      s.circle(
        s.random() * s.W,
        s.random() * s.H * 0.86,
        u * (0.18 + s.random() * 0.4),
        '#f6f1e4',
        d`opacity="${0.4 + s.random() * 0.5}"`,
      );
  },
  ({ s, ink, u, front }) => {
    for (const [x, h] of [
      [0.09, 19],
      [0.92, 24],
    ] as const) {
      const [cx, y, w] = [s.x(x), front + u * 7, u * 1.5];
      s.line(
        d`M${cx} ${y}V${y - u * h}M${cx} ${y - u * h * 0.42}h${u * 4}v${-u * h * 0.34}M${cx} ${y - u * h * 0.3}h${-u * 4}v${-u * h * 0.26}`,
        ink.dark,
        w * 2,
      );
    }
  },
  (site) => {
    pines(site);
    const { s, ink, u, front } = site;
    drawRoundTree(s, s.x(0.03), front + u * 7, u * 44, ink.dark, ink.near);
    drawRoundTree(s, s.x(0.97), front + u * 7, u * 38, ink.dark, ink.near);
  },
  ({ s, ink, u, front }) => {
    for (const [x, h] of [
      [0.04, 52],
      [0.13, 34],
      [0.88, 40],
      [0.96, 58],
    ] as const)
      drawKelp(s, s.x(x), front + u * 12, u * h, ink.dark);
  },
];
