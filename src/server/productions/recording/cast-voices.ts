import type { ScriptLine } from '#shared/story/script.ts';
import type { VoiceId } from '#studio/providers/speech/speech-provider.ts';
import { castVoice } from '#studio/speech/cast-season.ts';
import type { SeasonRow } from '../../seasons/tables.ts';

/** Somebody of the show who has a voice for good, whether they lead this season or are met in it. */
export type Regular = { name: string; voice: VoiceId };
type Voiced = { voice: VoiceId };
type Speaking = Pick<ScriptLine, 'role' | 'speaker' | 'gender'>;

/**
 * The cast of a season: narrator, the two leads and the show's other people with the voices that belong to them, and
 * strangers cast as they appear, each by name and apart from those before. `met` are the season's walk-on lines so far in
 * their order, so that somebody who comes back sounds the same.
 */
export function castSeason(
  season: Pick<SeasonRow, 'seed' | 'narratorVoice'> & { leads: readonly [Voiced, Voiced] },
  regulars: readonly Regular[],
  met: readonly Speaking[] = [],
): (line: Speaking) => VoiceId {
  const [leadA, leadB] = season.leads;
  const taken = [season.narratorVoice, leadA.voice, leadB.voice];
  const known = new Map(regulars.map(({ name, voice }) => [name, voice]));
  const strangers = new Map<string, VoiceId>();
  const voiceOf = ({ role, speaker, gender }: Speaking): VoiceId => {
    if (role === 'narrator') return season.narratorVoice;
    if (role === 'lead_a') return leadA.voice;
    if (role === 'lead_b') return leadB.voice;
    const regular = known.get(speaker);
    if (regular) return regular;
    let voice = strangers.get(speaker);
    if (!voice) {
      const call = {
        name: speaker,
        gender: gender ?? null,
        age: null,
        personality: null,
        seed: `${season.seed}/${speaker}`,
      };
      strangers.set(speaker, (voice = castVoice(call, taken, [...strangers.values()])));
    }
    return voice;
  };
  met.forEach(voiceOf);
  return voiceOf;
}
