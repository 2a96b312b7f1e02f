import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { episodeColumns, type EpisodeSummary } from './episode-columns.ts';
import { seasonEpisodes } from './tables.ts';

export async function getLastEpisode({ db }: Pick<Context, 'db'>, seasonId: string): Promise<EpisodeSummary | null> {
  const [row] = await db
    .select(episodeColumns)
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.seasonId, seasonId))
    .orderBy(desc(seasonEpisodes.episodeNumber))
    .limit(1);
  return row ?? null;
}
