import type { WordTiming } from '#shared/script.ts';
import type { FinishedSpeech, TakeFinish } from '../../speech/finish-take.ts';
import type { Usage } from '../../usage.ts';

/** Name of a voice of our cast list (`studio/speech/voices.ts`); each provider maps it to one of its own, always the same. */
export type VoiceId = string;

/** All audio inside the studio: mono, 24 kHz, floats in -1..1. */
export const studioSampleRate = 24_000;

/**
 * `text` as a reader sees it, any script and any punctuation; making it sayable is the provider's business. `urgent` jumps a
 * queue. `cast` are the voices of the season that must not be taken for each other, narrator first.
 */
export type SpeechRequest = { text: string; voice: VoiceId; delivery?: string; urgent?: boolean; cast?: VoiceId[] };
/** `words` are those of `shownWords(text)`, in milliseconds from the first sample. `usage` only where somebody charges for it. */
export type Speech = { pcm: Float32Array; words: WordTiming[] | null; usage?: Usage };

/** Speaks one sentence (at most about 60 words). Failures are `ProviderError`. */
export interface SpeechProvider {
  readonly name: string;
  /** Changes whenever the same request would sound different; part of a take's key. */
  readonly version: string;
  /** The voice that is really heard, where the cast has a say in it; part of a take's key. */
  heardVoice?(voice: VoiceId, cast: VoiceId[]): string;
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<Speech>;
  /**
   * Speaks and finishes in one go, for an engine that runs in our own threads: the samples never cross to the main one.
   * Without it, `speakTake` finishes what `speak` gives.
   */
  speakFinished?(
    request: SpeechRequest,
    finish: TakeFinish,
    signal?: AbortSignal,
  ): Promise<FinishedSpeech & { usage?: Usage }>;
  close(): Promise<void>;
}
