import { getTableColumns, and, eq, isNull, sql } from 'drizzle-orm';
import { seasonEpisodes, type EpisodeRow, seasonState, userSeasons } from './tables.ts';

const {
  transcript: _transcript,
  storyState: _storyState,
  recap: _recap,
  memory: _memory,
  usage: _usage,
  ...columns
} = getTableColumns(seasonEpisodes);

/** An episode without what is heavy (tens of kB) and seldom asked for: words with their times, the story's memory, what it took. */
export const episodeColumns = columns;
export type EpisodeSummary = Pick<EpisodeRow, keyof typeof columns>;

// Names in full below: drizzle leaves the table's name out, and shows have the same columns.

/** A season's row as it may be seen: hidden when it, its show or the maker of an episode it keeps is. Queries join `seasonState` for it. */
export const seasonColumns = {
  ...getTableColumns(userSeasons),
  status: seasonState.status,
  error: seasonState.error,
  currentEpisode: seasonState.currentEpisode,
  episodeCount: seasonState.episodeCount,
  hiddenAt: sql<Date | null>`coalesce(user_seasons.hidden_at,
    (select shows.hidden_at from shows where shows.id = user_seasons.show_id),
    case when user_seasons.is_remixed then hidden_by_source(user_seasons.id) end)`.mapWith(userSeasons.hiddenAt),
};

export const isSeasonState = eq(seasonState.seasonId, userSeasons.id);

export const hasReadyEpisode = sql`exists (select 1 from season_episodes episode
  where episode.season_id = user_seasons.id and episode.stage = 'ready')`;

/** What everybody finds in lists, feeds and the sitemap: published, nothing of it hidden or waiting for an admin's look, and something to hear. */
export const isListedSeason = and(
  eq(userSeasons.isPublished, true),
  isNull(userSeasons.hiddenAt),
  isNull(userSeasons.reviewReason),
  sql`not exists (select 1 from shows where shows.id = user_seasons.show_id and shows.hidden_at is not null)`,
  hasReadyEpisode,
  sql`(not user_seasons.is_remixed or hidden_by_source(user_seasons.id) is null)`,
)!;
