import { speakKeptTake } from '#studio/speech/speak-kept-take.ts';
import { voiceSample } from '#studio/speech/voice-sample.ts';
import type { Context } from '../../context.ts';
import { openTakeStore } from './take-store.ts';

/** A voice of the cast list as MP3, spoken once and kept; null for an unknown one. Throws the speech provider's `ProviderError`. */
export async function openVoiceSample(
  ctx: Pick<Context, 'db' | 'storage' | 'studio'>,
  voice: string,
): Promise<Uint8Array | null> {
  const utterance = voiceSample(voice);
  if (!utterance) return null;
  return (await speakKeptTake(ctx.studio.speech, openTakeStore(ctx), utterance)).mp3;
}
