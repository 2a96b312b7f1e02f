import type { ScriptLine } from '#shared/script.ts';
import { mayBeTold } from '#studio/moderation/check-line.ts';
import { mainVoices } from '#studio/speech/cast-season.ts';
import { speakKeptTake } from '#studio/speech/speak-kept-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Context } from '../context.ts';
import { briefOf, getProduction, type Production } from './episode-brief.ts';
import { keepOpening, voicesOf } from './opening.ts';
import { untilNobodyWaits } from './people-first.ts';
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
  const { episode } = production;
  if (!episode.storyState) return;
  const { previous: _previous, ...brief } = briefOf(production);
  const openings = await ctx.studio.text.openings(
    { ...brief, episodeNumber: episode.episodeNumber + 1 },
    episode.storyState,
  );
  for (const [key, lines] of Object.entries(openings)) {
    const takes = await voiceOpening(ctx, production, lines, attempt.signal);
    if (takes.length === 0) continue;
    await keepPrepared(
      ctx,
      episodeId,
      takes.map(({ take }) => take),
    );
    await keepOpening(
      ctx,
      { episodeId, key },
      {
        voices: voicesOf(ctx.studio.speech),
        lines: lines.slice(0, takes.at(-1)!.linePosition + 1),
        takes: takes.map(({ linePosition, take }) => ({ linePosition, key: take.key })),
      },
    );
  }
}

type Voiced = { linePosition: number; take: Take };

/** The first sentences of a path as its production will cut them, which knows the line after each but the first. */
async function voiceOpening(
  ctx: Context,
  { episode, season, show }: Production,
  lines: ScriptLine[],
  signal: AbortSignal,
): Promise<Voiced[]> {
  const voiceOf = castSeason(season);
  const cast = mainVoices(voiceOf);
  const store = openTakeStore(ctx);
  const voiced: Voiced[] = [];
  for (const [linePosition, line] of lines.entries()) {
    const isFirst = linePosition === 0;
    const next = lines[linePosition + 1];
    if (!isFirst && !next) break;
    // The production of this path will say so, should somebody choose it; the other paths have nothing to do with it.
    if (!(await mayBeTold(ctx.studio, line, show.audienceRating, signal))) return voiced;
    for (const utterance of utterancesOf(line, voiceOf(line), isFirst ? undefined : next, {
      breakFirst: isFirst,
      cast,
    })) {
      if (voiced.length === sentencesPerPath) return voiced;
      // Of the catalogue's own seasons nobody is known to listen.
      if (!episode.chargedUserId) await untilNobodyWaits(signal);
      voiced.push({ linePosition, take: await speakKeptTake(ctx.studio.speech, store, utterance, signal) });
    }
  }
  return voiced;
}
