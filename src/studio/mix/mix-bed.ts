import { gainOf, studioSampleRate } from '#media/audio/audio-format.ts';
import { limitPeaks } from '#media/audio/limit-peaks.ts';
import { integratedLoudness } from '#media/audio/loudness.ts';

/** From when on which of the loops is heard. */
export type BedScene = { fromMs: number; loop: number };
type Stereo = [left: Float32Array, right: Float32Array];

const hop = Math.round(studioSampleRate / 100);
const hopMs = 10;
/** What is softer is a pause. */
const silence = gainOf(-46);
/** In a pause as long as this the bed comes up, twice as loud as under a voice. */
const shortestPauseMs = 420;
const raisedBy = 1;
/** It comes up late and slowly, and is down again before anybody speaks. */
const riseAfterMs = 90;
const riseMs = 350;
const fallMs = 220;
const beforeVoiceMs = 40;
const crossfadeMs = 1_600;
const fadeInMs = 800;
const fadeOutMs = 1_200;
/** The same on both sides, -19 LUFS measures 3 higher. */
const stereoLufs = -16;
/** The pauses, which a bed fills, take a little away; more is no matter of mastering. */
const mostGainDb = 1;

/**
 * The voice on both sides with loops under it, over and over from the episode's start: `gain` beside the voice, more in its
 * pauses, crossfaded where the scene changes. Loops are as long as one another.
 */
export function mixBed(voice: Float32Array, loops: Stereo[], scenes: readonly BedScene[], gain: number): Stereo {
  const sides: Stereo = [voice.slice(), voice.slice()];
  const hops = Math.ceil(voice.length / hop);
  const levels = bedLevels(voice, hops);
  for (const [which, loop] of loops.entries()) {
    const shares = sharesOf(which, scenes, hops);
    for (let at = 0; at < hops; at++) {
      const from = (shares[at] as number) * (levels[at] as number);
      const to = (shares[at + 1] as number) * (levels[at + 1] as number);
      if (from === 0 && to === 0) continue;
      for (const [side, samples] of sides.entries()) addHop(samples, loop[side] as Float32Array, at, from, to, gain);
    }
  }
  return sides;
}

/** Brings a mix to the loudness of the voices alone, with its true peaks limited, in place. */
export function masterBed(sides: Stereo): void {
  const missingDb = stereoLufs - integratedLoudness(sides, studioSampleRate);
  const gainDb = Number.isFinite(missingDb) ? Math.max(-mostGainDb, Math.min(mostGainDb, missingDb)) : 0;
  limitPeaks(sides, gainOf(gainDb), studioSampleRate);
}

function addHop(samples: Float32Array, loop: Float32Array, at: number, from: number, to: number, gain: number): void {
  if (loop.length === 0) return;
  const start = at * hop;
  const end = Math.min(samples.length, start + hop);
  const step = (to - from) / hop;
  let place = start % loop.length;
  let level = from;
  for (let i = start; i < end; i++) {
    samples[i] = (samples[i] as number) + (loop[place] as number) * level * gain;
    level += step;
    place = place + 1 === loop.length ? 0 : place + 1;
  }
}

/** How loud the bed is at the start of each hop, and at the end of the last: 1 under a voice, up to 2 in a pause. */
function bedLevels(voice: Float32Array, hops: number): Float32Array {
  const spoken = Uint8Array.from({ length: hops }, (_, at) => {
    let sum = 0;
    const end = Math.min(voice.length, (at + 1) * hop);
    for (let i = at * hop; i < end; i++) sum += (voice[i] as number) ** 2;
    return Math.sqrt(sum / hop) > silence ? 1 : 0;
  });
  const levels = new Float32Array(hops + 1).fill(1);
  for (let start = 0; start < hops;) {
    let end = start;
    while (end < hops && !spoken[end]) end++;
    const lengthMs = (end - start) * hopMs;
    if (lengthMs >= shortestPauseMs) {
      for (let at = start; at < end; at++) {
        const up = ((at - start) * hopMs - riseAfterMs) / riseMs;
        const down = ((end - at) * hopMs - beforeVoiceMs) / fallMs;
        levels[at] = 1 + raisedBy * smooth(Math.min(up, down));
      }
    }
    start = Math.max(end, start) + 1;
  }
  for (let at = 0; at <= hops; at++) {
    const edge = Math.min((at * hopMs) / fadeInMs, ((hops - at) * hopMs) / fadeOutMs);
    levels[at] = (levels[at] as number) * smooth(edge);
  }
  return levels;
}

const smooth = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));

/** How much of one loop is heard at each hop: loops of one music are crossfaded linearly, since they add up in phase. */
function sharesOf(loop: number, scenes: readonly BedScene[], hops: number): Float32Array {
  const shares = new Float32Array(hops + 1);
  for (let at = 0; at <= hops; at++) {
    const now = at * hopMs;
    const index = scenes.findLastIndex(({ fromMs }) => fromMs <= now);
    const scene = scenes[Math.max(0, index)];
    const before = scenes[index - 1];
    const into = before && scene ? Math.min(1, (now - scene.fromMs) / crossfadeMs) : 1;
    shares[at] = (scene?.loop === loop ? into : 0) + (before?.loop === loop ? 1 - into : 0);
  }
  return shares;
}
