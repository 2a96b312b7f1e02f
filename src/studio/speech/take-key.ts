import { createHash } from 'node:crypto';
import type { SpeechProvider } from '../providers/speech/speech-provider.ts';
import { finishVersion } from '#media/audio/finish-take.ts';
import { readDelivery } from '../providers/speech/read-delivery.ts';
import type { Utterance } from './take.ts';

/** The same key means the same bytes: a hash of all that changes the sound. */
export function takeKey(
  provider: Pick<SpeechProvider, 'name' | 'version' | 'heardVoice'>,
  utterance: Utterance,
): string {
  const { text, voice, delivery = '', pauseAfterMs, surroundings, cast = [] } = utterance;
  const parts = [
    finishVersion,
    provider.name,
    provider.version,
    text,
    voice,
    delivery,
    readDelivery(delivery),
    pauseAfterMs,
    ...(surroundings ? [surroundings.room ?? '', surroundings.path ?? ''] : []),
    ...(provider.heardVoice ? [provider.heardVoice(voice, cast)] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
