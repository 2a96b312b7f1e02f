import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isListedSeason } from './season-columns.ts';
import { userSeasons } from './tables.ts';

type Reader = Pick<Context, 'db'>;

const canBeHeard = and(isListedSeason, eq(userSeasons.status, 'ready'));

export async function countPublishedSeasons({ db }: Reader): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userSeasons)
    .where(canBeHeard);
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
    .where(canBeHeard)
    .orderBy(asc(userSeasons.id))
    .limit(page.limit)
    .offset(page.offset);
}
