import { asc, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isListed } from './find-shows.ts';
import { shows, showSearch } from './tables.ts';

type Reader = Pick<Context, 'db'>;

export async function countListedShows({ db }: Reader): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(showSearch);
  return row?.total ?? 0;
}

/** What the addresses of public shows are made of, in a steady order. `slug` only where the page by slug is this show's. */
export function listShowAddresses({ db }: Reader, page: { limit: number; offset: number }) {
  // Of public shows with one name, the oldest has the address. Names in full: drizzle leaves the table's name out.
  const owned = sql<string | null>`case when shows.kind = 'podcast' and not exists (
    select 1 from shows older where older.slug = shows.slug and older.is_public and older.hidden_at is null
      and (older.created_at, older.id) < (shows.created_at, shows.id)) then shows.slug end`;
  return db
    .select({ id: shows.id, slug: owned })
    .from(shows)
    .where(isListed)
    .orderBy(asc(shows.id))
    .limit(page.limit)
    .offset(page.offset);
}
