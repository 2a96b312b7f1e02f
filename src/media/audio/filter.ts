/** Second-order Butterworth high-pass, in place: takes rumble and the voices' constant offset away. */
export function highPass(samples: Float32Array, cutoffHz: number, sampleRate: number): void {
  const w = Math.tan((Math.PI * cutoffHz) / sampleRate);
  const norm = 1 / (1 + Math.SQRT2 * w + w * w);
  const a1 = 2 * (w * w - 1) * norm;
  const a2 = (1 - Math.SQRT2 * w + w * w) * norm;
  // As if the first sample had been there for ever, or a constant offset would start with a thump.
  let s1 = -norm * (samples[0] ?? 0);
  let s2 = -s1;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = norm * x + s1;
    s1 = -2 * norm * x - a1 * y + s2;
    s2 = norm * x - a2 * y;
    samples[i] = y;
  }
}
