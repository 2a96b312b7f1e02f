import { archPath, build, mark, type Five, type Site } from './site.ts';

function windows(
  site: Site,
  places: readonly (readonly [x: number, y: number])[],
  width: number,
  height: number,
): void {
  mark(site, places.map(([x, y]) => archPath(x, y, width, height)).join(''), site.ink.light);
}

function library(site: Site): void {
  const { ink } = site;
  build(site, 'M-44 0V-36H44V0ZM-50 -36H50L0 -56Z', ink.near, ink.skyLow);
  build(site, 'M-23 -48A23 25 0 0 1 23 -48Z', ink.accent, ink.light, 0.5);
  mark(site, 'M-1.4 -72H1.4V-84H-1.4ZM0 -90L4 -82H-4Z', ink.accent);
  windows(
    site,
    [-36, -24, -12, 0, 12, 24, 36].map((x) => [x, -6] as const),
    6,
    22,
  );
  mark(site, 'M-50 -36H50V-33H-50ZM-52 0H52V4H-52Z', ink.dark);
  windows(
    site,
    [-12, -4, 4, 12].map((x) => [x, -50] as const),
    3.4,
    8,
  );
}

function laboratory(site: Site): void {
  const { ink } = site;
  build(site, 'M-42 0V-24H42V0ZM-36 -20V-66H-30V-20ZM34 -20V-78H38V-20Z', ink.near, ink.skyLow);
  build(site, 'M-26 -24A26 28 0 0 1 26 -24Z', ink.mid, ink.skyLow);
  mark(site, 'M-3 -50L32 -70L36 -64L2 -44Z', ink.accent);
  mark(site, archPath(0, -24, 30, 22), ink.light);
  mark(site, 'M-1 -46H1V-24H-1ZM-15 -34H15V-32H-15ZM28 -78H44V-75H28Z', ink.near);
  windows(
    site,
    [-34, -21, -8, 8, 21, 34].map((x) => [x, -6] as const),
    6,
    9,
  );
  mark(site, 'M-39 -68A6 6 0 1 1 -27 -68A6 6 0 1 1 -39 -68Z', ink.light);
}

function temple(site: Site): void {
  const { ink } = site;
  let [floor, width] = [0, 96];
  for (let tier = 0; tier < 4; tier++) {
    const height = 15 - tier;
    const half = width / 2;
    const top = floor - height;
    build(site, `M${-half + 7} ${floor}V${top}H${half - 7}V${floor}Z`, ink.near, ink.skyLow);
    windows(
      site,
      Array.from(
        { length: 5 - tier },
        (_, i) => [((i - (4 - tier) / 2) * (width - 24)) / (5 - tier), floor - 1] as const,
      ),
      5,
      height - 4,
    );
    build(
      site,
      `M${-half - 3} ${top + 2}Q${-half + 8} ${top - 2} ${-half + 11} ${top - 8}H${half - 11}Q${half - 8} ${top - 2} ${half + 3} ${top + 2}Z`,
      ink.accent,
      ink.light,
      0.45,
    );
    floor -= height + 6;
    width *= 0.74;
  }
  mark(site, `M-1.6 ${floor}L0 ${floor - 18}L1.6 ${floor}Z`, ink.accent);
  mark(site, `M-3 ${floor - 16}A3 3 0 1 1 3 ${floor - 16}A3 3 0 1 1 -3 ${floor - 16}Z`, ink.light);
}

function treasureCave(site: Site): void {
  const { ink } = site;
  build(site, 'M-60 2Q-52 -34 -34 -52Q-22 -86 4 -82Q34 -78 42 -44Q56 -26 62 2Z', ink.near, ink.skyLow);
  mark(site, 'M-26 2Q-28 -40 0 -50Q26 -42 24 2Z', ink.accent);
  mark(site, 'M-20 2Q-20 -32 0 -40Q20 -34 18 2Z', ink.light);
  mark(site, 'M-14 2Q-8 -14 0 -8Q8 -18 14 2Z', '#fff6dc');
  mark(site, 'M-20 -34L-14 -22L-11 -39ZM10 -46L13 -30L18 -40ZM-4 -48L-1 -38L3 -49Z', ink.near);
}

const palaceTowers = [
  [-42, 34, 10],
  [-28, 52, 11],
  [-13, 70, 12],
  [0, 96, 14],
  [14, 74, 12],
  [28, 54, 11],
  [41, 36, 10],
] as const;

function palace(site: Site): void {
  const { ink } = site;
  for (const [x, height, width] of palaceTowers) {
    build(site, `M${x - width / 2} 0V${-height}H${x + width / 2}V0Z`, ink.near, ink.skyLow);
    build(
      site,
      `M${x - width / 2 - 2} ${-height}L${x} ${-height - width * 1.9}L${x + width / 2 + 2} ${-height}Z`,
      ink.accent,
      ink.light,
      0.4,
    );
    mark(
      site,
      `M${x - 0.4} ${-height - width * 1.9 + 1}V${-height - width * 1.9 - 8}L${x + 6} ${-height - width * 1.9 - 5.4}L${x} ${-height - width * 1.9 - 3}Z`,
      ink.light,
    );
  }
  build(site, 'M-46 0V-26H46V0Z', ink.mid, ink.skyLow);
  mark(site, Array.from({ length: 12 }, (_, i) => `M${-46 + i * 8} -25V-30H${-42 + i * 8}V-25Z`).join(''), ink.mid);
  for (const [x, height] of palaceTowers)
    windows(
      site,
      height > 50
        ? [
            [x, -height + 16],
            [x, -height + 32],
          ]
        : [[x, -height + 14]],
      3.4,
      8,
    );
  mark(site, archPath(0, 0, 12, 19), ink.light);
}

/** In the order of the wizard's landmarks. */
export const landmarks: Five = [library, laboratory, temple, treasureCave, palace];
