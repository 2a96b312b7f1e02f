import { eq, sql } from 'drizzle-orm';
import type { RssEpisode } from '#shared/shows.ts';
import { fetchFeed } from '#platform/feeds/fetch-feed.ts';
import { parseFeed } from '#platform/feeds/parse-feed.ts';
import type { Context } from '../../context.ts';
import { feedCache, followedFeeds, type ShowRow } from '../tables.ts';

const freshForMs = 15 * 60 * 1000;

/**
 * Episodes of a podcast show's feed, oldest first. A feed that can't be fetched or read gives what was last read of
 * it, else none; that is logged, never an error.
 */
export async function listFeedEpisodes(ctx: Context, show: ShowRow): Promise<RssEpisode[]> {
  const url = show.podcastRssUrl;
  if (!url) return [];
  // A feed that is followed is never waited for.
  const [followed] = await ctx.db
    .select({ episodes: followedFeeds.episodes })
    .from(followedFeeds)
    .where(eq(followedFeeds.url, url));
  if (followed) return followed.episodes;
  const address = new URL(url, ctx.config.baseUrl).href;
  const [cached] = await ctx.db.select().from(feedCache).where(eq(feedCache.url, address));
  if (cached && ctx.clock.now().getTime() - cached.fetchedAt.getTime() < freshForMs) return cached.body;
  try {
    const feed = await parseFeed(await fetchFeed(address, { allow: [new URL(ctx.config.baseUrl).origin] }));
    const body = oldestFirst(feed.episodes);
    const fetchedAt = ctx.clock.now();
    await ctx.db
      .insert(feedCache)
      .values({ url: address, body, fetchedAt })
      .onConflictDoUpdate({ target: feedCache.url, set: { body: sql`excluded.body`, fetchedAt } });
    return body;
  } catch (error) {
    ctx.log.warn({ err: error, show: show.id }, 'feed could not be read');
    return cached?.body ?? [];
  }
}

function oldestFirst(episodes: RssEpisode[]): RssEpisode[] {
  const time = ({ publishDate }: RssEpisode) => (publishDate ? Date.parse(publishDate) || 0 : 0);
  return episodes.toSorted((a, b) => time(a) - time(b));
}
