import { studioSampleRate } from '#media/audio/audio-format.ts';
import type { SpeechProvider, SpeechRequest } from '../providers/speech/speech-provider.ts';
import type { Usage } from '../usage.ts';
import { WorkerPool } from '#media/threads/worker-pool.ts';
import { estimateWords } from './estimate-words.ts';
import type { FinishedSpeech, TakeFinish } from '#media/audio/finish-take.ts';
import type { FinishingJob } from './finishing-worker.ts';
import { readDelivery } from '../providers/speech/read-delivery.ts';
import { takeKey } from './take-key.ts';
import type { Take, Utterance } from './take.ts';

/** One thread keeps up with any number of remote voices: finishing a sentence takes some 20 ms. */
const finishingThreads = new WorkerPool<FinishingJob, FinishedSpeech>({
  entry: new URL('./finishing-worker.ts', import.meta.url),
  size: 1,
});

/**
 * Speaks one sentence to a take, levelled to -19 LUFS (a whisper a little below, a shout above), true peak under -1 dB. A
 * sentence with nothing to say (an emoji, a row of dots) gives a short silent take. Failures are `ProviderError`;
 * aborting rejects with the signal's reason.
 */
export async function speakTake(provider: SpeechProvider, utterance: Utterance, signal?: AbortSignal): Promise<Take> {
  const { text, voice, delivery, pauseAfterMs, urgent = false, cast, surroundings } = utterance;
  const request: SpeechRequest = {
    text,
    voice,
    urgent,
    ...(delivery !== undefined && { delivery }),
    ...(cast && { cast }),
  };
  const finish: TakeFinish = {
    levelDb: readDelivery(delivery).levelDb,
    pauseAfterMs,
    ...(surroundings && { surroundings }),
  };
  const { mp3, durationMs, words, voiced, pauses, usage } = /[\p{L}\p{N}]/u.test(text)
    ? await finished(provider, request, finish, signal)
    : await silence(finish, signal);
  return {
    key: takeKey(provider, utterance),
    mp3,
    durationMs,
    ...(usage && { usage }),
    words: words ?? estimateWords(text, voiced ?? { startMs: 0, endMs: 0 }, pauses),
  };
}

type Finished = FinishedSpeech & { usage?: Usage };

async function finished(
  provider: SpeechProvider,
  request: SpeechRequest,
  finish: TakeFinish,
  signal?: AbortSignal,
): Promise<Finished> {
  if (provider.speakFinished) return provider.speakFinished(request, finish, signal);
  const { pcm, words, usage } = await provider.speak(request, signal);
  const speech = { samples: pcm, sampleRate: studioSampleRate, words };
  const answer = await finishingThreads.run({ speech, finish }, { ...(signal && { signal }) });
  return { ...answer, ...(usage && { usage }) };
}

async function silence(finish: TakeFinish, signal?: AbortSignal): Promise<Finished> {
  const speech = { samples: new Float32Array(0), sampleRate: studioSampleRate, words: null };
  return finishingThreads.run({ speech, finish }, { ...(signal && { signal }) });
}
