import { frameBytes, frameMs, frameSamples, studioSampleRate } from '../audio-format.ts';
import { encodeJoinable, shortestPauseMs } from '../encode-frames.ts';
import {
  finishVoice,
  keepWithin,
  type FinishedSpeech,
  type FinishedVoice,
  type RawSpeech,
  type TakeFinish,
} from './finish-take.ts';
import { limitPeaks } from '../limit-peaks.ts';
import type { Mp3Encoder } from '../mp3-encoder.ts';

/** So long both are heard at most. */
const longestOverlapMs = 200;
/** Nobody is talked over for more than this share of what they say, or for all that the other says. */
const mostOfFirst = 0.4;
const mostOfSecond = 0.6;
/** The word that is broken off has begun before the other voice does. */
const wordBegunMs = 30;

/**
 * Voices of which each breaks in on the one before it, as a take each. They are encoded in one go and cut between frames, where
 * the next voice begins: the first take ends in the middle of a word and the second begins with the rest of it. So
 * they belong together, in this order; what follows them joins as anything does.
 */
export function finishOverlapping(
  parts: readonly { speech: RawSpeech; finish: TakeFinish }[],
  encoder: Mp3Encoder,
): FinishedSpeech[] {
  const voices = parts.map(({ speech, finish }) => finishVoice(speech, finish));
  const starts = startFrames(voices);
  const length = Math.max(...voices.map(({ samples }, i) => (starts[i] ?? 0) * frameSamples + samples.length));
  const mixed = new Float32Array(length);
  for (const [i, { samples }] of voices.entries()) {
    const from = (starts[i] ?? 0) * frameSamples;
    for (let at = 0; at < samples.length; at++)
      mixed[from + at] = (mixed[from + at] as number) + (samples[at] as number);
  }
  limitPeaks([mixed], 1, studioSampleRate);
  const { mp3 } = encodeJoinable(mixed, voices.at(-1)?.restMs ?? 0, encoder);
  return voices.map(({ words, voiced, pauses }, i) => {
    const cut = mp3.slice((starts[i] ?? 0) * frameBytes, (starts[i + 1] ?? Infinity) * frameBytes);
    const durationMs = (cut.length / frameBytes) * frameMs;
    return { mp3: cut, durationMs, words: words && keepWithin(words, durationMs), voiced, pauses };
  });
}

/** The frame with which each voice begins. */
function startFrames(voices: readonly FinishedVoice[]): number[] {
  const starts = [0];
  for (const [i, voice] of voices.slice(0, -1).entries()) {
    const next = voices[i + 1] as FinishedVoice;
    const now = starts[i] ?? 0;
    starts.push(now + Math.max(1, Math.ceil(nextBeginsMs(voice, next) / frameMs)));
  }
  return starts;
}

/** When the samples of the next voice begin, in milliseconds from those of this one. */
function nextBeginsMs({ voiced, words }: FinishedVoice, { voiced: next }: FinishedVoice): number {
  if (!voiced || !next) return (voiced?.endMs ?? 0) + shortestPauseMs;
  const lastWordMs = voiced.endMs - (words?.at(-1)?.startMs ?? 0) - wordBegunMs;
  const overlapMs = Math.min(
    longestOverlapMs,
    mostOfFirst * (voiced.endMs - voiced.startMs),
    mostOfSecond * (next.endMs - next.startMs),
    Math.max(0, lastWordMs),
  );
  return voiced.endMs - overlapMs - next.startMs;
}
