import { eq, or } from 'drizzle-orm';
import type { Context, Viewer } from '../context.ts';
import { canSeeSeason } from './policy.ts';
import { seasonColumns } from './season-columns.ts';
import { seasonEpisodes, userSeasons } from './tables.ts';

/** Whether a finished file may be heard: remixes share files, so any season that has it and may be seen is enough. */
export async function findAudioEpisode(
  { db }: Pick<Context, 'db'>,
  key: string,
  viewer: Viewer | null,
): Promise<boolean> {
  const rows = await db
    .select({ season: seasonColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(or(eq(seasonEpisodes.audioKey, key), eq(seasonEpisodes.captionsKey, key)));
  return rows.some(({ season }) => canSeeSeason(season, viewer));
}
