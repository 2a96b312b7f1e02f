// The silences of an episode: between the words of its transcript, or in its samples where the words have no times.
import type { TimedLine } from '#shared/story/script.ts';

/** In seconds; sound is silent from one to the other. */
export type Pause = { from: number; to: number };

/** Shorter ones are the breath of a sentence. */
const shortestMs = 350;
/** Productions set no longer silence: what lies longer between words is music or a sound. */
const longestMs = 1400;
/** So much of each is left, half of it on either side. */
export const keptMs = 180;

/** Empty where the voices gave no times for their words. */
export function pausesOf(lines: readonly Pick<TimedLine, 'words'>[]): Pause[] {
  const words = lines.flatMap((line) => line.words);
  const pauses: Pause[] = [];
  for (const [at, { endMs }] of words.entries()) {
    const next = words[at + 1];
    if (next) add(pauses, endMs, next.startMs);
  }
  return pauses;
}

/** Below this level nobody hears a voice: -50 dB of full scale. */
const silence = 0.003;

/** The same of mono samples, -1 to 1. */
export function pausesIn(samples: Float32Array, sampleRate: number): Pause[] {
  const pauses: Pause[] = [];
  let from: number | null = null;
  for (let at = 0; at < samples.length; at += 1) {
    const isSilent = Math.abs(samples[at]!) < silence;
    if (isSilent) from ??= at;
    else if (from !== null) {
      add(pauses, (from / sampleRate) * 1000, (at / sampleRate) * 1000);
      from = null;
    }
  }
  return pauses;
}

function add(pauses: Pause[], fromMs: number, toMs: number): void {
  const lengthMs = toMs - fromMs;
  if (lengthMs >= shortestMs && lengthMs <= longestMs) pauses.push({ from: fromMs / 1000, to: toMs / 1000 });
}

/** Where to go on from a moment in a pause, in seconds; null outside of them and where there is nothing left to skip. */
export function afterPause(pauses: readonly Pause[], seconds: number): number | null {
  const half = keptMs / 2000;
  let [low, high] = [0, pauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pauses[middle]!.to <= seconds) low = middle + 1;
    else high = middle;
  }
  const pause = pauses[low];
  if (!pause || seconds < pause.from + half) return null;
  const to = pause.to - half;
  return to - seconds > half ? to : null;
}
