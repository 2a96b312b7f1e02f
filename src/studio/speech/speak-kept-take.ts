import type { SpeechProvider } from '../providers/speech/speech-provider.ts';
import { speakTake } from './speak-take.ts';
import { takeKey } from './take-key.ts';
import type { Take, TakeStore, Utterance } from './take.ts';

/** The take from the store when it has been spoken before, by whatever season; else spoken now and kept. */
export async function speakKeptTake(
  provider: SpeechProvider,
  takes: TakeStore,
  utterance: Utterance,
  signal?: AbortSignal,
): Promise<Take> {
  await provider.prepare?.();
  const kept = await takes.get(takeKey(provider, utterance));
  if (kept) return kept;
  const take = await speakTake(provider, utterance, signal);
  await takes.put(take);
  return take;
}
