import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { byNumber, byTime, highestFirst, toPage, type Rank } from '#platform/db/keyset.ts';
import { audienceRatings, browsePageSize, mostShowsCounted, type BrowseSort, type ShowCard } from '#shared/shows.ts';
import type { Context } from '../context.ts';
import type { BrowseQuery } from './contract.ts';
import { cardColumns, presentShowCard } from './present-show.ts';
import { shows } from './tables.ts';

type Reader = Pick<Context, 'db'>;
export type ShowsPage = { items: ShowCard[]; next_cursor: string | null; total: number };

const sorts: Record<BrowseSort, Rank> = {
  trending: byNumber(shows.totalSeasons),
  newest: byTime(shows.createdAt),
  popular: byNumber(shows.totalLikes),
};

export const isListed = and(eq(shows.isPublic, true), isNull(shows.hiddenAt))!;

/** Public shows by search, filters (any of them) and sort, a page at a time; `total` counts to `mostShowsCounted`. */
export async function findShows(ctx: Reader, query: BrowseQuery): Promise<ShowsPage> {
  const where = and(isListed, matchesSearch(query.search), matchesFilters(query.filter))!;
  if (query.featured) return findFeatured(ctx, where, query.limit ?? browsePageSize);
  const limit = query.limit ?? browsePageSize;
  const rank = sorts[query.sort ?? 'trending'];
  const { orderBy, beyond, place } = highestFirst(rank, shows.id, query.cursor);
  const total = await countShows(ctx, where);
  // Among many, reading in the list's order soon finds a page; few are found by what they match and put in order then.
  // The planner can only guess which it is, and guesses wrong for words it has not seen.
  const asFound = [desc(sql`(array[${rank.column}])[1]`), desc(shows.id)];
  const rows = await ctx.db
    .select({ ...cardColumns, place })
    .from(shows)
    .where(and(where, beyond))
    .orderBy(...(total < mostShowsCounted ? asFound : orderBy))
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor, total };
}

/** Featured shows are few and in an order of their own: one page. */
async function findFeatured({ db }: Reader, where: SQL, limit: number): Promise<ShowsPage> {
  const rows = await db
    .select(cardColumns)
    .from(shows)
    .where(and(where, eq(shows.featured, true)))
    .orderBy(asc(shows.featuredOrder), desc(shows.id))
    .limit(limit);
  return { items: rows.map(presentShowCard), next_cursor: null, total: rows.length };
}

async function countShows({ db }: Reader, where: SQL): Promise<number> {
  const matching = db
    .select({ one: sql`1` })
    .from(shows)
    .where(where)
    .limit(mostShowsCounted)
    .as('matching');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(matching);
  return row?.total ?? 0;
}

/**
 * Case-insensitive, in name or description. Both are kept in small letters in one column, which is indexed by triples of
 * letters; one letter or two are looked up among the letters and pairs of the other, where each is a word of its own.
 */
function matchesSearch(search: string | undefined): SQL | undefined {
  const term = search?.trim().replaceAll(/\s+/g, ' ');
  if (!term) return undefined;
  const literal = escapeLike(term);
  return [...term].length < 3
    ? sql`shows.search_pairs like lower(${`% ${literal} %`})`
    : sql`shows.search_text like lower(${`%${literal}%`})`;
}

/** A chip matches the audience rating, the genre whatever its case, or `All Ages` the rating all_ages. */
function matchesFilters(filter: string | string[] | undefined): SQL | undefined {
  const chips = [filter ?? []].flat();
  if (chips.length === 0) return undefined;
  const hasGenre = (chip: string) => sql`lower(${shows.genre}) = ${chip.toLowerCase()}`;
  return or(
    ...chips.map((chip) => {
      const rating = chip === 'All Ages' ? 'all_ages' : audienceRatings.find((known) => known === chip);
      return rating ? or(eq(shows.audienceRating, rating), hasGenre(chip)) : hasGenre(chip);
    }),
  );
}
