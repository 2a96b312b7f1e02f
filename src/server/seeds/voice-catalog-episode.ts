import { and, eq } from 'drizzle-orm';
import { forgetFeed } from '../catalog/forget-feed.ts';
import type { Context } from '../context.ts';
import { userSavedSeasons, userSeasonLikes } from '../listening/tables.ts';
import { advanceEpisode } from '../seasons/advance-episode.ts';
import { giveUpEpisode } from '../seasons/give-up-episode.ts';
import { untilNobodyWaits } from '../seasons/people-first.ts';
import { seasonEpisodes, userSeasons } from '../seasons/tables.ts';
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
  const pace = { sentencesAhead: 0, beforeSentence: () => untilNobodyWaits(attempt.signal) };
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
  const [listed] = await ctx.db
    .update(userSeasons)
    .set({ isPublished: true, title: season.title })
    .where(and(eq(userSeasons.id, season.id), eq(userSeasons.isPublished, false)))
    .returning({ id: userSeasons.id });
  if (!listed) return;
  const by = (usernames: string[]) =>
    usernames.map((name) => ({ userId: listenerId(name), seasonId: season.id, createdAt: ctx.clock.now() }));
  if (season.liked_by.length > 0)
    await ctx.db.insert(userSeasonLikes).values(by(season.liked_by)).onConflictDoNothing();
  if (season.saved_by.length > 0)
    await ctx.db.insert(userSavedSeasons).values(by(season.saved_by)).onConflictDoNothing();
}
