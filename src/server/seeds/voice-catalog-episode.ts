import { eq } from 'drizzle-orm';
import { waitForIdleForeground } from '#platform/priority-gate.ts';
import { forgetFeed } from '../catalog/hide-content.ts';
import type { Context } from '../context.ts';
import { giveUpEpisode } from '../productions/give-up-episode.ts';
import { advanceEpisode } from '../productions/recording/advance-episode.ts';
import { setSeasonPublished } from '../seasons/change-season.ts';
import { setMark } from '../seasons/mark-season.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { continueSeasonJob } from './jobs.ts';
import { listenerId } from './listener-id.ts';
import { getCatalog, type Catalog, type CatalogSeason } from './read-catalog.ts';

type Episode = { episodeId: string };

/** Makes an episode of the catalogue a sentence at a time while nobody waits for another, lists its season, and has the next one ordered. */
export async function voiceCatalogEpisode(
  ctx: Context,
  { episodeId }: Episode,
  attempt: { signal: AbortSignal },
  catalog: Catalog = getCatalog(),
): Promise<void> {
  const pace = { sentencesAhead: 0, beforeSentence: () => waitForIdleForeground(attempt.signal) };
  await advanceEpisode(ctx, { episodeId }, attempt, pace);
  await ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .select({ seasonId: seasonEpisodes.seasonId, stage: seasonEpisodes.stage })
      .from(seasonEpisodes)
      .where(eq(seasonEpisodes.id, episodeId));
    for (const show of row?.stage === 'ready' ? catalog.shows : []) {
      const season = show.seasons.find(({ id }) => id === row?.seasonId);
      if (season) await listSeason(tx, season);
      if (season && show.own_feed) await forgetFeed(tx, show.id);
    }
    await tx.jobs.enqueue(tx.db, continueSeasonJob, { again: false });
  });
}

/** Ends an episode that can't be made, and goes on with the others. */
export async function giveUpCatalogEpisode(
  ctx: Context,
  payload: Episode,
  failure: string | null = null,
): Promise<void> {
  await giveUpEpisode(ctx, payload, failure);
  await ctx.jobs.enqueue(ctx.db, continueSeasonJob, { again: false });
}

/** The first finished episode makes a season public, under the title it has in the catalogue, with those who like it. */
async function listSeason(ctx: Context, season: CatalogSeason): Promise<void> {
  if (!(await setSeasonPublished(ctx, season.id, true, season.title))) return;
  const at = { seasonId: season.id, createdAt: ctx.clock.now() };
  for (const name of season.liked_by) await setMark(ctx, 'like', { userId: listenerId(name), ...at }, true);
  for (const name of season.saved_by) await setMark(ctx, 'save', { userId: listenerId(name), ...at }, true);
}
