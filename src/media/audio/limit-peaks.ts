import { gainOf, peakCeilingDb } from './audio-format.ts';
import { peakBetween } from './loudness.ts';

const lookAheadMs = 4;
const releaseMs = 60;

/**
 * Turns channels up by one gain, in place, and holds true peaks under `ceilingDb`: the gain falls in a straight line over
 * the 4 ms before a peak and comes back over 60 ms, the same for all channels. Says whether anything had to be held.
 */
export function limitPeaks(
  channels: Float32Array[],
  gain: number,
  sampleRate: number,
  ceilingDb = peakCeilingDb,
): boolean {
  for (const samples of channels) for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * gain;
  const reduction = wantedGain(channels, gainOf(ceilingDb));
  if (!reduction) return false;
  const lookAhead = Math.round((lookAheadMs / 1000) * sampleRate);
  rampBefore(reduction, lookAhead);
  releaseAfter(reduction, Math.exp(-1 / ((releaseMs / 1000) * sampleRate)));
  for (const samples of channels) {
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * (reduction[i] as number);
  }
  return true;
}

/** For each sample the gain at which it stays under the ceiling; null where nothing sticks out. */
function wantedGain(channels: Float32Array[], ceiling: number): Float32Array | null {
  let reduction: Float32Array | null = null;
  const lower = (i: number, peak: number) => {
    reduction ??= new Float32Array(channels[0]?.length ?? 0).fill(1);
    reduction[i] = Math.min(reduction[i] as number, ceiling / peak);
  };
  for (const samples of channels) {
    for (let i = 0; i < samples.length; i++) {
      const level = Math.abs(samples[i] as number);
      if (level < ceiling / 2) continue;
      if (level > ceiling) lower(i, level);
      if (i < 5 || i + 7 > samples.length) continue;
      const between = peakBetween(samples, i - 5);
      if (between <= ceiling) continue;
      lower(i, between);
      lower(i + 1, between);
    }
  }
  return reduction;
}

/** Going backwards, lets the gain fall at the slope that reaches each low point in time. */
function rampBefore(gain: Float32Array, lookAhead: number): void {
  let slope = 0;
  let next = 1;
  for (let i = gain.length - 1; i >= 0; i--) {
    const wanted = gain[i] as number;
    const ramp = next + slope;
    if (wanted < ramp && wanted < 1) {
      slope = Math.max(slope, (1 - wanted) / lookAhead);
      next = wanted;
    } else {
      next = Math.min(1, ramp);
      if (next === 1) slope = 0;
    }
    gain[i] = next;
  }
}

function releaseAfter(gain: Float32Array, keep: number): void {
  let held = 1;
  for (let i = 0; i < gain.length; i++) {
    held = Math.min(gain[i] as number, 1 - (1 - held) * keep);
    gain[i] = held;
  }
}
