import type { ScriptLine } from '#shared/script.ts';
import { castVoice } from '#studio/speech/cast-season.ts';
import type { VoiceId } from '#studio/providers/speech/speech-provider.ts';
import type { SeasonRow } from './tables.ts';

/**
 * The cast of a season: narrator, the two leads with the voices that belong to them, and walk-ons cast as they appear,
 * each by name, so that somebody who comes back sounds the same.
 */
export function castSeason(
  season: Pick<SeasonRow, 'seed' | 'leads' | 'narratorVoice'>,
): (line: Pick<ScriptLine, 'role' | 'speaker'>) => VoiceId {
  const [leadA, leadB] = season.leads;
  const taken = [season.narratorVoice, leadA.voice, leadB.voice];
  const walkOns = new Map<string, VoiceId>();
  return ({ role, speaker }) => {
    if (role === 'narrator') return season.narratorVoice;
    if (role === 'lead_a') return leadA.voice;
    if (role === 'lead_b') return leadB.voice;
    let voice = walkOns.get(speaker);
    if (!voice) {
      const call = { name: speaker, gender: null, age: null, personality: null, seed: `${season.seed}/${speaker}` };
      walkOns.set(speaker, (voice = castVoice(call, taken)));
    }
    return voice;
  };
}
