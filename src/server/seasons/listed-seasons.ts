import { asc, sql, and, eq, isNotNull, isNull } from 'drizzle-orm';
import { locations } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { isListedSeason, episodeColumns, type EpisodeSummary } from './columns.ts';
import { userSeasons, seasonEpisodes, type SeasonRow } from './tables.ts';

type Reader = Pick<Context, 'db'>;

export async function countPublishedSeasons({ db }: Reader): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userSeasons)
    .where(isListedSeason);
  return row?.total ?? 0;
}

/** Published seasons that can be heard, in a steady order, with the moment of their newest finished episode. */
export function listSeasonAddresses({ db }: Reader, page: { limit: number; offset: number }) {
  // Names in full: drizzle leaves the table's name out, and both tables have an `id`.
  const changed = sql<string | null>`(select to_char(max(episode.finished_at) at time zone 'utc', 'YYYY-MM-DD')
    from season_episodes episode where episode.season_id = user_seasons.id)`;
  return db
    .select({ id: userSeasons.id, changed })
    .from(userSeasons)
    .where(isListedSeason)
    .orderBy(asc(userSeasons.id))
    .limit(page.limit)
    .offset(page.offset);
}

/**
 * Finished episodes of a show's own public seasons, season by season: those that nobody paid for, so that what listeners
 * make of the show stays out of its feed. Remixes share episodes and are left out.
 */
export function listShowAudio(
  { db }: Pick<Context, 'db'>,
  showId: string,
): Promise<
  {
    season: Pick<SeasonRow, 'id' | 'title' | 'featuredImageUrl' | 'isPublished'>;
    episode: EpisodeSummary;
    musicId: string | null;
  }[]
> {
  return db
    .select({
      season: {
        id: userSeasons.id,
        title: userSeasons.title,
        featuredImageUrl: userSeasons.featuredImageUrl,
        isPublished: userSeasons.isPublished,
      },
      episode: episodeColumns,
      musicId: locations.backgroundMusicId,
    })
    .from(seasonEpisodes)
    .innerJoin(userSeasons, eq(userSeasons.id, seasonEpisodes.seasonId))
    .leftJoin(locations, eq(locations.id, userSeasons.locationId))
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
