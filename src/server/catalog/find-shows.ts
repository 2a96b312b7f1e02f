import { and, asc, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { readCursor, writeCursor } from '#platform/db/keyset.ts';
import { browsePageSize, type BrowseSort, type ShowCard } from '#shared/shows.ts';
import type { Context } from '../context.ts';
import type { BrowseQuery } from './contract.ts';
import { presentShowCard } from './present-show.ts';
import { shows, type ShowRow } from './tables.ts';

/** Beyond this the count says at least so many: an exact count of everything would cost more than the page. */
const countLimit = 10_000;

const sorts = {
  trending: { column: shows.totalSeasons, value: (row: ShowRow) => row.totalSeasons },
  newest: { column: shows.createdAt, value: (row: ShowRow) => row.createdAt.toISOString() },
  popular: { column: shows.totalLikes, value: (row: ShowRow) => row.totalLikes },
} as const satisfies Record<BrowseSort, unknown>;

export const isListed = and(eq(shows.isPublic, true), isNull(shows.hiddenAt))!;

/** Public shows by search, filters (any of them) and sort, a page at a time. */
export async function findShows(
  { db }: Pick<Context, 'db'>,
  query: BrowseQuery,
): Promise<{ items: ShowCard[]; next_cursor: string | null; total: number }> {
  const limit = query.limit ?? browsePageSize;
  const where = and(
    isListed,
    matchesSearch(query.search),
    matchesFilters(query.filter),
    query.featured ? eq(shows.featured, true) : undefined,
  )!;
  const sort = sorts[query.sort ?? 'trending'];
  const after = readCursor(query.cursor, 2);
  const beyond = after
    ? or(
        lt(sort.column, sortValue(query.sort, after[0]!)),
        and(eq(sort.column, sortValue(query.sort, after[0]!)), lt(shows.id, String(after[1]))),
      )
    : undefined;
  const order = query.featured ? [asc(shows.featuredOrder), desc(shows.id)] : [desc(sort.column), desc(shows.id)];
  const rows = await db
    .select()
    .from(shows)
    .where(and(where, beyond))
    .orderBy(...order)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentShowCard),
    next_cursor: rows.length > limit && last ? writeCursor([sort.value(last), last.id]) : null,
    total: rows.length <= limit && !after ? rows.length : await countShows(db, where),
  };
}

function sortValue(sort: BrowseSort | undefined, value: string | number): never {
  return (sort === 'newest' ? new Date(value) : Number(value)) as never;
}

async function countShows(db: Context['db'], where: SQL): Promise<number> {
  const matching = db
    .select({ one: sql`1` })
    .from(shows)
    .where(where)
    .limit(countLimit)
    .as('matching');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(matching);
  return row?.total ?? 0;
}

/** Case-insensitive, in name or description. Under three letters only beginnings of words can use the index. */
function matchesSearch(search: string | undefined): SQL | undefined {
  const term = search?.trim().replaceAll(/\s+/g, ' ');
  if (!term) return undefined;
  const literal = term.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const patterns = [...term].length < 3 ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
  return or(
    ...patterns.flatMap((pattern) => [sql`${shows.name} ilike ${pattern}`, sql`${shows.description} ilike ${pattern}`]),
  );
}

/** A chip matches the audience rating, the genre whatever its case, or `All Ages` the rating all_ages. */
function matchesFilters(filter: string | string[] | undefined): SQL | undefined {
  const chips = [filter ?? []].flat();
  if (chips.length === 0) return undefined;
  return or(
    ...chips.map((chip) =>
      chip === 'All Ages'
        ? eq(shows.audienceRating, 'all_ages')
        : or(sql`${shows.audienceRating} = ${chip}`, sql`lower(${shows.genre}) = ${chip.toLowerCase()}`),
    ),
  );
}
