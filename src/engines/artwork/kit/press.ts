import { Resvg } from '@resvg/resvg-js';
import { grainSide, grainTile } from './grain.ts';
import { pathBounds } from './path-bounds.ts';
import { plateSvg, rampBody, type Drawing, type StipplePlate } from './plates.ts';

/** Opaque RGB, three bytes a pixel. */
export type Print = { width: number; height: number; rgb: Buffer };

/** Prints the plates one over the other, on black. CPU-bound: call it in a worker. */
export function printDrawing(drawing: Drawing): Print {
  const width = Math.round(drawing.width * drawing.scale);
  const height = Math.round(drawing.height * drawing.scale);
  const rgb = Buffer.alloc(width * height * 3);
  const grain = grainTile(drawing.grain);
  drawing.plates.forEach((plate, i) => {
    if (plate.kind === 'stipple') printDots(drawing, plate, grain, i, { width, height, rgb });
    else layFlat(rasterize(plateSvg(drawing, plate.svg, { left: 0, top: 0, width, height })), rgb);
  });
  return { width, height, rgb };
}

/** Premultiplied RGBA. */
function rasterize(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render().pixels;
}

function layFlat(pixels: Buffer, rgb: Buffer): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  for (let i = 0, at = 0, to = 0; i < words.length; i++, at += 4, to += 3) {
    if (words[i] === 0) continue;
    const keep = 255 - (pixels[at + 3] as number);
    rgb[to] = (pixels[at] as number) + ((rgb[to] as number) * keep + 127) / 255;
    rgb[to + 1] = (pixels[at + 1] as number) + ((rgb[to + 1] as number) * keep + 127) / 255;
    rgb[to + 2] = (pixels[at + 2] as number) + ((rgb[to + 2] as number) * keep + 127) / 255;
  }
}

/**
 * A dot stands where ramp + noise exceeds 1; its edge is `contrast` steep and its ink as opaque as the ramp, so thin
 * shade is both sparse and pale: min(1, contrast · (a + n − 1)) · a.
 */
function printDots(drawing: Drawing, plate: StipplePlate, grain: Uint8Array, index: number, print: Print): void {
  const box = pathBounds(plate.path);
  const left = Math.max(0, Math.floor(box.left * drawing.scale));
  const top = Math.max(0, Math.floor(box.top * drawing.scale));
  const width = Math.min(print.width, Math.ceil(box.right * drawing.scale)) - left;
  const height = Math.min(print.height, Math.ceil(box.bottom * drawing.scale)) - top;
  if (!(width > 0 && height > 0)) return;
  const pixels = rasterize(plateSvg(drawing, rampBody(plate), { left, top, width, height }));
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(plate.ink.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const { rgb } = print;
  const mask = grainSide - 1;
  // Plates must not share dots, or ink over ink leaves no dot of the lower one to be seen.
  const [movedX, movedY] = (plate.carried ?? [0, 0]).map((length) => Math.round(length * drawing.scale)) as [
    number,
    number,
  ];
  const down = index * 197 - movedY;
  const across = index * 591 - movedX;
  for (let y = 0; y < height; y++) {
    const row = ((top + y + down) & mask) * grainSide;
    let to = ((top + y) * print.width + left) * 3;
    for (let x = 0, at = y * width * 4 + 3; x < width; x++, at += 4, to += 3) {
      const alpha = pixels[at] as number;
      if (alpha === 0) continue;
      const dot = plate.contrast * (alpha + (grain[row + ((left + x + across) & mask)] as number) - 255);
      if (dot <= 0) continue;
      const cover = (Math.min(255, dot) * alpha) / 65025;
      rgb[to] = (rgb[to] as number) + (red - (rgb[to] as number)) * cover;
      rgb[to + 1] = (rgb[to + 1] as number) + (green - (rgb[to + 1] as number)) * cover;
      rgb[to + 2] = (rgb[to + 2] as number) + (blue - (rgb[to + 2] as number)) * cover;
    }
  }
}
