import { studioSampleRate } from '#media/audio/audio-format.ts';
import { integratedLoudness } from '#media/audio/loudness.ts';
import { soundingSpan } from '#media/audio/takes/sounding-span.ts';

const [lowestHz, highestHz] = [60, 420];
const thinning = 4;
const rate = studioSampleRate / thinning;
const frame = rate * 0.04;
/** A frame of which this much repeats itself is voiced. */
const voicedFrom = 0.6;

/** Median pitch in Hz of the voiced parts, by autocorrelation; null where nothing is voiced. At the studio's rate. */
export function medianPitch(samples: Float32Array): number | null {
  const thin = thinOut(samples);
  const pitches: number[] = [];
  for (let at = 0; at + 2 * frame <= thin.length; at += frame) {
    const pitch = pitchAt(thin, at);
    if (pitch) pitches.push(pitch);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? null;
}

function thinOut(samples: Float32Array): Float32Array {
  const thin = new Float32Array(Math.floor(samples.length / thinning));
  for (let i = 0; i < thin.length; i++) {
    let sum = 0;
    for (let k = 0; k < thinning; k++) sum += samples[i * thinning + k] as number;
    thin[i] = sum / thinning;
  }
  return thin;
}

function pitchAt(samples: Float32Array, at: number): number | null {
  const [shortest, longest] = [Math.floor(rate / highestHz), Math.ceil(rate / lowestHz)];
  const energy = product(samples, at, at);
  if (energy / frame < 1e-6) return null;
  const likeness = new Float32Array(longest + 1);
  let best = 0;
  let other = product(samples, at + shortest, at + shortest);
  for (let lag = shortest; lag <= longest; lag++) {
    if (lag > shortest) other += (samples[at + lag + frame - 1] ?? 0) ** 2 - (samples[at + lag - 1] ?? 0) ** 2;
    likeness[lag] = product(samples, at, at + lag) / Math.sqrt(energy * other + 1e-12);
    best = Math.max(best, likeness[lag] as number);
  }
  if (best < voicedFrom) return null;
  // Twice the period fits as well as one: the first that is nearly the best is the period.
  for (let lag = shortest + 1; lag < longest; lag++) {
    const here = likeness[lag] as number;
    const [left, right] = [likeness[lag - 1] as number, likeness[lag + 1] as number];
    // The top of the parabola through three points lies between two samples.
    if (here >= 0.9 * best && here >= left && here >= right)
      return rate / (lag + (left - right) / (2 * (left - 2 * here + right) || 1));
  }
  return null;
}

function product(samples: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let i = 0; i < frame; i++) sum += (samples[a + i] ?? 0) * (samples[b + i] ?? 0);
  return sum;
}

/** How a voice spoke a sentence of `words` words; null for silence. Pitch in Hz is null for a whisper or a noise. */
export function measureVoice(
  samples: Float32Array,
  words: number,
): { pitchHz: number | null; wordsPerMinute: number; lufs: number; soundingMs: number } | null {
  const span = soundingSpan(samples, studioSampleRate);
  if (!span) return null;
  const soundingMs = ((span.to - span.from) / studioSampleRate) * 1000;
  return {
    pitchHz: medianPitch(samples.subarray(span.from, span.to)),
    wordsPerMinute: Math.round(words / (soundingMs / 60_000)),
    lufs: Math.round(integratedLoudness([samples], studioSampleRate) * 10) / 10,
    soundingMs,
  };
}
