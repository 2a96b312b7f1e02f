import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { feedCache, shows } from './tables.ts';

/** Has a show's page read its feed afresh, with what has come or gone. */
export async function forgetFeed({ db, config }: Pick<Context, 'db' | 'config'>, showId: string): Promise<void> {
  const [show] = await db.select({ url: shows.podcastRssUrl }).from(shows).where(eq(shows.id, showId));
  if (show?.url) await db.delete(feedCache).where(eq(feedCache.url, new URL(show.url, config.baseUrl).href));
}
