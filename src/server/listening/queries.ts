import { and, desc, eq, sql } from 'drizzle-orm';
import { readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Context, Viewer } from '../context.ts';
import { listSeasonCards } from '../seasons/queries.ts';
import { userSavedSeasons } from './tables.ts';

type Reader = Pick<Context, 'db'>;

/** My List, newest first. */
export async function listSaved(
  ctx: Reader,
  viewer: Viewer,
  { cursor, limit = 10 }: { cursor?: string; limit?: number },
) {
  const after = readCursor(cursor, 2);
  const beyond = after
    ? sql`(${userSavedSeasons.createdAt}, ${userSavedSeasons.seasonId}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
    : undefined;
  const rows = await ctx.db
    .select()
    .from(userSavedSeasons)
    .where(and(eq(userSavedSeasons.userId, viewer.userId), beyond))
    .orderBy(desc(userSavedSeasons.createdAt), desc(userSavedSeasons.seasonId))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await listSeasonCards(
      ctx,
      page.map(({ seasonId }) => seasonId),
      viewer,
    ),
    next_cursor: rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.seasonId]) : null,
  };
}
