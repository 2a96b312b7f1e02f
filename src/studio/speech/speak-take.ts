import { studioSampleRate } from '#media/audio/audio-format.ts';
import { keepWithin, type FinishedSpeech, type RawSpeech, type TakeFinish } from '#media/audio/takes/finish-take.ts';
import { WorkerPool } from '#media/threads/worker-pool.ts';
import type { Usage } from '../usage.ts';
import { estimateWords } from './estimate-words.ts';
import type { FinishingJob } from './finishing-worker.ts';
import { readDelivery } from '../providers/speech/read-delivery.ts';
import type { SpeechProvider, SpeechRequest } from '../providers/speech/speech-provider.ts';
import type { Take, Utterance } from './take.ts';
import { overlapKeys, takeKey } from './take-key.ts';

/** One thread keeps up with any number of remote voices: finishing a sentence takes some 20 ms. */
const finishingThreads = new WorkerPool<FinishingJob, FinishedSpeech[]>({
  entry: new URL('./finishing-worker.ts', import.meta.url),
  size: 1,
});

/**
 * Speaks one sentence to a take, levelled to -19 LUFS (a whisper a little below, a shout above), true peak under -1 dB. A
 * sentence with nothing to say (an emoji, a row of dots) gives a short silent take. Failures are `ProviderError`;
 * aborting rejects with the signal's reason.
 */
export async function speakTake(provider: SpeechProvider, utterance: Utterance, signal?: AbortSignal): Promise<Take> {
  const finish = finishOf(utterance);
  const key = takeKey(provider, utterance);
  if (provider.speakFinished && hasWords(utterance)) {
    const { usage, ...finished } = await provider.speakFinished(requestOf(utterance), finish, signal);
    return toTake(key, utterance, finished, usage);
  }
  const { speech, usage } = await speak(provider, utterance, signal);
  const [finished] = await finishingThreads.run([{ speech, finish }], { ...(signal && { signal }) });
  return toTake(key, utterance, finished as FinishedSpeech, usage);
}

/**
 * Speaks sentences of which each breaks in on the one before it, whose last word is still heard under it. The takes follow one
 * another in the episode; each holds a part of its neighbour.
 */
export async function speakOverlapping(
  provider: SpeechProvider,
  utterances: readonly Utterance[],
  signal?: AbortSignal,
): Promise<Take[]> {
  const spoken = await Promise.all(utterances.map((utterance) => speak(provider, utterance, signal)));
  const parts = spoken.map(({ speech }, i) => ({ speech, finish: finishOf(utterances[i] as Utterance) }));
  const finished = await finishingThreads.run(parts, { ...(signal && { signal }) });
  const keys = overlapKeys(provider, utterances);
  return finished.map((each, i) =>
    toTake(keys[i] as string, utterances[i] as Utterance, each, (spoken[i] as Spoken).usage),
  );
}

type Spoken = { speech: RawSpeech; usage?: Usage };

async function speak(provider: SpeechProvider, utterance: Utterance, signal?: AbortSignal): Promise<Spoken> {
  if (!hasWords(utterance))
    return { speech: { samples: new Float32Array(0), sampleRate: studioSampleRate, words: null } };
  const { pcm, words, usage } = await provider.speak(requestOf(utterance), signal);
  return { speech: { samples: pcm, sampleRate: studioSampleRate, words }, ...(usage && { usage }) };
}

const hasWords = ({ text }: Utterance): boolean => /[\p{L}\p{N}]/u.test(text);

function requestOf({ text, voice, delivery, urgent = false, cast }: Utterance): SpeechRequest {
  return { text, voice, urgent, ...(delivery !== undefined && { delivery }), ...(cast && { cast }) };
}

function finishOf({ delivery, pauseAfterMs, surroundings }: Utterance): TakeFinish {
  return { levelDb: readDelivery(delivery).levelDb, pauseAfterMs, ...(surroundings && { surroundings }) };
}

function toTake(
  key: string,
  { text }: Utterance,
  { mp3, durationMs, words, voiced, pauses }: FinishedSpeech,
  usage: Usage | undefined,
): Take {
  return {
    key,
    mp3,
    durationMs,
    ...(usage && { usage }),
    words: words ?? keepWithin(estimateWords(text, voiced ?? { startMs: 0, endMs: 0 }, pauses), durationMs),
  };
}
