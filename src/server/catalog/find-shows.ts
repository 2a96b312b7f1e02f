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
  const term = query.search?.trim().replaceAll(/\s+/g, ' ') || null;
  const filters = matchesFilters(query.filter);
  const matches = and(matchesSearch(term), filters);
  const limit = query.limit ?? browsePageSize;
  if (query.featured) return findFeatured(db, matches, limit);
  const rank = sorts[query.sort ?? 'trending'];
  const { orderBy, beyond, place } = highestFirst(rank, showSearch.showId, query.cursor);
  const { total, few } = await findFew(db, and(filters, isFoundBySearch(term)), rank, beyond, limit + 1);
  const rows = await db
    .select({ ...cardColumns, place })
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId))
    .where(few ? inArray(showSearch.showId, few) : and(matches, beyond))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor, total };
}

/** Fewer are sooner put in order than come upon in the order of all. */
const mostShowsSorted = 4 * mostShowsCounted;

/**
 * How many are found, counted to `mostShowsCounted`; and where they are few, the first of them beyond the cursor. Among many,
 * reading in the list's order soon comes upon a page of them. Which it is the planner can only guess, but the count tells:
 * it comes upon shows in the order they lie in, and where it ends within the first quarter of the table, they are many.
 * `found` is read no further than somebody asks.
 */
async function findFew(
  db: Reader['db'],
  isFound: SQL | undefined,
  { column }: Rank,
  beyond: SQL | undefined,
  limit: number,
): Promise<{ total: number; few: string[] | null }> {
  const found = db
    .select({
      id: showSearch.showId,
      rank: sql`${column}`.as('rank'),
      beyond: (beyond ?? sql`true`).as('beyond'),
      lies: sql`${showSearch}.ctid`.as('lies'),
    })
    .from(showSearch)
    .where(isFound)
    .limit(mostShowsSorted);
  const quarter = sql`pg_relation_size('show_search') / current_setting('block_size')::int / 4`;
  const { rows } = await db.execute<{ total: number; few: string[] | null }>(sql`
    with found as materialized (${found}), counted as (
      select count(*)::int as total, max(lies) < format('(%s,0)', ${quarter})::tid as many
      from (select lies from found limit ${mostShowsCounted}) first)
    select total, case
      when (total < ${mostShowsCounted} or not many) and (select count(*) from found) < ${mostShowsSorted}
      then array(select show_id from found where beyond order by rank desc, show_id desc limit ${limit}) end as few
    from counted`);
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

/** Case-insensitive, in name or description. */
function matchesSearch(term: string | null): SQL | undefined {
  return term === null ? undefined : sql`${showSearch.words} like lower(${`%${escapeLike(term)}%`})`;
}

/** The same by the index alone, which holds the texts' triples of letters and, for one or two, their letters and pairs. */
function isFoundBySearch(term: string | null): SQL | undefined {
  if (term === null || [...term].length > 2) return matchesSearch(term);
  return sql`letters_and_pairs(${showSearch.words}) @> array[lower(${term})]`;
}

/** A chip matches the audience rating, the genre whatever its case, or `All Ages` the rating all_ages. */
function matchesFilters(filter: string | string[] | undefined): SQL | undefined {
  const chips = [filter ?? []].flat().map((chip) => chip.toLowerCase());
  if (chips.length === 0) return undefined;
  return arrayOverlaps(showSearch.chips, chips.includes('all ages') ? [...chips, 'all_ages'] : chips);
}
