import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, type EpisodeRow } from './tables.ts';

export type FirstAudio = Pick<EpisodeRow, 'episodeNumber' | 'title' | 'audioKey'>;

/** The first finished episode of a season; null before there is one. */
export async function findFirstAudio({ db }: Pick<Context, 'db'>, seasonId: string): Promise<FirstAudio | null> {
  const { episodeNumber, title, audioKey } = seasonEpisodes;
  const [episode] = await db
    .select({ episodeNumber, title, audioKey })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, seasonId), isNotNull(seasonEpisodes.audioKey)))
    .orderBy(asc(seasonEpisodes.episodeNumber))
    .limit(1);
  return episode ?? null;
}
