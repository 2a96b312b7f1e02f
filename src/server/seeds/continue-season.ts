import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { voiceCatalogJob } from '../seasons/jobs.ts';
import { listChoices, listEpisodes } from '../seasons/queries.ts';
import { seasonEpisodes, userSeasons } from '../seasons/tables.ts';
import { insertRemix } from './insert-remix.ts';
import {
  choiceLeadingTo,
  listKnownSeasons,
  planNextEpisode,
  type KnownEpisode,
  type NextEpisode,
} from './plan-next-episode.ts';
import { getCatalog, type Catalog } from './read-catalog.ts';

/** Any number nobody else locks: two processes never order the same episode. */
const lockKey = 411_708;

/**
 * Orders the next episode that the catalogue lacks, for free; whoever voices it calls again. `again` first has those made
 * that failed before.
 */
export async function continueSeason(
  ctx: Context,
  { again }: { again: boolean },
  catalog: Catalog = getCatalog(),
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const known = await listKnownSeasons(tx, catalog);
    if (again) await tryFailedAgain(tx, [...known.values()].flat());
    const next = planNextEpisode(catalog, known);
    if (next) await tx.jobs.enqueue(tx.db, voiceCatalogJob, { episodeId: await orderEpisode(tx, next) });
  });
}

async function tryFailedAgain(ctx: Context, episodes: KnownEpisode[]): Promise<void> {
  for (const episode of episodes) {
    if (episode.stage !== 'failed' || episode.chargedUserId !== null) continue;
    await ctx.db.update(seasonEpisodes).set({ stage: 'queued', error: null }).where(eq(seasonEpisodes.id, episode.id));
    episode.stage = 'queued';
    await ctx.jobs.enqueue(ctx.db, voiceCatalogJob, { episodeId: episode.id });
  }
}

async function orderEpisode(ctx: Context, { season, episodeNumber }: NextEpisode): Promise<string> {
  if (season.remix && episodeNumber === season.remix.after + 1) await insertRemix(ctx, season);
  const previous = (await listEpisodes(ctx, season.id)).find((episode) => episode.episodeNumber === episodeNumber - 1);
  const position = choiceLeadingTo(season, episodeNumber);
  const choice = previous && position !== null ? (await listChoices(ctx, previous.id))[position] : undefined;
  const id = `${season.id}-${episodeNumber}`;
  await ctx.db.insert(seasonEpisodes).values({
    id,
    seasonId: season.id,
    episodeNumber,
    choiceKey: choice?.choiceKey,
    choiceText: choice?.choiceText,
    createdAt: ctx.clock.now(),
  });
  await ctx.db
    .update(userSeasons)
    .set({ status: 'queued', error: null, episodeCount: sql`greatest(${userSeasons.episodeCount}, ${episodeNumber})` })
    .where(eq(userSeasons.id, season.id));
  return id;
}
