import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { byNumber, byTime, highestFirst, toPage, type Rank } from '#platform/db/keyset.ts';
import { writeOnce } from '#platform/db/write-once.ts';
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
  if (query.has_video) return findVideos(db, limit);
  if (query.featured) return findFeatured(db, matches, limit);
  const sort = query.sort ?? 'trending';
  const rank = sorts[sort];
  const { afterCursor } = highestFirst(rank, showSearch.showId, query.cursor);
  const isFound = and(filters, term === null ? undefined : hasIndexedTerm(words, term));
  const isPlain = isFound === undefined && afterCursor === undefined;
  const firstOf = isPlain ? firstOfAll[sort](db) : firstShows(db, { isFound, rank, afterCursor });
  const [found] = await firstOf.execute({ limit: limit + 1 });
  const { total, first } = found!;
  const rows = first
    ? await cardsById[sort](db).execute({ ids: first })
    : await (isPlain ? manyCards[sort](db) : cardsInOrder(db, rank, matches, query.cursor)).execute({
        limit: limit + 1,
      });
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor, total };
}

const showCards = (db: Reader['db'], cursorValue: SQL<string>) =>
  db
    .select({ ...cardColumns, cursorValue })
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId));

const forEachSort = <Query>(write: (db: Reader['db'], rank: Rank) => Query) => ({
  trending: writeOnce((db) => write(db, sorts.trending)),
  newest: writeOnce((db) => write(db, sorts.newest)),
  popular: writeOnce((db) => write(db, sorts.popular)),
});

const cardsById = forEachSort((db, rank) => {
  const { orderBy, cursorValue } = highestFirst(rank, showSearch.showId, undefined);
  return showCards(db, cursorValue)
    .where(sql`${showSearch.showId} = any(${sql.placeholder('ids')})`)
    .orderBy(...orderBy)
    .prepare('');
});

function cardsInOrder(db: Reader['db'], rank: Rank, matches?: SQL, cursor?: string) {
  const { orderBy, afterCursor, cursorValue } = highestFirst(rank, showSearch.showId, cursor);
  return showCards(db, cursorValue)
    .where(and(matches, afterCursor))
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .prepare('');
}
const manyCards = forEachSort((db, rank) => cardsInOrder(db, rank));

type Sought = { isFound?: SQL | undefined; rank: Rank; afterCursor?: SQL | undefined };

/**
 * How many shows are found, counted to `mostShowsCounted`, and the first `limit` of them behind the cursor. `first` is null
 * when `mostSorted` or more are found: a page of these soon comes together by reading an index in the list's order,
 * which is what the planner then does.
 */
function firstShows(db: Reader['db'], { isFound, rank: { column }, afterCursor }: Sought) {
  // Read twice, so PostgreSQL makes it once and keeps it.
  const found = db.$with('found').as(
    db
      .select({
        id: showSearch.showId,
        rank: sql`${column}`.as('rank'),
        isAfter: (afterCursor ?? sql`true`).as('is_after'),
      })
      .from(showSearch)
      .where(isFound)
      .limit(mostSorted),
  );
  const counted = db.$with('counted').as(db.select({ total: sql`count(*)::int`.as('total') }).from(found));
  const limit = sql.placeholder('limit');
  return db
    .with(found, counted)
    .select({
      total: sql<number>`least(total, ${mostShowsCounted})`,
      first: sql<string[] | null>`case when total < ${mostSorted}
        then array(select show_id from found where is_after order by rank desc, show_id desc limit ${limit}) end`,
    })
    .from(counted)
    .prepare('');
}
const firstOfAll = forEachSort((db, rank) => firstShows(db, { rank }));

function featuredShows(db: Reader['db'], matches: SQL | undefined) {
  return db
    .select(cardColumns)
    .from(showSearch)
    .innerJoin(shows, eq(shows.id, showSearch.showId))
    .where(and(matches, eq(shows.featured, true)))
    .orderBy(asc(shows.featuredOrder), desc(shows.id))
    .limit(sql.placeholder('limit'))
    .prepare('');
}
const allFeatured = writeOnce((db) => featuredShows(db, undefined));

/** Featured shows are few and in an order of their own: one page. */
async function findFeatured(db: Reader['db'], matches: SQL | undefined, limit: number): Promise<ShowsPage> {
  const rows = await (matches ? featuredShows(db, matches) : allFeatured(db)).execute({ limit });
  return { items: rows.map(presentShowCard), next_cursor: null, total: rows.length };
}

const newestWithVideo = writeOnce((db) => {
  const { orderBy } = highestFirst(sorts.newest, showSearch.showId, undefined);
  const newest = db
    .select({ id: showSearch.showId })
    .from(showSearch)
    .orderBy(...orderBy)
    .limit(sql.placeholder('limit'))
    .as('newest');
  return db
    .select(cardColumns)
    .from(newest)
    .innerJoin(shows, eq(shows.id, newest.id))
    .where(isNotNull(shows.featuredEpisodeLink))
    .orderBy(desc(shows.createdAt), desc(shows.id))
    .prepare('');
});

/** A home without featured shows looks for one video, and most shows have none: only those that have are read. */
async function findVideos(db: Reader['db'], limit: number): Promise<ShowsPage> {
  const rows = await newestWithVideo(db).execute({ limit });
  return { items: rows.map(presentShowCard), next_cursor: null, total: rows.length };
}
