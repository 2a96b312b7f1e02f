import { mainVoices } from '#studio/speech/cast-season.ts';
import { speakKeptTake } from '#studio/speech/speak-kept-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';
import type { Context } from '../context.ts';
import { briefOf, getProduction } from './episode-brief.ts';
import { keepPrepared, openTakeStore } from './take-store.ts';
import { castSeason } from './voice-of.ts';

/** About ten seconds of each path: enough to listen to while the rest is made. */
const sentencesPerPath = 3;

/** Voices how each of the three paths begins while the listener still hears this episode, so that a choice is heard at once. */
export async function prepareOpenings(
  ctx: Context,
  { episodeId }: { episodeId: string },
  attempt: { signal: AbortSignal },
): Promise<void> {
  const production = await getProduction(ctx, episodeId);
  const { episode, season } = production;
  if (!episode.storyState) return;
  const { previous: _previous, ...brief } = briefOf(production);
  const openings = await ctx.studio.text.openings(
    { ...brief, episodeNumber: episode.episodeNumber + 1 },
    episode.storyState,
  );
  const store = openTakeStore(ctx);
  for (const lines of Object.values(openings)) {
    const voiceOf = castSeason(season);
    const cast = mainVoices(voiceOf);
    // The first line never knows its successor, as in the production itself; the last known line cannot be cut right.
    const sentences = lines
      .slice(0, -1)
      .flatMap((line, i) =>
        utterancesOf(line, voiceOf(line), i === 0 ? undefined : lines[i + 1], { breakFirst: i === 0, cast }),
      );
    const opening =
      lines.length === 1
        ? utterancesOf(lines[0]!, voiceOf(lines[0]!), undefined, { breakFirst: true, cast })
        : sentences;
    const prepared = [];
    for (const utterance of opening.slice(0, sentencesPerPath))
      prepared.push(await speakKeptTake(ctx.studio.speech, store, utterance, attempt.signal));
    await keepPrepared(ctx, episodeId, prepared);
  }
}
