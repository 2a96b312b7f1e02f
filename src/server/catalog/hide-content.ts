import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { showNotFound } from './queries.ts';
import { characters, shows, feedCache } from './tables.ts';

type Writer = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Hides a show with its seasons and characters from everybody but its owner and admins, or brings it back; its data and
 * its owner's cantos stay as they are. Answers its name; `conflict` where it is so already.
 */
export async function setShowHidden(ctx: Writer, id: string, hidden: boolean): Promise<string> {
  const [show] = await ctx.db.select().from(shows).where(eq(shows.id, id)).for('update');
  if (!show) throw new AppError('not_found', showNotFound);
  requireChange(show.hiddenAt, hidden);
  await ctx.db
    .update(shows)
    .set({ hiddenAt: hidden ? ctx.clock.now() : null })
    .where(eq(shows.id, id));
  await forgetFeed(ctx, id);
  return show.name;
}

/** The same of one character: nobody but its owner sees it any more, and no new season may have it. */
export async function setCharacterHidden(ctx: Writer, id: string, hidden: boolean): Promise<string> {
  const [character] = await ctx.db
    .select()
    .from(characters)
    .where(and(eq(characters.id, id), isNull(characters.deletedAt)))
    .for('update');
  if (!character) throw new AppError('not_found', 'Character not found');
  requireChange(character.hiddenAt, hidden);
  await ctx.db
    .update(characters)
    .set({ hiddenAt: hidden ? ctx.clock.now() : null })
    .where(eq(characters.id, id));
  return character.name;
}

export function requireChange(hiddenAt: Date | null, hidden: boolean): void {
  if ((hiddenAt !== null) === hidden)
    throw new AppError('conflict', hidden ? 'That is hidden already.' : 'That is not hidden.');
}

/** Has a show's page read its feed afresh, with what has come or gone. */
export async function forgetFeed({ db, config }: Pick<Context, 'db' | 'config'>, showId: string): Promise<void> {
  const [show] = await db.select({ url: shows.podcastRssUrl }).from(shows).where(eq(shows.id, showId));
  if (show?.url) await db.delete(feedCache).where(eq(feedCache.url, new URL(show.url, config.baseUrl).href));
}
