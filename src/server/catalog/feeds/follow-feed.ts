import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { FeedError, type FeedFailure } from '#platform/feeds/feed.ts';
import { findFeed } from '#platform/feeds/discovery/find-feed.ts';
import { fetchFeed, fetchIfChanged } from '#platform/feeds/fetch-feed.ts';
import { AppError } from '#shared/errors.ts';
import type { AudienceRating } from '#shared/shows.ts';
import type { Context } from '../../context.ts';
import { followedFeeds, shows, type FollowedFeed } from '../tables.ts';
import { coverUrls } from './keep-cover.ts';
import { readPodcast, type ReadPodcast } from './read-podcast.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** What was read, and where. */
export type FollowedFeedAt = ReadPodcast & { url: string };
const unread = { etag: null, lastModified: null };

/**
 * Reads the feed that an address leads to and keeps what was read. Throws AppError('invalid_input') with a sentence on
 * `address` where there is none to be had, or what `check` throws; then nothing is kept.
 */
export async function startFollowing(
  ctx: Context,
  address: string,
  check: (found: FollowedFeedAt) => Promise<void>,
): Promise<FollowedFeed> {
  const options = { allow: ctx.config.feedOrigins };
  try {
    const found = await findFeed(address, (page) => fetchFeed(page, options));
    const fetched = await fetchFeed(found, options);
    const url = fetched.permanentUrl;
    const before = await findFollowed(ctx, url);
    const read = await readPodcast(ctx, fetched, { rating: before?.audienceRating ?? 'all_ages', before });
    await check({ url, ...read });
    const kept = { ...columnsOf(ctx, read, before), etag: fetched.etag, lastModified: fetched.lastModified };
    const [row] = await ctx.db
      .insert(followedFeeds)
      .values({ url, audienceRating: 'all_ages', ...kept })
      .onConflictDoUpdate({ target: followedFeeds.url, set: kept })
      .returning();
    return row!;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const sentence = feedSentence(error);
    throw new AppError('invalid_input', sentence, { errors: { address: [sentence] } });
  }
}

export async function findFollowed({ db }: Pick<Context, 'db'>, url: string): Promise<FollowedFeed | null> {
  const [row] = await db.select().from(followedFeeds).where(eq(followedFeeds.url, url));
  return row ?? null;
}

/** Forgets a feed that nothing refers to any more. */
export async function stopFollowing({ db }: Pick<Context, 'db'>, url: string): Promise<void> {
  await db.delete(followedFeeds).where(eq(followedFeeds.url, url));
}

/** Feeds of shows that anybody may see and that are to be read again by now, those that wait longest first. */
export async function listDueFeeds({ db, clock }: Pick<Context, 'db' | 'clock'>, limit: number) {
  return db
    .selectDistinct({ url: followedFeeds.url, nextReadAt: followedFeeds.nextReadAt })
    .from(followedFeeds)
    .innerJoin(shows, eq(shows.podcastRssUrl, followedFeeds.url))
    .where(and(lte(followedFeeds.nextReadAt, clock.now()), isNull(shows.hiddenAt)))
    .orderBy(asc(followedFeeds.nextReadAt), asc(followedFeeds.url))
    .limit(limit);
}

/** Has a feed read at the next turn. */
export async function readSoon({ db, clock }: Pick<Context, 'db' | 'clock'>, url: string): Promise<void> {
  await db.update(followedFeeds).set({ nextReadAt: clock.now() }).where(eq(followedFeeds.url, url));
}

/**
 * Reads a followed feed again, by a question that costs its server little, and keeps how it went: what is new, or since when
 * and why it can't be read. What was read before stays then. A feed that has moved is followed. Answers its row as it is now.
 */
export async function readAgain(ctx: Context, url: string): Promise<FollowedFeed> {
  const before = await findFollowed(ctx, url);
  if (!before) throw new AppError('not_found');
  const rating = (await ratingOf(ctx, url)) ?? 'all_ages';
  try {
    const options = { allow: ctx.config.feedOrigins };
    const validators = rating === before.audienceRating ? before : unread;
    const fetched = await fetchIfChanged(url, { ...options, validators });
    if (!fetched) return await save(ctx, url, fresh(ctx, before));
    const read = await readPodcast(ctx, fetched, { rating, before });
    if (isAnother(before, read)) throw new FeedError('not_a_feed', 'At its address there is another podcast now.');
    const kept = { ...columnsOf(ctx, read, before), audienceRating: rating };
    const { etag, lastModified, permanentUrl } = fetched;
    const movedTo = permanentUrl === url ? read.feed.newFeedUrl : permanentUrl;
    const row = await save(ctx, url, { ...kept, etag, lastModified });
    return movedTo && movedTo !== url ? await followTo(ctx, row, movedTo) : row;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const waitMs = Math.min(dayMs, 5 * minuteMs * 2 ** Math.min(before.failures, 10));
    return save(ctx, url, {
      failures: before.failures + 1,
      failingSince: before.failingSince ?? ctx.clock.now(),
      failure: feedSentence(error),
      nextReadAt: new Date(ctx.clock.now().getTime() + waitMs),
    });
  }
}

/**
 * Moves a followed feed, and the shows that have it, to another address, provided that the same podcast is there and nobody
 * follows that address yet; else it stays where it is.
 */
export async function followTo(ctx: Context, feed: FollowedFeed, address: string): Promise<FollowedFeed> {
  try {
    const fetched = await fetchFeed(address, { allow: ctx.config.feedOrigins });
    const read = await readPodcast(ctx, fetched, { rating: feed.audienceRating, before: feed });
    if (!isSame(feed, read)) return feed;
    const { etag, lastModified, permanentUrl: to } = fetched;
    return await ctx.transaction(async (tx) => {
      if (to === feed.url || (await findFollowed(tx, to))) return feed;
      await tx.db.update(shows).set({ podcastRssUrl: to }).where(eq(shows.podcastRssUrl, feed.url));
      return save(tx, feed.url, { ...columnsOf(tx, read, feed), etag, lastModified, url: to, movedAt: tx.clock.now() });
    });
  } catch (error) {
    if (error instanceof FeedError) return feed;
    throw error;
  }
}

/** The audience of the show that has a feed; null before there is one. */
async function ratingOf({ db }: Context, url: string): Promise<AudienceRating | null> {
  const [show] = await db.select({ rating: shows.audienceRating }).from(shows).where(eq(shows.podcastRssUrl, url));
  return show?.rating ?? null;
}

async function save(ctx: Context, url: string, changes: Partial<FollowedFeed>): Promise<FollowedFeed> {
  const [row] = await ctx.db.update(followedFeeds).set(changes).where(eq(followedFeeds.url, url)).returning();
  if (!row) throw new AppError('not_found');
  const key = changes.about?.coverKey;
  if (key) {
    const { poster, square } = coverUrls(key);
    await ctx.db
      .update(shows)
      .set({ imageUrl: poster, squareImageUrl: square })
      .where(eq(shows.podcastRssUrl, row.url));
  }
  return row;
}

function columnsOf(ctx: Context, { about, episodes, leftOut, feed }: ReadPodcast, before: FollowedFeed | null = null) {
  return {
    about,
    episodes,
    leftOut,
    hubUrl: feed.hubUrl,
    hubTopic: feed.hubUrl && feed.selfUrl,
    hubToken: before?.hubToken ?? randomBytes(24).toString('base64url'),
    ...fresh(ctx, { episodes, hubUntil: before?.hubUntil ?? null }),
  };
}

/** What is said of a feed that was just read. A lively one is read each hour, one whose hub tells of news twice a day. */
function fresh({ clock }: Context, { episodes, hubUntil }: Pick<FollowedFeed, 'episodes' | 'hubUntil'>) {
  const now = clock.now().getTime();
  const newest = Date.parse(episodes.at(-1)?.publishDate ?? '') || 0;
  const waitMs = hubUntil && hubUntil.getTime() > now ? 12 * hourMs : now - newest < 60 * dayMs ? hourMs : 6 * hourMs;
  return {
    readAt: new Date(now),
    nextReadAt: new Date(now + waitMs),
    failures: 0,
    failingSince: null,
    failure: null,
  };
}

const isAnother = ({ about }: FollowedFeed, { about: now }: ReadPodcast) =>
  about.guid !== null && now.guid !== null && about.guid !== now.guid;

/** The same by its name for good; without one, by an episode that both have. */
function isSame(feed: FollowedFeed, read: ReadPodcast): boolean {
  if (feed.about.guid !== null && read.about.guid !== null) return feed.about.guid === read.about.guid;
  const ids = new Set(feed.episodes.map(({ id }) => id));
  return read.episodes.some(({ id }) => ids.has(id));
}

/** What a person reads of a feed that can't be had; what is not here says it well itself. */
const sentences: Partial<Record<FeedFailure, string>> = {
  bad_address: 'That is no address of a feed. It begins with https:// and has no user name or password.',
  refused_address: 'That address leads into a private network, where Canto does not read.',
  too_many_redirects: 'That address sends on and on and leads nowhere.',
  unreachable: 'Its server can’t be reached.',
  timeout: 'Its server took too long.',
  too_large: 'That feed is too large: at most 20 MB are read.',
  broken_encoding: 'What came from there is damaged.',
  broken_xml: 'What is there is damaged, or no feed.',
};

/** Why a feed can't be read, in a sentence for its creator. */
function feedSentence(error: FeedError): string {
  return (error.status && statusSentence(error.status)) || (sentences[error.reason] ?? error.message);
}

function statusSentence(status: number): string {
  if (status === 401 || status === 403) return `That feed is private: its server wants to know who asks (${status}).`;
  if (status === 404 || status === 410) return `There is no feed at that address any more (${status}).`;
  if (status === 429 || status === 503) return `Its server says it is busy (${status}).`;
  return `Its server answered with an error (${status}).`;
}
