import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { memoryChanges } from '../tables.ts';

/** What somebody changed in the memories of seasons, season by season in the order they did it. */
export async function listOwnMemoryChanges({ db }: Pick<Context, 'db'>, userId: string) {
  const rows = await db
    .select()
    .from(memoryChanges)
    .where(eq(memoryChanges.authorId, userId))
    .orderBy(asc(memoryChanges.seasonId), asc(memoryChanges.number));
  return rows.map(({ id, seasonId, number, act, chapter, was, text, undoes, afterEpisode, createdAt }) => ({
    id,
    season_id: seasonId,
    number,
    act,
    chapter,
    was,
    text,
    undoes,
    after_episode: afterEpisode,
    at: createdAt.toISOString(),
  }));
}
