import { inArray, eq, sql } from 'drizzle-orm';
import type { FoundCharacter } from '#shared/search/search.ts';
import type { Context } from '../../context.ts';
import { canSeeCharacter } from '../queries.ts';
import { characters, shows } from '../tables.ts';
import { findRanked } from './search-words.ts';

/** Names that an admin has not looked at yet are left out below, so some more are read. */
const spare = 20;

/** Characters of public shows that everybody may see. */
export async function findCharactersBySearch(
  ctx: Pick<Context, 'db'>,
  search: { term: string; filter?: string | string[] | undefined; limit: number },
): Promise<{ items: FoundCharacter[]; total: number }> {
  const { ids, total } = await findRanked(
    ctx,
    {
      from: sql`character_search join show_search on show_search.show_id = character_search.show_id`,
      id: sql`character_search.character_id`,
      rank: sql`show_search.total_likes`,
      words: sql`character_search.words`,
    },
    { ...search, limit: search.limit + spare },
  );
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await ctx.db
    .select({
      character: characters,
      show: { userId: shows.userId, audienceRating: shows.audienceRating },
      showName: shows.name,
    })
    .from(characters)
    .innerJoin(shows, eq(shows.id, characters.showId))
    .where(inArray(characters.id, ids));
  const seen = rows.filter(({ character, show }) => canSeeCharacter(character, show, null));
  const items = seen
    .toSorted((a, b) => ids.indexOf(a.character.id) - ids.indexOf(b.character.id))
    .slice(0, search.limit)
    .map(({ character, showName }) => ({
      id: character.id,
      name: character.name,
      description: character.description,
      image_url: character.imageUrl,
      show_id: character.showId,
      show_name: showName,
    }));
  return { items, total: total - (rows.length - seen.length) };
}
