import { and, eq } from 'drizzle-orm';
import type { Context, Viewer } from '../context.ts';
import { getSeason } from '../seasons/queries.ts';
import { userSavedSeasons, userSeasonLikes } from './tables.ts';

/** Likes or unlikes; doing it again changes nothing. Answers the new state and count. */
export async function likeSeason(ctx: Context, viewer: Viewer, seasonId: string, liked: boolean) {
  await getSeason(ctx, seasonId, viewer);
  await setMark(ctx, userSeasonLikes, viewer.userId, seasonId, liked);
  const { totalLikes } = await getSeason(ctx, seasonId, viewer);
  return { liked, total_likes: totalLikes };
}

/** Puts a season on the viewer's list or takes it off; doing it again changes nothing. */
export async function saveSeason(ctx: Context, viewer: Viewer, seasonId: string, saved: boolean) {
  await getSeason(ctx, seasonId, viewer);
  await setMark(ctx, userSavedSeasons, viewer.userId, seasonId, saved);
  return { saved };
}

async function setMark(
  { db }: Context,
  table: typeof userSeasonLikes | typeof userSavedSeasons,
  userId: string,
  seasonId: string,
  on: boolean,
): Promise<void> {
  if (on) await db.insert(table).values({ userId, seasonId }).onConflictDoNothing();
  else await db.delete(table).where(and(eq(table.userId, userId), eq(table.seasonId, seasonId)));
}
