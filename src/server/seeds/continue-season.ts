import { sql } from 'drizzle-orm';
import { setAsideReason } from '#platform/jobs/set-aside.ts';
import type { Context } from '../context.ts';
import { orderEpisode } from '../productions/order-episode.ts';
import { produceAgain } from '../productions/retry-production.ts';
import { listChoices, listEpisodes, findSeason } from '../seasons/queries.ts';
import {
  choiceLeadingTo,
  listKnownSeasons,
  planNextEpisode,
  type KnownSeasons,
  type NextEpisode,
} from './plan-next-episode.ts';
import { getCatalog, type Catalog, type CatalogSeason } from './read-catalog.ts';
import { copySeason } from '../productions/copy-season.ts';
import { listenerId } from './listener-id.ts';

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
    if (again) await tryFailedAgain(tx, known);
    const next = planNextEpisode(catalog, known);
    if (next) await orderNext(tx, next);
  });
}

async function tryFailedAgain(ctx: Context, known: KnownSeasons): Promise<void> {
  for (const [seasonId, episodes] of known) {
    for (const episode of episodes) {
      if (episode.stage !== 'failed' || episode.chargedUserId !== null) continue;
      // Each start would end in it again.
      if (episode.failure === setAsideReason) continue;
      await produceAgain(ctx, { ...episode, seasonId }, 'house');
      episode.stage = 'queued';
    }
  }
}

async function orderNext(ctx: Context, { season, episodeNumber }: NextEpisode): Promise<void> {
  if (season.remix && episodeNumber === season.remix.after + 1) await insertRemix(ctx, season);
  const previous = (await listEpisodes(ctx, season.id)).find((episode) => episode.episodeNumber === episodeNumber - 1);
  const position = choiceLeadingTo(season, episodeNumber);
  const choice = previous && position !== null ? (await listChoices(ctx, previous.id))[position] : undefined;
  await orderEpisode(ctx, {
    id: `${season.id}-${episodeNumber}`,
    seasonId: season.id,
    episodeNumber,
    payment: 'house',
    choice: choice ? { id: choice.id, key: choice.choiceKey, text: choice.choiceText } : null,
  });
}

/** A remix of the catalogue, with the episodes it keeps; nobody pays for it, and it is listed once its own turn can be heard. */
async function insertRemix(ctx: Context, season: CatalogSeason): Promise<void> {
  const source = await findSeason(ctx, season.sourceId!);
  if (!source || !season.remix) throw new Error(`${season.id} has no season to remix`);
  const { after } = season.remix;
  const kept = (await listEpisodes(ctx, source.id)).filter(({ episodeNumber }) => episodeNumber <= after);
  const copy = {
    id: season.id,
    title: season.title,
    description: season.idea,
    creatorId: listenerId(season.by),
    isPublished: false,
    sourceEpisodeNumber: after,
  };
  await copySeason(ctx, source, copy, kept);
}
