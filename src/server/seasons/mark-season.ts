import { and, eq } from 'drizzle-orm';
import type { Context, Viewer } from '../context.ts';
import { getSeason } from './queries.ts';
import { userSavedSeasons, userSeasonLikes } from './tables.ts';

/** Likes or unlikes; doing it again changes nothing. Answers the new state and count. */
export async function likeSeason(ctx: Context, viewer: Viewer, seasonId: string, liked: boolean) {
  await getSeason(ctx, seasonId, viewer);
  await setMark(ctx, 'like', { userId: viewer.userId, seasonId }, liked);
  const { totalLikes } = await getSeason(ctx, seasonId, viewer);
  return { liked, total_likes: totalLikes };
}

/** Puts a season on the viewer's list or takes it off; doing it again changes nothing. */
export async function saveSeason(ctx: Context, viewer: Viewer, seasonId: string, saved: boolean) {
  await getSeason(ctx, seasonId, viewer);
  await setMark(ctx, 'save', { userId: viewer.userId, seasonId }, saved);
  return { saved };
}

/** The mark alone, for whoever may make it. The clock of `createdAt` orders lists. */
export async function setMark(
  { db }: Pick<Context, 'db'>,
  kind: 'like' | 'save',
  mark: { userId: string; seasonId: string; createdAt?: Date },
  on: boolean,
): Promise<void> {
  const table = kind === 'like' ? userSeasonLikes : userSavedSeasons;
  if (on) await db.insert(table).values(mark).onConflictDoNothing();
  else await db.delete(table).where(and(eq(table.userId, mark.userId), eq(table.seasonId, mark.seasonId)));
}
