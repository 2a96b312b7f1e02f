import { circlePath, d, polyline, rectPath, sparklePath, swellPath, type Point } from './path.ts';
import type { Drawing, Plate } from './plates.ts';
import { seededRandom, type Random } from '#shared/seeded-random.ts';

/** Offset 0..1 and colour. */
export type Stop = readonly [offset: number, color: string, alpha?: number];
/** Pairs of offset 0..1 and opacity 0..1, flat: `[0, 1, 0.5, 0.2, 1, 0]`. */
export type Fade = readonly number[];

/**
 * The sheet a scene is drawn on. Lengths are the design's pixels (the press scales them); `u` is a hundredth of the shorter side, so that a figure keeps its
 * size on every aspect. `x()` and `y()` turn shares of the sheet into lengths. Marks are printed in the order made.
 */
export class Stage {
  readonly W: number;
  readonly H: number;
  readonly u: number;
  readonly random: Random;
  /** Landscape sheets put their focus right of the middle and leave the left calm. */
  readonly wide: boolean;
  readonly tall: boolean;
  readonly #plates: Plate[] = [];
  readonly #defs = new Map<string, string>();
  #clip = '';
  #carried: [x: number, y: number] | undefined;

  constructor(width: number, height: number, seed: number) {
    this.W = width;
    this.H = height;
    this.u = Math.min(width, height) / 100;
    this.wide = width > height * 1.2;
    this.tall = height > width * 1.2;
    this.random = seededRandom(seed);
  }

  x(share: number): number {
    return share * this.W;
  }

  y(share: number): number {
    return share * this.H;
  }

  /** Raw SVG elements on the current flat plate. */
  add(svg: string): void {
    const body = this.#clip ? `<g clip-path="${this.#clip}">${svg}</g>` : svg;
    const last = this.#plates.at(-1);
    if (last?.kind === 'flat') last.svg += body;
    else this.#plates.push({ kind: 'flat', svg: body });
  }

  #define(def: (id: string) => string): string {
    const id = `i${this.#defs.size + 1}`;
    this.#defs.set(id, def(id));
    return `url(#${id})`;
  }

  /** Several colours from left to right over the shape it fills: folds of cloth. */
  folds(stops: readonly Stop[]): string {
    return this.#define(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopList(stops)}</linearGradient>`,
    );
  }

  /** One colour from the top to the bottom of the shape it fills. */
  fadeDown(fade: Fade, color = '#000'): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stopsOf(fade, color))}</linearGradient>`,
    );
  }

  /** One colour along the line between two points of the sheet. */
  fade(fade: Fade, x1: number, y1: number, x2: number, y2: number, color = '#000'): string {
    return this.#define(
      (id) =>
        d`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stopsOf(fade, color))}</linearGradient>`,
    );
  }

  /** One colour from a middle outward. */
  fadeAround(fade: Fade, cx: number, cy: number, r: number, color = '#000'): string {
    return this.#define(
      (id) =>
        d`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopList(stopsOf(fade, color))}</radialGradient>`,
    );
  }

  /** Everything that `draw` makes shows only inside `path`. */
  clipped(path: string, draw: () => void): void {
    const before = this.#clip;
    this.#clip = this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    draw();
    this.#clip = before;
  }

  /** What `draw` makes has been moved by (dx, dy) since another frame: its dots move along instead of swimming. */
  carried(dx: number, dy: number, draw: () => void): void {
    this.#carried = [dx, dy];
    draw();
    this.#carried = undefined;
  }

  /** Dots of one ink inside `path`, as dense as `ramp` is opaque. */
  stipple(path: string, ink: string, ramp: string, contrast = 4): void {
    this.#plates.push({
      kind: 'stipple',
      path,
      ink,
      ramp,
      contrast,
      ...(this.#clip ? { clip: this.#clip } : {}),
      ...(this.#carried ? { carried: this.#carried } : {}),
    });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): void {
    this.add(d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`);
  }

  circle(cx: number, cy: number, r: number, fill: string, extra = ''): void {
    this.add(d`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${extra}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): void {
    this.add(d`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`);
  }

  path(path: string, fill: string, extra = ''): void {
    this.add(`<path d="${path}" fill="${fill}" ${extra}/>`);
  }

  line(path: string, stroke: string, width: number, extra = ''): void {
    this.add(
      d`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`,
    );
  }

  /** The whole sheet as a path. */
  get sheet(): string {
    return `M0 0H${this.W}V${this.H}H0Z`;
  }

  /** Night above, two stippled inks toward the horizon. */
  sky(high: string, middle: string, low: string): void {
    this.rect(0, 0, this.W, this.H, high);
    this.stipple(this.sheet, middle, this.fadeDown([0, 0, 0.72, 0.78, 1, 0.9]));
    this.stipple(this.sheet, low, this.fadeDown([0.12, 0, 0.42, 0.55, 0.64, 0.98, 1, 0.98]));
  }

  stars(count: number, color: string, lowest = 0.55, bright = 0.12): void {
    const { random, u } = this;
    for (let i = 0; i < count; i++) {
      const x = random() * this.W;
      const y = random() * this.H * lowest;
      const size = (random() < bright ? 0.55 : 0.22) * u * (0.6 + random() * 0.7);
      if (random() < bright * 0.7) this.path(sparklePath(x, y, size * 2.4), color);
      else this.circle(x, y, size, color, d`opacity="${0.4 + random() * 0.6}"`);
    }
  }

  /** Lamplight as dots. */
  glow(cx: number, cy: number, r: number, color: string, alpha = 0.9): void {
    const ramp = this.fadeAround([0, alpha, 0.35, alpha * 0.72, 1, 0], cx, cy, r);
    this.stipple(rectPath(cx - r, cy - r, 2 * r, 2 * r), color, ramp);
  }

  /** Lamplight as a smooth halo: only right at a flame. */
  halo(cx: number, cy: number, r: number, color: string, alpha = 0.5): void {
    this.circle(cx, cy, r, this.fadeAround([0, alpha, 0.5, alpha * 0.35, 1, 0], cx, cy, r, color));
  }

  /** A disc with its shade side stippled along the line (x1, y1) to (x2, y2). */
  shadedDisc(cx: number, cy: number, r: number, fill: string, shade: string, ramp: string): void {
    this.circle(cx, cy, r, fill);
    this.stipple(circlePath(cx, cy, r), shade, ramp);
  }

  /** A broken mountain line by midpoint displacement. */
  ridgePoints(y: number, amplitude: number, rounds: number, roughness = 0.55): Point[] {
    const { random } = this;
    let points: Point[] = [0, this.W].map((x) => [x, y + (random() - 0.5) * amplitude]);
    for (let round = 0; round < rounds; round++, amplitude *= roughness) {
      points = points.flatMap(([x, at], i): Point[] => {
        const next = points[i + 1];
        return next
          ? [
              [x, at],
              [(x + next[0]) / 2, (at + next[1]) / 2 + (random() - 0.5) * amplitude],
            ]
          : [[x, at]];
      });
    }
    return points;
  }

  ridge(y: number, amplitude: number, rounds: number, roughness: number, fill: string): string {
    const path = d`${polyline(this.ridgePoints(y, amplitude, rounds, roughness))}L${this.W} ${this.H}L0 ${this.H}Z`;
    this.path(path, fill);
    return path;
  }

  /** Rounded ground through points given as flat pairs of shares of the sheet. */
  hillsPath(shares: readonly number[]): string {
    const points: Point[] = [];
    for (let i = 0; i + 1 < shares.length; i += 2) points.push([this.x(shares[i] ?? 0), this.y(shares[i + 1] ?? 0)]);
    return d`${swellPath(points)}L${this.W} ${this.H}L0 ${this.H}Z`;
  }

  /** Prints such ground and returns its path for shading. */
  hills(shares: readonly number[], fill: string): string {
    const path = this.hillsPath(shares);
    this.path(path, fill);
    return path;
  }

  /** Hands the plates over to the press. */
  drawing({ scale, grain }: { scale: number; grain: number }): Drawing {
    return { width: this.W, height: this.H, plates: this.#plates, defs: this.#defs, scale, grain };
  }
}

function stopsOf(fade: Fade, color: string): Stop[] {
  const stops: Stop[] = [];
  for (let i = 0; i + 1 < fade.length; i += 2) stops.push([fade[i] ?? 0, color, fade[i + 1] ?? 0]);
  return stops;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, alpha = 1]) => d`<stop offset="${offset}" stop-color="${color}" stop-opacity="${alpha}"/>`)
    .join('');
}
