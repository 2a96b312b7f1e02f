import { decibels } from './audio-format.ts';

/**
 * Loudness after ITU-R BS.1770-4, at any sample rate: K-weighting (its filters re-derived for the rate as libebur128
 * does), mean squares over 400 ms every 100 ms, gates at -70 LUFS and 10 LU under the mean of what is left.
 */

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The high shelf (the head) and the high-pass of K-weighting. */
function weightingFilters(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const shelfGain = 10 ** (3.999843853973347 / 20);
  const shelfMiddle = shelfGain ** 0.4996667741545416;
  const a = 1 + shelf / shelfQ + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const p = 1 + pass / passQ + pass * pass;
  return [
    [
      (shelfGain + (shelfMiddle * shelf) / shelfQ + shelf * shelf) / a,
      (2 * (shelf * shelf - shelfGain)) / a,
      (shelfGain - (shelfMiddle * shelf) / shelfQ + shelf * shelf) / a,
      (2 * (shelf * shelf - 1)) / a,
      (1 - shelf / shelfQ + shelf * shelf) / a,
    ],
    [1, -2, 1, (2 * (pass * pass - 1)) / p, (1 - pass / passQ + pass * pass) / p],
  ];
}

/** Energy of each whole tenth of a second of one channel after K-weighting. */
function weightedTenths(samples: Float32Array, sampleRate: number): Float64Array {
  const [[b0, b1, b2, a1, a2], [, , , c1, c2]] = weightingFilters(sampleRate);
  const hop = Math.round(sampleRate / 10);
  const tenths = new Float64Array(Math.floor(samples.length / hop));
  // Transposed direct form II, written out: this runs over every sample of every episode.
  let s1 = 0;
  let s2 = 0;
  let t1 = 0;
  let t2 = 0;
  for (let tenth = 0, i = 0; tenth < tenths.length; tenth++) {
    let energy = 0;
    for (const end = i + hop; i < end; i++) {
      const x = samples[i] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + t1;
      t1 = -2 * y - c1 * z + t2;
      t2 = y - c2 * z;
      energy += z * z;
    }
    tenths[tenth] = energy / hop;
  }
  return tenths;
}

const lufs = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS of one or more channels; -Infinity for silence and for less than 0.4 s. */
export function integratedLoudness(channels: Float32Array[], sampleRate: number): number {
  const perChannel = channels.map((channel) => weightedTenths(channel, sampleRate));
  const count = Math.min(...perChannel.map((tenths) => tenths.length));
  const blocks: number[] = [];
  for (let i = 3; i < count; i++) {
    let energy = 0;
    for (const tenths of perChannel) {
      energy +=
        (tenths[i] as number) + (tenths[i - 1] as number) + (tenths[i - 2] as number) + (tenths[i - 3] as number);
    }
    blocks.push(energy / 4);
  }
  const audible = blocks.filter((energy) => lufs(energy) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((energy) => lufs(energy) > gate)));
}

const oversampling = 4;
const taps = 12;
const interpolator = makeInterpolator();

/** Windowed-sinc values between two samples, at 1/8, 3/8, 5/8 and 7/8 of the way. */
function makeInterpolator(): Float64Array[] {
  return Array.from({ length: oversampling }, (_, phase) => {
    const row = Float64Array.from({ length: taps }, (_unused, tap) => {
      const x = tap - (taps - 1) / 2 + (phase - 1.5) / oversampling;
      return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / 6.5));
    });
    const sum = row.reduce((total, value) => total + value, 0);
    return row.map((value) => value / sum);
  });
}

/**
 * Largest magnitude between samples `i + 5` and `i + 6`, where `i` is the first of twelve: the signal as a converter would
 * draw it (4 times oversampled, BS.1770-4 annex 2).
 */
export function peakBetween(samples: Float32Array, i: number): number {
  let largest = 0;
  for (const row of interpolator) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += (samples[i + tap] as number) * (row[tap] as number);
    largest = Math.max(largest, Math.abs(sum));
  }
  return largest;
}

/** True peak in dB below full scale. Only the surroundings of loud samples can hold it, so only they are oversampled. */
export function truePeakDb(channels: Float32Array[]): number {
  let peak = 0;
  for (const samples of channels) for (const x of samples) peak = Math.max(peak, Math.abs(x));
  // Between band-limited samples the signal rises by 6 dB at the very most in practice.
  const worthLooking = peak / 2;
  for (const samples of channels) {
    for (let i = 0; i + taps <= samples.length; i++) {
      if (Math.abs(samples[i + 5] as number) < worthLooking && Math.abs(samples[i + 6] as number) < worthLooking)
        continue;
      peak = Math.max(peak, peakBetween(samples, i));
    }
  }
  return decibels(peak);
}
