import type { SpeechProvider } from '../providers/speech/speech-provider.ts';
import { speakOverlapping, speakTake } from './speak-take.ts';
import { overlapKeys, takeKey } from './take-key.ts';
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

/** The same for sentences of which each breaks in on the one before it; a single one is spoken alone. */
export async function speakKeptTakes(
  provider: SpeechProvider,
  takes: TakeStore,
  utterances: readonly Utterance[],
  signal?: AbortSignal,
): Promise<Take[]> {
  const [only] = utterances;
  if (only && utterances.length === 1) return [await speakKeptTake(provider, takes, only, signal)];
  await provider.prepare?.();
  const kept = await Promise.all(overlapKeys(provider, utterances).map((key) => takes.get(key)));
  if (kept.every((take) => take !== null)) return kept;
  const spoken = await speakOverlapping(provider, utterances, signal);
  for (const take of spoken) await takes.put(take);
  return spoken;
}
