import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { byNumber, byTime, highestFirst, toPage, type Rank } from '#platform/db/keyset.ts';
import { browsePageSize, mostShowsCounted, type BrowseSort, type ShowCard } from '#shared/shows.ts';
import type { Context } from '../context.ts';
import type { BrowseQuery } from './contract.ts';
import { cardColumns, presentShowCard } from './present-show.ts';
import { shows, showSearch } from './tables.ts';

type Reader = Pick<Context, 'db'>;
export type ShowsPage = { items: ShowCard[]; next_cursor: string | null; total: number };

const sorts: Record<BrowseSort, Rank> = {
  trending: byNumber(showSearch.totalSeasons),
  newest: byTime(showSearch.createdAt),
  popular: byNumber(showSearch.totalLikes),
};

export const isListed = and(eq(shows.isPublic, true), isNull(shows.hiddenAt))!;

/** Public shows by search, filters (any of them) and sort, a page at a time; `total` counts to `mostShowsCounted`. */
export async function findShows({ db }: Reader, query: BrowseQuery): Promise<ShowsPage> {
  const matches = and(matchesFilters(query.filter), matchesSearch(query.search));
  const limit = query.limit ?? browsePageSize;
  if (query.featured) return findFeatured(db, matches, limit);
  const rank = sorts[query.sort ?? 'trending'];
  const { orderBy, beyond, place } = highestFirst(rank, showSearch.showId, query.cursor);
  const { total, few } = await findFew(db, matches, rank, beyond, limit + 1);
  const rows = await db
    .select({ ...cardColumns, place })
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId))
    .where(total < mostShowsCounted ? inArray(showSearch.showId, few) : and(matches, beyond))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor, total };
}

/**
 * How many match, counted to `mostShowsCounted`, and where fewer, the first beyond the cursor, each looked at once. Among
 * more, reading in the list's order soon finds a page; the planner can only guess which it is.
 */
async function findFew(
  db: Reader['db'],
  matches: SQL | undefined,
  { column }: Rank,
  beyond: SQL | undefined,
  limit: number,
): Promise<{ total: number; few: string[] }> {
  const found = db
    .select({ id: showSearch.showId, rank: sql`${column}`.as('rank'), beyond: (beyond ?? sql`true`).as('beyond') })
    .from(showSearch)
    .where(matches)
    .limit(mostShowsCounted);
  const { rows } = await db.execute<{ total: number; few: string[] }>(sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      array(select show_id from found where beyond order by rank desc, show_id desc limit ${limit}) as few`);
  return rows[0]!;
}

/** Featured shows are few and in an order of their own: one page. */
async function findFeatured(db: Reader['db'], matches: SQL | undefined, limit: number): Promise<ShowsPage> {
  const rows = await db
    .select(cardColumns)
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId))
    .where(and(matches, eq(shows.featured, true)))
    .orderBy(asc(shows.featuredOrder), desc(shows.id))
    .limit(limit);
  return { items: rows.map(presentShowCard), next_cursor: null, total: rows.length };
}

/**
 * Case-insensitive, in name or description. Their letters in a row are indexed by threes; one letter or two are looked up
 * among the letters and pairs of the text, where each is a word of its own: no pair ends in another.
 */
function matchesSearch(search: string | undefined): SQL | undefined {
  const term = search?.trim().replaceAll(/\s+/g, ' ');
  if (!term) return undefined;
  const literal = escapeLike(term);
  const { length } = [...term];
  if (length > 2) return sql`${showSearch.words} like lower(${`%${literal}%`})`;
  return sql`${showSearch.pairs} like lower(${length === 2 ? `%${literal} %` : `% ${literal} %`})`;
}

/** A chip matches the audience rating, the genre whatever its case, or `All Ages` the rating all_ages. */
function matchesFilters(filter: string | string[] | undefined): SQL | undefined {
  const chips = [filter ?? []].flat().map((chip) => chip.toLowerCase());
  if (chips.length === 0) return undefined;
  return arrayOverlaps(showSearch.chips, chips.includes('all ages') ? [...chips, 'all_ages'] : chips);
}
