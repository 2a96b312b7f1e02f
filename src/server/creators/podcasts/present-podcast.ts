import { count, desc, eq, isNull, and } from 'drizzle-orm';
import type { Podcast } from '#shared/podcasts.ts';
import { coverUrls } from '../../catalog/feeds/keep-cover.ts';
import { characters, followedFeeds, locations, shows, type FollowedFeed, type ShowRow } from '../../catalog/tables.ts';
import type { Context, Viewer } from '../../context.ts';
import { podcasts, type PodcastRow } from '../tables.ts';
import { countDays } from './count-days.ts';
import { obstacleOf } from './claims.ts';

const shownDays = 14;
const shownLeftOut = 50;
const shownEpisodes = 500;

type Reader = Pick<Context, 'db' | 'clock'>;

/** A creator's podcasts, the newest first. */
export async function listPodcasts(ctx: Reader, viewer: Viewer): Promise<Podcast[]> {
  const rows = await selectPodcasts(ctx).where(eq(podcasts.userId, viewer.userId)).orderBy(desc(podcasts.createdAt));
  return Promise.all(rows.map((row) => presentPodcast(ctx, row)));
}

/** One of which it is known whose it is. */
export async function readPodcastById(ctx: Reader, id: string): Promise<Podcast> {
  const [row] = await selectPodcasts(ctx).where(eq(podcasts.id, id));
  return presentPodcast(ctx, row!);
}

function selectPodcasts({ db }: Reader) {
  return db
    .select({ podcast: podcasts, feed: followedFeeds, show: shows })
    .from(podcasts)
    .innerJoin(followedFeeds, eq(followedFeeds.url, podcasts.feedUrl))
    .leftJoin(shows, eq(shows.id, podcasts.showId));
}

type Row = { podcast: PodcastRow; feed: FollowedFeed; show: ShowRow | null };

async function presentPodcast(ctx: Reader, { podcast, feed, show }: Row): Promise<Podcast> {
  const { about } = feed;
  return {
    id: podcast.id,
    feed_url: feed.url,
    title: about.title || 'A podcast without a title',
    author: about.author,
    description: withoutCode(about.description, podcast.code),
    cover_url: about.coverKey && coverUrls(about.coverKey).square,
    episodes: feed.episodes
      .slice(-shownEpisodes)
      .toReversed()
      .map(({ id, title, duration, publishDate }) => ({ id, title, duration, publishDate })),
    episode_count: feed.episodes.length,
    left_out: feed.leftOut.slice(0, shownLeftOut),
    left_out_count: feed.leftOut.length,
    obstacle: obstacleOf(feed),
    ownership: {
      code: podcast.code,
      proof: podcast.proof,
      mail_hint: about.ownerEmail && hintOf(about.ownerEmail),
      mailed_at: podcast.mailedAt?.toISOString() ?? null,
      vouching_asked_at: podcast.vouchingAskedAt?.toISOString() ?? null,
      looked_at: podcast.lookedAt?.toISOString() ?? null,
    },
    feed: {
      read_at: feed.readAt.toISOString(),
      next_read_at: feed.nextReadAt.toISOString(),
      failing_since: feed.failingSince?.toISOString() ?? null,
      failure: feed.failure,
      moved_at: feed.movedAt?.toISOString() ?? null,
      has_hub: feed.hubUntil !== null && feed.hubUntil > ctx.clock.now(),
    },
    show: show && (await presentOwnShow(ctx, show)),
    days: show ? await countDays(ctx, show.id, shownDays) : [],
  };
}

async function presentOwnShow({ db }: Reader, show: ShowRow): Promise<Podcast['show']> {
  const [people] = await db
    .select({ total: count() })
    .from(characters)
    .where(and(eq(characters.showId, show.id), isNull(characters.deletedAt)));
  const [places] = await db.select({ total: count() }).from(locations).where(eq(locations.showId, show.id));
  return {
    id: show.id,
    slug: show.slug,
    name: show.name,
    genre: show.genre,
    audience_rating: show.audienceRating,
    image_url: show.squareImageUrl ?? show.imageUrl,
    is_public: show.isPublic,
    is_hidden: show.hiddenAt !== null,
    is_interactive: (people?.total ?? 0) >= 2 && (places?.total ?? 0) >= 1,
  };
}

/** What a feed says of its podcast, without the code that proves it: that is no part of a show's description. */
const withoutCode = (words: string, code: string) =>
  words.replaceAll(new RegExp(`\\s*[([]?${code}[)\\]]?`, 'gi'), '').trim();

/** The first letter and the domain: enough for the owner to know it, and for nobody to write to it. */
const hintOf = (email: string) => `${email[0]}•••@${email.split('@')[1]}`;
