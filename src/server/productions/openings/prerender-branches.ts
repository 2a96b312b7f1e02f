import { waitForIdleForeground } from '#platform/priority-gate.ts';
import type { Context } from '../../context.ts';
import { publish } from '#platform/db/topics.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { voiceDoors } from '../doors/voice-doors.ts';
import { castSeason } from '../recording/cast-voices.ts';
import { briefOf, getProduction, lastLinesOf } from '../recording/episode-brief.ts';
import { savePrerendered, voicesOf } from './prerendered-branch.ts';
import { addUsage, savePrepared, openTakeStore } from '../recording/take-store.ts';
import { voiceOpening } from './voice-opening.ts';

/** About ten seconds of each path: enough to listen to while the rest is made. */
const sentencesPerPath = 3;

/** Voices how each of the three paths begins while the listener still hears this episode, so that a choice is heard at once. */
export async function prerenderBranches(
  ctx: Context,
  { episodeId }: { episodeId: string },
  attempt: { signal: AbortSignal },
): Promise<void> {
  const production = await getProduction(ctx, episodeId);
  const { episode } = production;
  if (!episode.storyState) return;
  if (!episode.doors) {
    await voiceDoors(ctx, production, attempt.signal);
    await publish(ctx.db, seasonTopic(episode.seasonId));
  }
  const { previous: _previous, ...brief } = briefOf(production);
  const openings = await ctx.studio.text.openings(
    { ...brief, episodeNumber: episode.episodeNumber + 1 },
    episode.storyState,
    lastLinesOf(episode),
    attempt.signal,
  );
  if (openings.usage) await addUsage(ctx, episodeId, [openings.usage]);
  const given = {
    brief,
    voiceOf: castSeason(production.season, production.regulars, production.met),
    rating: production.show.audienceRating,
    isVetted: openings.isVetted,
    store: openTakeStore(ctx),
    // Of the catalogue's own seasons nobody is known to listen.
    beforeSentence: () => (episode.chargedUserId ? Promise.resolve() : waitForIdleForeground(attempt.signal)),
  };
  for (const [key, lines] of Object.entries(openings.lines)) {
    const takes = await voiceOpening(ctx.studio, lines, { ...given, sentences: sentencesPerPath }, attempt.signal);
    if (takes.length === 0) continue;
    await savePrepared(
      ctx,
      episodeId,
      takes.map(({ take }) => take),
    );
    await savePrerendered(
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
