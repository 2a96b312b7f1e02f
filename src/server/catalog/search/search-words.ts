import { arrayOverlaps, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { mostShowsCounted } from '#shared/shows.ts';
import type { Context } from '../../context.ts';
import { showSearch } from '../tables.ts';

/** What was typed with single spaces; null for blank text. */
export const searchTerm = (typed: string | undefined): string | null => typed?.trim().replaceAll(/\s+/g, ' ') || null;

/** The term within folded words, whatever its case and accents. */
export function hasTerm(words: SQL, term: string): SQL {
  return sql`${words} like fold_words(${`%${escapeLike(term)}%`})`;
}

/** The same, for one or two letters by an index of those: that of `pg_trgm` needs three. */
export function hasIndexedTerm(words: SQL, term: string): SQL {
  if ([...term].length > 2) return hasTerm(words, term);
  return sql`letters_and_pairs(${words}) @> array[fold_words(${term})]`;
}

/** A chip matches the audience rating, the genre whatever its case, or `All Ages` the rating all_ages. */
export function matchesChips(filter: string | string[] | undefined): SQL | undefined {
  const chips = [filter ?? []].flat().map((chip) => chip.toLowerCase());
  if (chips.length === 0) return undefined;
  return arrayOverlaps(showSearch.chips, chips.includes('all ages') ? [...chips, 'all_ages'] : chips);
}

/** So many are sorted sooner than they are come upon in the order of the list. */
export const mostSorted = 4 * mostShowsCounted;

type Searched = {
  /** Tables and joins of the search, with `show_search` among them. */
  from: SQL;
  id: SQL;
  /** What is shown first, its highest first. */
  rank: SQL;
  words: SQL;
};

/**
 * The ids of what a search finds, and how many they are, counted to `mostShowsCounted`. Those whose name begins with the term
 * come first, then those that have it in their name, then by rank; of `mostSorted` or more those of the highest rank.
 */
export async function findRanked(
  { db }: Pick<Context, 'db'>,
  { from, id, rank, words }: Searched,
  { term, filter, limit }: { term: string; filter?: string | string[] | undefined; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const chips = matchesChips(filter) ?? sql`true`;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select ${id} as id, ${rank} as rank, ${words} as words from ${from}
      where ${hasIndexedTerm(words, term)} and ${chips} limit ${mostSorted}
    )
    select (select count(*)::int from found) as total, array(
      select id from found order by case
        when starts_with(words, fold_words(${term})) then 0
        when strpos(split_part(words, E'\\n', 1), fold_words(${term})) > 0 then 1 else 2 end, rank desc, id desc
      limit ${limit}) as ids`);
  const { total, ids } = rows[0]!;
  if (total < mostSorted) return { ids, total: Math.min(total, mostShowsCounted) };
  const common = await db.execute<{ id: string }>(sql`
    select ${id} as id from ${from} where ${hasTerm(words, term)} and ${chips}
    order by ${rank} desc, ${id} desc limit ${limit}`);
  return { ids: common.rows.map((row) => row.id), total: mostShowsCounted };
}
