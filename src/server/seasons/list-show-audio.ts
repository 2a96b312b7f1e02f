import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { episodeColumns, type EpisodeSummary } from './episode-columns.ts';
import { isListedSeason } from './season-columns.ts';
import { seasonEpisodes, userSeasons, type SeasonRow } from './tables.ts';

/**
 * Finished episodes of a show's own public seasons, season by season: those that nobody paid for, so that what listeners
 * make of the show stays out of its feed. Remixes share episodes and are left out.
 */
export function listShowAudio(
  { db }: Pick<Context, 'db'>,
  showId: string,
): Promise<{ season: Pick<SeasonRow, 'id' | 'title'>; episode: EpisodeSummary }[]> {
  return db
    .select({ season: { id: userSeasons.id, title: userSeasons.title }, episode: episodeColumns })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .where(
      and(
        eq(userSeasons.showId, showId),
        isListedSeason,
        eq(userSeasons.isRemixed, false),
        eq(seasonEpisodes.stage, 'ready'),
        isNull(seasonEpisodes.chargedUserId),
        isNotNull(seasonEpisodes.audioKey),
      ),
    )
    .orderBy(asc(userSeasons.createdAt), asc(userSeasons.id), asc(seasonEpisodes.episodeNumber));
}
