import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes, type EpisodeRow } from './tables.ts';

export async function getLastEpisode({ db }: Pick<Context, 'db'>, seasonId: string): Promise<EpisodeRow | null> {
  const [row] = await db
    .select()
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.seasonId, seasonId))
    .orderBy(desc(seasonEpisodes.episodeNumber))
    .limit(1);
  return row ?? null;
}
