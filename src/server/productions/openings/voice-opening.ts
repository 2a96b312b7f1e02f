import type { ScriptLine } from '#shared/story/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import { mayBeTold } from '#studio/moderation/check-line.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { followScene } from '#studio/scene/follow-scene.ts';
import { addSounds } from '#studio/scene/sounds-of-lines.ts';
import { mainVoices } from '#studio/speech/cast-season.ts';
import { speakKeptTakes } from '#studio/speech/speak-kept-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';
import type { Studio } from '#studio/studio.ts';
import type { Take, TakeStore, Utterance } from '#studio/speech/take.ts';
import type { castSeason } from '../recording/cast-voices.ts';

export type VoicedSentence = { linePosition: number; take: Take };

type Given = {
  brief: Pick<EpisodeBrief, 'location' | 'show'>;
  voiceOf: ReturnType<typeof castSeason>;
  rating: AudienceRating;
  isVetted: boolean;
  store: TakeStore;
  /** The most that are voiced. */
  sentences: number;
  beforeSentence?: () => Promise<void>;
};

/** The first sentences of an episode as its production will cut them, which knows the line after each but the first. */
export async function voiceOpening(
  studio: Studio,
  written: readonly ScriptLine[],
  { brief, voiceOf, rating, isVetted, store, sentences, beforeSentence }: Given,
  signal: AbortSignal,
): Promise<VoicedSentence[]> {
  const cast = mainVoices(voiceOf);
  const scene = followScene(brief);
  const lines = written.map(addSounds(brief));
  const voiced: VoicedSentence[] = [];
  const together: { linePosition: number; utterance: Utterance }[] = [];
  for (const [linePosition, line] of lines.entries()) {
    const isFirst = linePosition === 0;
    const next = lines[linePosition + 1];
    if (!isFirst && !next) break;
    // The production will say so, should it come to it.
    if (!(await mayBeTold(studio, line, { rating, isVetted }, signal))) return voiced;
    const options = { breakFirst: isFirst, cast, surroundings: scene.surroundingsOf(line) };
    for (const utterance of utterancesOf(line, voiceOf(line), isFirst ? undefined : next, options)) {
      together.push({ linePosition, utterance });
      if (utterance.isCutOff) continue;
      const said = together.splice(0);
      if (voiced.length + said.length > sentences) return voiced;
      await beforeSentence?.();
      const utterances = said.map((each) => each.utterance);
      const takes = await speakKeptTakes(studio.speech, store, utterances, signal);
      voiced.push(...takes.map((take, i) => ({ linePosition: said[i]!.linePosition, take })));
    }
    // A sound between two lines is the production's to play.
    if (next?.sound || next?.cue) return voiced;
  }
  return voiced;
}
