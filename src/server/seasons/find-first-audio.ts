import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, type EpisodeRow } from './tables.ts';

/** The first finished episode of a season; null before there is one. */
export async function findFirstAudio({ db }: Pick<Context, 'db'>, seasonId: string): Promise<EpisodeRow | null> {
  const [episode] = await db
    .select()
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, seasonId), isNotNull(seasonEpisodes.audioKey)))
    .orderBy(asc(seasonEpisodes.episodeNumber))
    .limit(1);
  return episode ?? null;
}
