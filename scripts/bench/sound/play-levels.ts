import { applyFilters, highPassFilter, lowPassFilter } from '#media/audio/biquad.ts';

const rate = 24_000;

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / Math.max(1, samples.length));
const db = (ratio: number): number => 20 * Math.log10(ratio);

/** The longest time in which nothing is louder than -60 dB, in seconds. */
export function longestSilence(samples: Float32Array): number {
  let [longest, run] = [0, 0];
  for (let at = 0; at + 240 <= samples.length; at += 240) {
    run = rms(samples.subarray(at, at + 240)) < 0.001 ? run + 0.01 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How far 1 to 3 kHz lies below the whole, in dB. */
export function presenceDb(samples: Float32Array): number {
  const band = applyFilters(samples.slice(), [
    ...[0.541, 1.307].map((q) => highPassFilter(1_000, rate, q)),
    ...[0.541, 1.307].map((q) => lowPassFilter(3_000, rate, q)),
  ]);
  return db(rms(band) / rms(samples));
}
