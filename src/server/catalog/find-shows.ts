import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { byNumber, byTime, highestFirst, toPage, type Rank } from '#platform/db/keyset.ts';
import { browsePageSize, mostShowsCounted, type BrowseSort, type ShowCard } from '#shared/shows.ts';
import type { Context } from '../context.ts';
import type { BrowseQuery } from './contract.ts';
import { cardColumns, presentShowCard } from './present-show.ts';
import { mendSpelling } from './search/mend-spelling.ts';
import { hasIndexedTerm, hasTerm, matchesChips, mostSorted, searchTerm } from './search/search-words.ts';
import { shows, showSearch } from './tables.ts';

type Reader = Pick<Context, 'db'>;
export type ShowsPage = { items: ShowCard[]; next_cursor: string | null; total: number; mended?: string };

const sorts: Record<BrowseSort, Rank> = {
  trending: byNumber(showSearch.totalSeasons),
  newest: byTime(showSearch.createdAt),
  popular: byNumber(showSearch.totalLikes),
};

export const isListed = and(eq(shows.isPublic, true), isNull(shows.hiddenAt))!;

/**
 * Public shows by search, filters (any of them) and sort, a page at a time; `total` counts to `mostShowsCounted`. A search
 * that finds none is tried with its spelling mended, unless it is to be `exact`: `mended` tells what was searched for then, and
 * later pages are asked for with it.
 */
export async function findShows(ctx: Reader, query: BrowseQuery): Promise<ShowsPage> {
  const term = searchTerm(query.search);
  const page = await findPage(ctx, query, term);
  if (page.total > 0 || term === null || query.exact) return page;
  const other = await mendSpelling(ctx, term, async (mended) => {
    const found = await findPage(ctx, query, mended);
    return found.total > 0 ? found : null;
  });
  return other ? { ...other.found, mended: other.mended } : page;
}

async function findPage({ db }: Reader, query: BrowseQuery, term: string | null): Promise<ShowsPage> {
  const filters = matchesChips(query.filter);
  const words = sql`${showSearch.words}`;
  const matches = and(term === null ? undefined : hasTerm(words, term), filters);
  const limit = query.limit ?? browsePageSize;
  if (query.featured) return findFeatured(db, matches, limit);
  const rank = sorts[query.sort ?? 'trending'];
  const { orderBy, afterCursor, cursorValue } = highestFirst(rank, showSearch.showId, query.cursor);
  const isFound = and(filters, term === null ? undefined : hasIndexedTerm(words, term));
  const { total, first } = await findFirst(db, isFound, rank, afterCursor, limit + 1);
  const rows = await db
    .select({ ...cardColumns, cursorValue })
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId))
    .where(first ? inArray(showSearch.showId, first) : and(matches, afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor, total };
}

/**
 * How many shows are found, counted to `mostShowsCounted`, and the first `limit` of them behind the cursor. `first` is null
 * when `mostSorted` or more are found: a page of these soon comes together by reading an index in the list's order,
 * which is what the planner then does.
 */
async function findFirst(
  db: Reader['db'],
  isFound: SQL | undefined,
  { column }: Rank,
  afterCursor: SQL | undefined,
  limit: number,
): Promise<{ total: number; first: string[] | null }> {
  const found = db
    .select({
      id: showSearch.showId,
      rank: sql`${column}`.as('rank'),
      isAfter: (afterCursor ?? sql`true`).as('is_after'),
    })
    .from(showSearch)
    .where(isFound)
    .limit(mostSorted);
  const { rows } = await db.execute<{ total: number; first: string[] | null }>(sql`
    with found as materialized (${found}), counted as (select count(*)::int as total from found)
    select least(total, ${mostShowsCounted}) as total, case when total < ${mostSorted}
      then array(select show_id from found where is_after order by rank desc, show_id desc limit ${limit}) end as first
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
