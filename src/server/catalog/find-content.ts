import { and, eq, ilike, inArray, isNotNull, isNull, or, type Column, type SQL } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import type { AdminContent } from '#shared/admin/admin.ts';
import { profiles } from '../accounts/tables.ts';
import type { Context } from '../context.ts';
import { characters, shows } from './tables.ts';

/** What an admin looks for: part of a name or a whole id, only what is hidden, or exactly these. */
export type ContentQuery = { search?: string; hidden?: boolean; ids?: string[]; cursor?: string; limit?: number };
export type ContentPage = { items: AdminContent[]; next_cursor: string | null };

type Reader = Pick<Context, 'db'>;

export const contentPageSize = 30;

/** Shows of all kinds, whoever may see them, newest first. */
export async function findShowContent({ db }: Reader, query: ContentQuery): Promise<ContentPage> {
  const limit = query.limit ?? contentPageSize;
  const { orderBy, afterCursor, cursorValue } = newestFirst(shows, query.cursor);
  const rows = await db
    .select({ id: shows.id, cursorValue, show: shows, username: profiles.username })
    .from(shows)
    .leftJoin(profiles, eq(profiles.userId, shows.userId))
    .where(and(matches(shows, query), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  const items = page.map(({ show, username }) => ({
    kind: 'show' as const,
    id: show.id,
    name: show.name,
    description: show.description,
    image_url: show.imageUrl,
    show_id: show.id,
    show_name: show.name,
    owner_id: show.userId,
    owner_username: username,
    is_public: show.isPublic,
    is_hidden: show.hiddenAt !== null,
    created_at: show.createdAt.toISOString(),
  }));
  return { items, next_cursor };
}

/** Characters that their owners have not deleted. */
export async function findCharacterContent({ db }: Reader, query: ContentQuery): Promise<ContentPage> {
  const limit = query.limit ?? contentPageSize;
  const { orderBy, afterCursor, cursorValue } = newestFirst(characters, query.cursor);
  const rows = await db
    .select({
      id: characters.id,
      cursorValue,
      character: characters,
      show: { name: shows.name, userId: shows.userId, isPublic: shows.isPublic },
      username: profiles.username,
    })
    .from(characters)
    .innerJoin(shows, eq(shows.id, characters.showId))
    .leftJoin(profiles, eq(profiles.userId, shows.userId))
    .where(and(isNull(characters.deletedAt), matches(characters, query), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  const items = page.map(({ character, show, username }) => ({
    kind: 'character' as const,
    id: character.id,
    name: character.name,
    description: character.description,
    image_url: character.imageUrl,
    show_id: character.showId,
    show_name: show.name,
    owner_id: show.userId,
    owner_username: username,
    is_public: show.isPublic,
    is_hidden: character.hiddenAt !== null,
    created_at: character.createdAt.toISOString(),
  }));
  return { items, next_cursor };
}

function matches(
  { id, name, hiddenAt }: { id: Column; name: Column; hiddenAt: Column },
  { search, hidden, ids }: ContentQuery,
): SQL | undefined {
  return and(
    ids ? inArray(id, ids) : undefined,
    hidden ? isNotNull(hiddenAt) : undefined,
    search ? or(eq(id, search), ilike(name, `%${escapeLike(search)}%`)) : undefined,
  );
}
