import type { WordTiming } from '#shared/story/script.ts';
import { takeLufs, studioSampleRate } from './audio-format.ts';
import { highPass } from './filter.ts';
import { findPauses, type Pause } from './find-pauses.ts';
import { levelSound } from './level-sound.ts';
import { encodeJoinable, shortestPauseMs } from './encode-frames.ts';
import type { Mp3Encoder } from './mp3-encoder.ts';
import { resample } from './resample.ts';
import { pathLevelDb, placeVoice } from './rooms/place-voice.ts';
import type { Surroundings } from './rooms/rooms.ts';
import { soundingSpan } from './sounding-span.ts';

/** What a sentence still needs once it is spoken. */
export type TakeFinish = {
  /** Louder or softer than the usual level, in dB; a whisper stays softer than a shout. */
  levelDb: number;
  pauseAfterMs: number;
  /** Where it is heard; left out for a voice at the microphone. */
  surroundings?: Surroundings;
};
/** Samples as an engine gives them, at its own rate; `words` in milliseconds from the first sample. */
export type RawSpeech = { samples: Float32Array; sampleRate: number; words: WordTiming[] | null };
export type FinishedSpeech = {
  mp3: Uint8Array<ArrayBuffer>;
  durationMs: number;
  /** From the start of the take; null where the engine gave none. */
  words: WordTiming[] | null;
  /** Where in the take the voice sounds, for estimating words; null for silence. */
  voiced: { startMs: number; endMs: number } | null;
  /** Where it rests in between, likewise. */
  pauses: Pause[];
};

/** Part of every take's key: raise it whenever the same samples would be finished differently. */
export const finishVersion = 2;

const leadMs = 20;
const tailMs = 60;
const fadeInMs = 4;
const fadeOutMs = 25;
/** Cuts the engine's own silences off, levels, limits and encodes: the one way for every voice, near or remote. */
export function finishTake(speech: RawSpeech, finish: TakeFinish, encoder: Mp3Encoder): FinishedSpeech {
  const { sampleRate } = speech;
  highPass(speech.samples, 60, sampleRate);
  const span = soundingSpan(speech.samples, sampleRate);
  if (!span)
    return {
      ...encodeJoinable(new Float32Array(0), finish.pauseAfterMs, encoder),
      words: speech.words,
      voiced: null,
      pauses: [],
    };
  const toSamples = (ms: number) => Math.round((ms / 1000) * sampleRate);
  const from = Math.max(0, span.from - toSamples(leadMs));
  const to = Math.min(speech.samples.length, span.to + toSamples(tailMs));
  const voice = speech.samples.subarray(from, to);
  const pauses = findPauses(voice, sampleRate, span.from - from, span.to - from);
  fadeEdges(voice, toSamples(fadeInMs), toSamples(fadeOutMs));
  const { samples, restMs } = surround(resample(voice, sampleRate, studioSampleRate), finish);
  const toMs = (sample: number) => ((sample - from) / sampleRate) * 1000;
  const take = encodeJoinable(levelVoice(samples, finish), restMs, encoder);
  return {
    ...take,
    words: speech.words && shiftWords(speech.words, toMs(0), take.durationMs),
    voiced: { startMs: toMs(span.from), endMs: toMs(span.to) },
    pauses,
  };
}

/** The room dies away in the pause, which does not grow by it. */
function surround(
  voice: Float32Array,
  { surroundings, pauseAfterMs }: TakeFinish,
): { samples: Float32Array; restMs: number } {
  if (!surroundings) return { samples: voice, restMs: pauseAfterMs };
  const tailMs = Math.max(0, pauseAfterMs - shortestPauseMs);
  const tailSamples = Math.round((tailMs / 1000) * studioSampleRate);
  return { samples: placeVoice(voice, studioSampleRate, surroundings, tailSamples), restMs: pauseAfterMs - tailMs };
}

function levelVoice(samples: Float32Array, { levelDb, surroundings }: TakeFinish): Float32Array {
  const farther = surroundings?.path ? pathLevelDb[surroundings.path] : 0;
  return levelSound([samples], studioSampleRate, takeLufs + levelDb + farther)[0] ?? samples;
}

function fadeEdges(samples: Float32Array, fadeIn: number, fadeOut: number): void {
  const { length } = samples;
  for (let i = 0; i < Math.min(fadeIn, length); i++) samples[i] = (samples[i] as number) * (i / fadeIn);
  for (let i = 0; i < Math.min(fadeOut, length); i++) {
    samples[length - 1 - i] = (samples[length - 1 - i] as number) * (i / fadeOut);
  }
}

function shiftWords(words: WordTiming[], byMs: number, endMs: number): WordTiming[] {
  const place = (ms: number) => Math.round(Math.min(endMs, Math.max(0, ms + byMs)));
  return words.map((word) => ({ text: word.text, startMs: place(word.startMs), endMs: place(word.endMs) }));
}
