import { sql } from 'drizzle-orm';
import type { PodcastDay } from '#shared/podcasts.ts';
import type { Context } from '../../context.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Visits of a show's page, plays of its feed's episodes and of its seasons, and seasons made of it, for each of the last days
 * (UTC), the oldest first, the last one today.
 */
export async function countDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  showId: string,
  days: number,
): Promise<PodcastDay[]> {
  const now = clock.now().getTime();
  const dates = Array.from({ length: days }, (_, i) =>
    new Date(now - (days - 1 - i) * dayMs).toISOString().slice(0, 10),
  );
  const since = dates[0]!;
  const { rows } = await db.execute<{ day: string; views: number; plays: number; seasons: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(plays)::int as plays, sum(seasons)::int as seasons
    from (
      select day, views, plays, 0 as seasons from show_days where show_id = ${showId} and day >= ${since}::date
      union all
      select day, 0, 1, 0 from episode_plays
        join season_episodes on season_episodes.id = episode_id join user_seasons on user_seasons.id = season_id
        where show_id = ${showId} and day >= ${since}::date
      union all
      select (created_at at time zone 'UTC')::date, 0, 0, 1 from user_seasons
        where show_id = ${showId} and created_at >= ${since}::date
    ) each_day group by day`);
  const counted = new Map(rows.map((row) => [row.day, row]));
  return dates.map((day) => counted.get(day) ?? { day, views: 0, plays: 0, seasons: 0 });
}
