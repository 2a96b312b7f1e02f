import { inArray, sql } from 'drizzle-orm';
import type { ShowCard } from '#shared/shows.ts';
import type { Context } from '../../context.ts';
import { cardColumns, presentShowCard } from '../present-show.ts';
import { shows } from '../tables.ts';
import { findRanked } from './search-words.ts';

/** Public shows, those first whose name has the term. */
export async function findShowsBySearch(
  ctx: Pick<Context, 'db'>,
  search: { term: string; filter?: string | string[] | undefined; limit: number },
): Promise<{ items: ShowCard[]; total: number }> {
  const { ids, total } = await findRanked(
    ctx,
    {
      from: sql`show_search`,
      id: sql`show_search.show_id`,
      rank: sql`show_search.total_seasons`,
      words: sql`show_search.words`,
    },
    search,
  );
  if (ids.length === 0) return { items: [], total };
  const rows = await ctx.db.select(cardColumns).from(shows).where(inArray(shows.id, ids));
  return { items: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(presentShowCard), total };
}
