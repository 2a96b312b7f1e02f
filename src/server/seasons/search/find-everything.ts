import { sql } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult, FoundCreator } from '#shared/search/search.ts';
import { findCharactersBySearch } from '../../catalog/search/find-characters.ts';
import { findShowsBySearch } from '../../catalog/search/find-shows-by-search.ts';
import { mendSpelling } from '../../catalog/search/mend-spelling.ts';
import { findRanked, searchTerm, hasIndexedTerm, matchesChips } from '../../catalog/search/search-words.ts';
import type { Context } from '../../context.ts';
import { listSeasonCards } from '../queries.ts';
import { mostShowsCounted } from '#shared/shows.ts';

type Search = { term: string; filter?: string | string[] | undefined; limit: number };
type Groups = Omit<SearchResult, 'mended'>;

const nothing: Groups = {
  shows: { items: [], total: 0 },
  seasons: { items: [], total: 0 },
  characters: { items: [], total: 0 },
  creators: { items: [], total: 0 },
};

/**
 * What everybody may find, by kind. A search that finds nothing of any kind is tried with its spelling mended, unless `exact`.
 * @param limits How many of each kind are answered; its total is counted whatever they are.
 */
export async function findEverything(
  ctx: Pick<Context, 'db'>,
  query: { search: string; filter?: string | string[] | undefined; exact?: boolean | undefined },
  limits: Record<SearchKind, number>,
): Promise<SearchResult> {
  const term = searchTerm(query.search);
  if (term === null) return { mended: null, ...nothing };
  const groups = await findGroups(ctx, term, query.filter, limits);
  if (groups) return { mended: null, ...groups };
  const other = query.exact
    ? null
    : await mendSpelling(ctx, term, (words) => findGroups(ctx, words, query.filter, limits));
  return other ? { mended: other.mended, ...other.found } : { mended: null, ...nothing };
}

/** Null when there is nothing of any kind. */
async function findGroups(
  ctx: Pick<Context, 'db'>,
  term: string,
  filter: Search['filter'],
  limits: Record<SearchKind, number>,
): Promise<Groups | null> {
  const search = (kind: SearchKind) => ({ term, filter, limit: limits[kind] });
  const [shows, seasons, characters, creators] = await Promise.all([
    findShowsBySearch(ctx, search('shows')),
    findSeasons(ctx, search('seasons')),
    findCharactersBySearch(ctx, search('characters')),
    findCreators(ctx, search('creators')),
  ]);
  const groups = { shows, seasons, characters, creators };
  return searchKinds.some((kind) => groups[kind].total > 0) ? groups : null;
}

async function findSeasons(ctx: Pick<Context, 'db'>, search: Search): Promise<Groups['seasons']> {
  const { ids, total } = await findRanked(
    ctx,
    {
      from: sql`season_search join show_search on show_search.show_id = season_search.show_id`,
      id: sql`season_search.season_id`,
      rank: sql`season_search.total_likes`,
      words: sql`season_search.words`,
    },
    search,
  );
  return { items: await listSeasonCards(ctx, ids, null), total };
}

/** People by their public name, of those who made a public show or a season that everybody finds. */
async function findCreators(
  { db }: Pick<Context, 'db'>,
  { term, filter, limit }: { term: string; filter?: string | string[] | undefined; limit: number },
): Promise<{ items: FoundCreator[]; total: number }> {
  const chips = matchesChips(filter) ?? sql`true`;
  const seasonsOf = sql`season_search join show_search on show_search.show_id = season_search.show_id
    where season_search.creator_id = profiles.user_id and ${chips}`;
  const showsOf = sql`shows join show_search on show_search.show_id = shows.id
    where shows.user_id = profiles.user_id and shows.is_public and shows.hidden_at is null and ${chips}`;
  const { rows } = await db.execute<FoundCreator & { total: number }>(sql`
    with found as materialized (
      select user_id, username from profiles
      where ${hasIndexedTerm(sql`lower(username)`, term)}
        and (exists (select from ${seasonsOf}) or exists (select from ${showsOf}))
      limit ${mostShowsCounted}
    ), first as (
      select *, (select count(*)::int from found) as total from found
      order by starts_with(lower(username), fold_words(${term})) desc, length(username), username limit ${limit}
    )
    select user_id as id, username, total, (select count(*)::int from ${showsOf}) as shows,
      (select count(*)::int from ${seasonsOf}) as seasons,
      (select shows.id from ${showsOf} order by shows.created_at desc limit 1) as show_id
    from first profiles`);
  return { items: rows.map(({ total: _total, ...creator }) => creator), total: rows[0]?.total ?? 0 };
}
