import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { userSeasons } from './tables.ts';

// Names in full below: drizzle leaves the table's name out, and shows have the same columns.

/** A season's row as it may be seen: hidden when it or its show is. */
export const seasonColumns = {
  ...getTableColumns(userSeasons),
  hiddenAt: sql<Date | null>`coalesce(user_seasons.hidden_at,
    (select shows.hidden_at from shows where shows.id = user_seasons.show_id))`.mapWith(userSeasons.hiddenAt),
};

/** What everybody may find and hear: published, and neither it nor its show hidden. */
export const isListedSeason = and(
  eq(userSeasons.isPublished, true),
  isNull(userSeasons.hiddenAt),
  sql`not exists (select 1 from shows where shows.id = user_seasons.show_id and shows.hidden_at is not null)`,
)!;
