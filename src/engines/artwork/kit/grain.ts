import { seededRandom } from '#shared/seeded-random.ts';

/** Side of the square noise tile, a power of two so that wrapping is a bit mask. */
export const grainSide = 512;

const tiles = new Map<number, Uint8Array>();

/**
 * A seamless tile of thresholds 0..255: two octaves of Perlin gradient noise (Ken Perlin 1985, as SVG's feTurbulence
 * `fractalNoise` sums them), spread to three times their contrast. `cell` is the width of one grain in pixels.
 */
export function grainTile(cell: number): Uint8Array {
  const cells = Math.round(grainSide / cell);
  const known = tiles.get(cells);
  if (known) return known;
  const coarse = gradientNoise(cells, 11);
  const fine = gradientNoise(cells * 2, 12);
  const tile = new Uint8Array(grainSide * grainSide);
  for (let i = 0; i < tile.length; i++) {
    const noise = ((coarse[i] ?? 0) + (fine[i] ?? 0) / 2 + 1) / 2;
    tile[i] = Math.round(Math.min(1, Math.max(0, 3 * noise - 1)) * 255);
  }
  tiles.set(cells, tile);
  return tile;
}

function gradientNoise(cells: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const angles = Float32Array.from({ length: cells * cells }, () => random() * Math.PI * 2);
  const [cos, sin] = [angles.map(Math.cos), angles.map(Math.sin)];
  const dot = (column: number, row: number, dx: number, dy: number): number => {
    const at = (row % cells) * cells + (column % cells);
    return (cos[at] ?? 0) * dx + (sin[at] ?? 0) * dy;
  };
  const out = new Float32Array(grainSide * grainSide);
  for (let y = 0; y < grainSide; y++) {
    const [row, fy] = split((y / grainSide) * cells);
    for (let x = 0; x < grainSide; x++) {
      const [column, fx] = split((x / grainSide) * cells);
      const blend = ease(fx);
      const top = mix(dot(column, row, fx, fy), dot(column + 1, row, fx - 1, fy), blend);
      const bottom = mix(dot(column, row + 1, fx, fy - 1), dot(column + 1, row + 1, fx - 1, fy - 1), blend);
      out[y * grainSide + x] = mix(top, bottom, ease(fy));
    }
  }
  return out;
}

const split = (value: number): [number, number] => [Math.floor(value), value % 1];
const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
