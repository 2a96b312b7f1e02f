import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { newestFirst, toPage } from '#platform/db/keyset.ts';
import { writeOnce } from '#platform/db/write-once.ts';
import { AppError } from '#shared/errors.ts';
import { isForYoungest } from '#shared/shows.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import type { Context, Viewer } from '../context.ts';
import { isAdmin } from '../viewer.ts';
import { cardColumns, presentCharacter, presentShowCard } from './present-show.ts';
import {
  characters,
  locations,
  showMusic,
  shows,
  type CharacterRow,
  type LocationRow,
  type ShowRow,
} from './tables.ts';

type Reader = Pick<Context, 'db'>;

export const showNotFound = "The show you're looking for doesn't exist.";

/** Whether a person may see a show: listed ones everybody, others their owner and admins. */
export function canSeeShow(show: Pick<ShowRow, 'isPublic' | 'hiddenAt' | 'userId'>, viewer: Viewer | null): boolean {
  if (show.isPublic && !show.hiddenAt) return true;
  return isAdmin(viewer) || (viewer !== null && show.userId === viewer.userId);
}

/** Whether somebody made up a character's name that small children should not come across before an admin has looked. */
export function hasUnlistedName(
  { name, madeBy }: Pick<CharacterRow, 'name' | 'madeBy'>,
  { audienceRating }: Pick<ShowRow, 'audienceRating'>,
): boolean {
  return madeBy === 'wizard' && isForYoungest(audienceRating) && !onlyChildWords(name);
}

/** Whether a person may see a character of a show that they may see. */
export function canSeeCharacter(
  character: Pick<CharacterRow, 'hiddenAt' | 'name' | 'madeBy'>,
  show: Pick<ShowRow, 'userId' | 'audienceRating'>,
  viewer: Viewer | null,
): boolean {
  const isEverybodys = !character.hiddenAt && !hasUnlistedName(character, show);
  return isEverybodys || isAdmin(viewer) || (viewer !== null && show.userId === viewer.userId);
}

/** Throws AppError: `not_found` for a show that the viewer may not see. */
export async function getShow(ctx: Reader, id: string, viewer: Viewer | null): Promise<ShowRow> {
  const show = await readShow(ctx, id);
  if (!canSeeShow(show, viewer)) throw new AppError('not_found', showNotFound);
  return show;
}

const showById = writeOnce((db) =>
  db
    .select()
    .from(shows)
    .where(eq(shows.id, sql.placeholder('id')))
    .prepare(''),
);

/** A show whoever asks: for work, and for what a season, whose visibility is its own, says of it. */
export async function readShow({ db }: Reader, id: string): Promise<ShowRow> {
  const [row] = await showById(db).execute({ id });
  if (!row) throw new AppError('not_found', showNotFound);
  return row;
}

/** Names are not unique: the viewer's own show first, then the oldest public one. */
export async function getShowBySlug({ db }: Reader, slug: string, viewer: Viewer | null): Promise<ShowRow> {
  const rows = await db
    .select()
    .from(shows)
    .where(eq(shows.slug, slug.toLowerCase()))
    .orderBy(asc(shows.createdAt))
    .limit(50);
  const visible = rows.filter((row) => canSeeShow(row, viewer));
  const row = visible.find(({ userId }) => viewer && userId === viewer.userId) ?? visible[0];
  if (!row) throw new AppError('not_found', showNotFound);
  return row;
}

/** For what only an owner may do. What an admin does to somebody else's work is an act of its own, in the audit log. */
export async function getOwnShow(ctx: Reader, id: string, viewer: Viewer): Promise<ShowRow> {
  const show = await getShow(ctx, id, viewer);
  if (show.userId !== viewer.userId) {
    throw new AppError('forbidden', "You don't have permission to manage this show.");
  }
  return show;
}

const charactersOfShow = writeOnce((db) =>
  db
    .select()
    .from(characters)
    .where(and(eq(characters.showId, sql.placeholder('showId')), isNull(characters.deletedAt)))
    .orderBy(asc(characters.createdAt), asc(characters.id))
    .prepare(''),
);

/** Characters of a show, hidden ones too, in the order they joined; deleted ones are gone for everybody. */
export function listCharacters({ db }: Reader, showId: string): Promise<CharacterRow[]> {
  return charactersOfShow(db).execute({ showId });
}
export function listLocations({ db }: Reader, showId: string): Promise<LocationRow[]> {
  return db
    .select()
    .from(locations)
    .where(eq(locations.showId, showId))
    .orderBy(asc(locations.createdAt), asc(locations.id));
}
export function listMusic({ db }: Reader, showId: string) {
  return db
    .select()
    .from(showMusic)
    .where(eq(showMusic.showId, showId))
    .orderBy(asc(showMusic.createdAt), asc(showMusic.id));
}
export async function findMusic({ db }: Reader, id: string) {
  const [row] = await db.select().from(showMusic).where(eq(showMusic.id, id));
  return row ?? null;
}
export async function findLocation({ db }: Reader, id: string): Promise<LocationRow | null> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id));
  return row ?? null;
}

/** Living characters among `ids`, hidden ones too, each with the owner of its show. */
export function findCharacters({ db }: Reader, ids: string[]) {
  return db
    .select({ character: characters, showOwnerId: shows.userId, audienceRating: shows.audienceRating })
    .from(characters)
    .innerJoin(shows, eq(shows.id, characters.showId))
    .where(and(inArray(characters.id, ids), isNull(characters.deletedAt)));
}

type Page = { cursor?: string; limit?: number };

export async function listOwnShows({ db }: Reader, userId: string, { cursor, limit = 20 }: Page) {
  const { orderBy, afterCursor, cursorValue } = newestFirst(shows, cursor);
  const rows = await db
    .select({ ...cardColumns, cursorValue })
    .from(shows)
    .where(and(eq(shows.userId, userId), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map(presentShowCard), next_cursor };
}

/** Characters of every show the user owns, newest first. */
export async function listOwnCharacters({ db }: Reader, userId: string, { cursor, limit = 100 }: Page) {
  const { orderBy, afterCursor, cursorValue } = newestFirst(characters, cursor);
  const rows = await db
    .select({
      ...getTableColumns(characters),
      show: { id: shows.id, name: shows.name, userId: shows.userId },
      cursorValue,
    })
    .from(characters)
    .innerJoin(shows, eq(shows.id, characters.showId))
    .where(and(eq(shows.userId, userId), isNull(characters.deletedAt), afterCursor))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { page, next_cursor } = toPage(rows, limit);
  return { items: page.map((row) => presentCharacter(row, row.show, true)), next_cursor };
}
