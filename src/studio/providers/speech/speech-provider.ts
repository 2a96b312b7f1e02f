import type { WordTiming } from '#shared/story/script.ts';
import type { FinishedSpeech, TakeFinish } from '#media/audio/takes/finish-take.ts';
import type { VoiceId } from './voices.ts';
import type { Audition } from './audition/audition.ts';
import type { Usage } from '../../usage.ts';

export type { VoiceId } from './voices.ts';

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
  /** Finds out what must be known before `heardVoice` and `speak` are at their best. Cheap once done; never rejects. */
  prepare?(): Promise<void>;
  /** Hears all voices of somebody else's server again and casts them. Rejects with a `ProviderError`. */
  audition?(): Promise<Audition>;
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
