/**
 * A drawing is a stack of plates, printed from first to last: flat plates are plain SVG, stippled plates are an alpha
 * ramp inside a shape that the press breaks up into dots of one ink. Dots are not an SVG filter because resvg aborts
 * the process on some filter regions and takes seconds for a cover's noise.
 */
export type FlatPlate = { kind: 'flat'; svg: string };
export type StipplePlate = {
  kind: 'stipple';
  path: string;
  /** `#rrggbb` of the dots. */
  ink: string;
  /** A gradient whose alpha is the share of the paper that the dots cover. */
  ramp: string;
  /** How sharply a dot ends: 3 soft, 5 hard. */
  contrast: number;
  clip?: string;
  /** How far the shape has moved, in units, since the frame whose dots it keeps. */
  carried?: readonly [x: number, y: number];
};
export type Plate = FlatPlate | StipplePlate;
export type Drawing = {
  /** Of the sheet, in the design's own units. */
  width: number;
  height: number;
  /** Pixels of the print per unit. */
  scale: number;
  plates: Plate[];
  /** Gradient and clip definitions by id, referred to as `url(#id)`. */
  defs: Map<string, string>;
  /** Width in printed pixels of one grain of the stipple. */
  grain: number;
};

/** A part of the sheet in printed pixels. */
export type View = { left: number; top: number; width: number; height: number };

/** A whole SVG document of `body` with just the definitions that it uses, cropped to `view`. */
export function plateSvg(drawing: Pick<Drawing, 'defs' | 'scale'>, body: string, view: View): string {
  const used = new Set(Array.from(body.matchAll(/url\(#(\w+)\)/g), ([, id]) => id ?? ''));
  const defs = Array.from(used, (id) => drawing.defs.get(id) ?? '').join('');
  const box = [view.left, view.top, view.width, view.height].map((length) => length / drawing.scale).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="${box}" preserveAspectRatio="none"><defs>${defs}</defs>${body}</svg>`;
}

/** What a stippled plate's ramp looks like before it is broken into dots. */
export function rampBody(plate: StipplePlate): string {
  const shape = `<path d="${plate.path}" fill="${plate.ramp}"/>`;
  return plate.clip ? `<g clip-path="${plate.clip}">${shape}</g>` : shape;
}
