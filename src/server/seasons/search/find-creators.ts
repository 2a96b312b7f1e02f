import { sql } from 'drizzle-orm';
import type { FoundCreator } from '#shared/search/search.ts';
import { mostShowsCounted } from '#shared/shows.ts';
import { hasIndexedTerm, matchesChips } from '../../catalog/search/search-words.ts';
import type { Context } from '../../context.ts';

/** People by their public name, of those who made a public show or a season that everybody finds. */
export async function findCreators(
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
