import { findVoice, voices, type Voice } from '../../speech/voices.ts';
import { readDelivery } from '../../speech/read-delivery.ts';
import type { VoiceId } from './speech-provider.ts';

/** OpenAI's voices by sex; a narrator's voice is nobody else's. Its older `tts-1` models know fewer. */
const vendorVoices = {
  male: { young: ['verse', 'echo'], grown: ['onyx', 'ash', 'cedar'], narrator: ['fable', 'ballad'] },
  female: { young: ['nova', 'coral'], grown: ['sage', 'shimmer'], narrator: ['alloy', 'marin'] },
};
const olderVoices = {
  male: { young: ['echo'], grown: ['onyx', 'ash'], narrator: ['fable'] },
  female: { young: ['nova', 'coral'], grown: ['sage', 'shimmer'], narrator: ['alloy'] },
};

const groupOf = ({ ageBand, narrates }: Voice) =>
  narrates ? 'narrator' : ageBand === 'old' || ageBand === 'adult' ? 'grown' : 'young';

/**
 * The vendor voice for a voice of ours, right in sex and age. Ours outnumber theirs, so two of a season may want the same
 * one: then whoever comes later in `cast` (narrator, leads) takes the next that is free, of another age if need be. Nothing
 * but the arguments decides, so a season keeps its voices.
 */
export function vendorVoice(id: VoiceId, model: string, cast: VoiceId[] = []): string {
  const taken = new Set<string>();
  for (const other of cast.slice(0, cast.includes(id) ? cast.indexOf(id) : cast.length))
    taken.add(freeVoice(other, model, taken));
  return freeVoice(id, model, taken);
}

function freeVoice(id: VoiceId, model: string, taken: Set<string>): string {
  const usual = usualVoice(id, model);
  const voice = findVoice(id);
  const own = namesFor(model)[voice.gender];
  const group = groupOf(voice);
  // A narrator's voice stays a narrator's.
  const others = group === 'narrator' ? own.narrator : [...own[group], ...(group === 'young' ? own.grown : own.young)];
  return [usual, ...others].find((name) => !taken.has(name)) ?? usual;
}

const namesFor = (model: string) => (model.startsWith('tts-1') ? olderVoices : vendorVoices);

/** Within a group of one sex and age they take turns in the order of the cast list. */
function usualVoice(id: VoiceId, model: string): string {
  const voice = findVoice(id);
  const group = groupOf(voice);
  const alike = voices.filter((other) => other.gender === voice.gender && groupOf(other) === group);
  const names = namesFor(model)[voice.gender][group];
  return names[alike.findIndex((other) => other.id === voice.id) % names.length] as string;
}

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
