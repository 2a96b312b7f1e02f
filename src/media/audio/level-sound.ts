import { gainOf } from './audio-format.ts';
import { limitPeaks } from './limit-peaks.ts';
import { integratedLoudness } from './loudness.ts';

/** More would only raise the noise of a sound that is hardly there. */
const mostGainDb = 40;
const closeEnoughLu = 0.1;
const mostPasses = 3;

/**
 * Brings a sound to a loudness with its true peaks limited. The limiter takes a little loudness away, so the gain is
 * corrected and tried again until it fits. Silence stays as it is. `sampleRate` in Hz; answers with new channels.
 */
export function levelSound(channels: Float32Array[], sampleRate: number, lufs: number): Float32Array[] {
  const before = soundLoudness(channels, sampleRate);
  if (!Number.isFinite(before)) return channels;
  let gainDb = lufs - before;
  for (let pass = 1; ; pass++) {
    const levelled = channels.map((samples) => samples.slice());
    const limited = limitPeaks(levelled, gainOf(Math.min(mostGainDb, gainDb)), sampleRate);
    if (!limited || pass === mostPasses) return levelled;
    const missing = lufs - soundLoudness(levelled, sampleRate);
    if (Math.abs(missing) < closeEnoughLu) return levelled;
    gainDb += missing;
  }
}

/** Integrated loudness; a cry too short for its 0.4 s blocks is measured as if it went on. */
function soundLoudness(channels: Float32Array[], sampleRate: number): number {
  const length = channels[0]?.length ?? 0;
  const shortest = sampleRate * 0.5;
  if (length >= shortest || length === 0) return integratedLoudness(channels, sampleRate);
  const times = Math.ceil(shortest / length);
  const repeated = channels.map((samples) => {
    const longer = new Float32Array(times * length);
    for (let i = 0; i < times; i++) longer.set(samples, i * length);
    return longer;
  });
  return integratedLoudness(repeated, sampleRate);
}
