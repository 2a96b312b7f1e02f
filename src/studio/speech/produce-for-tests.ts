import type { ScriptLine, SpeakerRole } from '#shared/story/script.ts';
import type { SpeechProvider, VoiceId } from '../providers/speech/speech-provider.ts';
import { castVoice } from './cast-season.ts';
import { speakTake } from './speak-take.ts';
import { utterancesOf } from './split-utterances.ts';
import type { Take } from './take.ts';

/** Voices a script with one cast, as a production does; takes of each line. For tests and measurements. */
export async function speakScript(provider: SpeechProvider, lines: ScriptLine[], narrator: VoiceId): Promise<Take[][]> {
  const leadA = castVoice({ gender: 'female', age: 14, personality: 'Explorer', seed: 'Mara' }, [narrator]);
  const leadB = castVoice({ gender: 'male', age: 15, personality: 'Planner', seed: 'Theo' }, [narrator, leadA]);
  const walkOn = castVoice({ name: 'Old Captain', gender: null, age: null, personality: null, seed: 'Brack' }, [
    narrator,
    leadA,
    leadB,
  ]);
  const cast: Record<SpeakerRole, VoiceId> = { narrator, lead_a: leadA, lead_b: leadB, walk_on: walkOn };
  return Promise.all(
    lines.map((line, i) => {
      const utterances = utterancesOf(line, cast[line.role], lines[i + 1], { breakFirst: i === 0 });
      return Promise.all(utterances.map((utterance) => speakTake(provider, utterance)));
    }),
  );
}
