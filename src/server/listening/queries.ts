import { and, eq } from 'drizzle-orm';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { Context, Viewer } from '../context.ts';
import { canSeeSeason } from '../seasons/policy.ts';
import { presentSeasonCard } from '../seasons/present-season.ts';
import { seasonCards } from '../seasons/queries.ts';
import { userSavedSeasons, userSeasons } from '../seasons/tables.ts';

type Reader = Pick<Context, 'db'>;

/** My List, newest first. */
export async function listSaved(
  ctx: Reader,
  viewer: Viewer,
  { cursor, limit = 10 }: { cursor?: string; limit?: number },
) {
  const { createdAt, seasonId } = userSavedSeasons;
  const { orderBy, afterCursor, cursorValue } = newestFirst({ createdAt, id: seasonId }, cursor);
  const rows = await seasonCards(ctx, cursorValue)
    .innerJoin(userSavedSeasons, eq(seasonId, userSeasons.id))
    .where(and(eq(userSavedSeasons.userId, viewer.userId), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return {
    items: page.filter(({ season }) => canSeeSeason(season, viewer)).map(presentSeasonCard),
    next_cursor,
  };
}
