import { and, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm';
import { escapeLike } from '#platform/db/escape-like.ts';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import { profiles } from '../../accounts/tables.ts';
import { contentPageSize, type ContentPage, type ContentQuery } from '../../catalog/find-content.ts';
import { shows } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { userSeasons } from '../tables.ts';

/** Seasons for an admin, whoever may see them, newest first. Hidden are those that are so themselves, not by their show. */
export async function findSeasonContent({ db }: Pick<Context, 'db'>, query: ContentQuery): Promise<ContentPage> {
  const { search, hidden, ids, limit = contentPageSize } = query;
  const { orderBy, afterCursor, cursorValue } = newestFirst(userSeasons, query.cursor);
  const rows = await db
    .select({
      id: userSeasons.id,
      cursorValue,
      season: userSeasons,
      showName: shows.name,
      username: profiles.username,
    })
    .from(userSeasons)
    .innerJoin(shows, eq(shows.id, userSeasons.showId))
    .leftJoin(profiles, eq(profiles.userId, userSeasons.creatorId))
    .where(
      and(
        ids ? inArray(userSeasons.id, ids) : undefined,
        hidden ? isNotNull(userSeasons.hiddenAt) : undefined,
        search ? or(eq(userSeasons.id, search), ilike(userSeasons.title, `%${escapeLike(search)}%`)) : undefined,
        afterCursor,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  const items = page.map(({ season, showName, username }) => ({
    kind: 'season' as const,
    id: season.id,
    name: season.title,
    description: season.description,
    image_url: season.featuredImageUrl,
    show_id: season.showId,
    show_name: showName,
    owner_id: season.creatorId,
    owner_username: username,
    is_public: season.isPublished,
    is_hidden: season.hiddenAt !== null,
    created_at: season.createdAt.toISOString(),
  }));
  return { items, next_cursor };
}
