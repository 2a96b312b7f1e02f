import type { Inks } from '../inks.ts';
import { placePath } from '../kit/path.ts';
import type { Stage } from '../kit/stage.ts';

/** Where the parts of a world stand on its sheet. */
export type Site = {
  s: Stage;
  ink: Inks;
  u: number;
  /** Middle, ground line and width of the landmark. */
  lx: number;
  ground: number;
  lw: number;
  /** Crest of the hill in front, where somebody stands. */
  front: number;
  orb: { x: number; y: number; r: number };
  /** Side away from the moon: -1 left, 1 right. */
  side: -1 | 1;
  underwater: boolean;
};
export type DrawPart = (site: Site) => void;
/** One way of drawing for each of a question's five presets. */
export type Five = readonly [DrawPart, DrawPart, DrawPart, DrawPart, DrawPart];

export function layOut(s: Stage, ink: Inks, underwater: boolean): Site {
  const { u } = s;
  const lx = s.x(s.wide ? 0.66 : 0.5 + (s.random() - 0.5) * 0.1);
  const ground = s.y(s.wide ? 0.62 : s.tall ? 0.575 : 0.66);
  const side = s.random() < 0.5 ? -1 : 1;
  const r = u * 21;
  return {
    s,
    ink,
    u,
    lx,
    ground,
    lw: u * 46,
    front: s.y(s.wide ? 0.82 : s.tall ? 0.735 : 0.86),
    orb: { x: lx - side * u * 12, y: ground - u * (s.wide ? 37 : s.tall ? 45 : 40), r },
    side,
    underwater,
  };
}

/** A shape in the landmark's box (100 wide, middle at 0, ground at 0, up is negative), lit on its left. */
export function build(site: Site, path: string, fill: string, lit: string, strength = 0.7): void {
  const { s, lx, ground, lw } = site;
  const placed = placePath(path, lx, ground, lw / 100);
  s.path(placed, fill);
  s.stipple(placed, lit, s.fade([0, strength, 0.45, 0.12, 1, 0], lx - lw * 0.55, 0, lx + lw * 0.5, 0));
}

/** A flat shape in the landmark's box. */
export function mark(site: Site, path: string, fill: string): void {
  site.s.path(placePath(path, site.lx, site.ground, site.lw / 100), fill);
}

/** A round-headed window or door whose sill's middle is (x, y). */
export function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x - r} ${y}V${y - height + r}A${r} ${r} 0 0 1 ${x + r} ${y - height + r}V${y}Z`;
}
