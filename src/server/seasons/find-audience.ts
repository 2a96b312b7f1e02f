import { and, eq, type SQL } from 'drizzle-orm';
import type { Context, Viewer } from '../context.ts';
import { isAdmin } from '../viewer.ts';
import { isListedSeason } from './season-columns.ts';
import { seasonEpisodes, userSeasons } from './tables.ts';

/**
 * Who may have a finished file of an episode: everybody, this viewer, or neither (null). Remixes share files, so any season
 * that has it and may be seen is enough.
 */
export async function findAudience(
  { db }: Pick<Context, 'db'>,
  key: string,
  viewer: Viewer | null,
): Promise<'everybody' | 'viewer' | null> {
  const column = key.endsWith('.vtt') ? seasonEpisodes.captionsKey : seasonEpisodes.audioKey;
  // Asked for every byte range of every listener.
  const isIn = async (seasons: SQL | undefined) => {
    const rows = await db
      .select({ id: userSeasons.id })
      .from(seasonEpisodes)
      .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
      .where(and(eq(column, key), seasons))
      .limit(1);
    return rows.length > 0;
  };
  if (await isIn(isListedSeason)) return 'everybody';
  if (!viewer) return null;
  return (await isIn(isAdmin(viewer) ? undefined : eq(userSeasons.creatorId, viewer.userId))) ? 'viewer' : null;
}
