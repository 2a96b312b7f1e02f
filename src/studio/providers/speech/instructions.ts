import { findVoice } from './voices.ts';
import { readDelivery } from './read-delivery.ts';
import type { VoiceId } from './speech-provider.ts';

const ages = {
  child: 'a child',
  teen: 'a teenager',
  young: 'a young adult',
  adult: 'a grown-up',
  old: 'an old person',
};

/** For models that take directions; the others ignore them. */
export function instructionsFor(id: VoiceId, delivery: string | undefined): string {
  const { ageBand, register, narrates, kind } = findVoice(id);
  const who = narrates
    ? 'the narrator of an audio drama, warm and unhurried'
    : kind
      ? `a ${kind} in an audio drama`
      : `${ages[ageBand]} in an audio drama, ${register === 'middle' ? 'a natural' : `a ${register}`} voice`;
  return `Speak as ${who}.${delivery ? ` Deliver this line ${delivery}.` : ''} Say exactly the words given, nothing else.`;
}

/** Playback speed (0.25–4 by the API); a voice's own pace is left to the vendor. */
export function speedFor(delivery: string | undefined): number {
  return Math.round(readDelivery(delivery).pace * 100) / 100;
}
