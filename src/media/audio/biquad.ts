/** One second-order filter section, its coefficients divided by a0 (R. Bristow-Johnson's Audio EQ Cookbook). */
export type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

const normalised = (b: [number, number, number], a: [number, number, number]): Biquad => [
  b[0] / a[0],
  b[1] / a[0],
  b[2] / a[0],
  a[1] / a[0],
  a[2] / a[0],
];

function angle(hz: number, sampleRate: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * Math.min(hz, sampleRate * 0.49)) / sampleRate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function lowPassFilter(hz: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, sampleRate, q);
  return normalised([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highPassFilter(hz: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, sampleRate, q);
  return normalised([(1 + cos) / 2, -1 - cos, (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** A bell of `db` around `hz`; a small `q` is a wide one. */
export function bellFilter(hz: number, db: number, q: number, sampleRate: number): Biquad {
  const { cos, alpha } = angle(hz, sampleRate, q);
  const a = 10 ** (db / 40);
  return normalised([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
}

/** Raises or lowers all below `hz` by `db`, halfway there at `hz`. */
export function lowShelfFilter(hz: number, db: number, sampleRate: number): Biquad {
  return shelf(hz, db, sampleRate, 1);
}

/** Raises or lowers all above `hz` by `db`, halfway there at `hz`. */
export function highShelfFilter(hz: number, db: number, sampleRate: number): Biquad {
  return shelf(hz, db, sampleRate, -1);
}

function shelf(hz: number, db: number, sampleRate: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angle(hz, sampleRate, Math.SQRT1_2);
  const a = 10 ** (db / 40);
  const c = cos * side;
  const root = 2 * Math.sqrt(a) * alpha;
  return normalised(
    [a * (a + 1 - (a - 1) * c + root), side * 2 * a * (a - 1 - (a + 1) * c), a * (a + 1 - (a - 1) * c - root)],
    [a + 1 + (a - 1) * c + root, side * -2 * (a - 1 + (a + 1) * c), a + 1 + (a - 1) * c - root],
  );
}

/** Runs samples through one filter after the other, in place, from silence. */
export function applyFilters(samples: Float32Array, filters: readonly Biquad[]): Float32Array {
  for (const [b0, b1, b2, a1, a2] of filters) {
    let s1 = 0;
    let s2 = 0;
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      samples[i] = y;
    }
  }
  return samples;
}
