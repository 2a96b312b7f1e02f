import { and, eq, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { defaultReleaseYear } from '#shared/shows.ts';
import type { PublishedPodcast } from '#shared/podcasts.ts';
import { insertShow } from '../../catalog/authoring/insert-show.ts';
import { updateShow } from '../../catalog/authoring/update-show.ts';
import { findFollowed, readAgain } from '../../catalog/feeds/follow-feed.ts';
import { coverUrls } from '../../catalog/feeds/keep-cover.ts';
import { illustrateShow } from '../../catalog/media/illustrate.ts';
import { moderateText, requireAllowedText, requireListedName } from '../../catalog/moderate-text.ts';
import { shows, type FollowedFeed } from '../../catalog/tables.ts';
import type { Context, Viewer } from '../../context.ts';
import { podcasts, type PodcastRow } from '../tables.ts';
import { getOwnPodcast, obstacleOf } from './claims.ts';

/**
 * Makes a show of a podcast that was proved to be the viewer's. Once it is one, this does nothing. Throws AppError:
 * `conflict` while it is not proved or where another show has the address, `invalid_input` for a name, `rejected_content`.
 */
export async function publishPodcast(
  ctx: Context,
  viewer: Viewer,
  { id, ...wanted }: PublishedPodcast & { id: string },
): Promise<void> {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  if (podcast.showId) return;
  if (!podcast.provedAt) throw new AppError('conflict', 'Please prove first that it is yours.');
  const feed = await findFollowed(ctx, podcast.feedUrl);
  const obstacle = feed && obstacleOf(feed);
  if (!feed || obstacle) throw new AppError('conflict', obstacle ?? 'Its feed is gone.');
  requireListedName(wanted.name, wanted.audience_rating);
  await requireAllowedText(ctx, `${wanted.name}. ${wanted.description}`, 'show');
  await ctx.transaction((tx) => insertPublished(tx, viewer, { podcast, feed, wanted }));
  // Its episodes' texts are judged for the audience that was chosen.
  if (wanted.audience_rating !== feed.audienceRating) await readAgain(ctx, feed.url);
}

/**
 * Takes the show of a podcast down, or brings it back as it was; once is enough. Nobody but its creator sees a show that was
 * taken down, and nobody makes seasons of it; seasons that were made are their makers', as those of every private show. Throws
 * AppError: `conflict` before it was published, and where what its feed has become may not come back.
 */
export async function setPodcastPublic(ctx: Context, viewer: Viewer, id: string, isPublic: boolean): Promise<void> {
  const podcast = await getOwnPodcast(ctx, viewer, id);
  if (!podcast.showId) throw new AppError('conflict', 'Publish it first.');
  const feed = isPublic ? await findFollowed(ctx, podcast.feedUrl) : null;
  const obstacle = feed && obstacleOf(feed);
  if (obstacle) throw new AppError('conflict', obstacle);
  await updateShow(ctx, viewer, podcast.showId, { is_public: isPublic });
}

async function insertPublished(
  tx: Context,
  viewer: Viewer,
  { podcast, feed, wanted }: { podcast: PodcastRow; feed: FollowedFeed; wanted: PublishedPodcast },
): Promise<void> {
  // One at a time for an address, so that no two shows get it.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug:${wanted.slug}`}))`);
  const [row] = await tx.db.select().from(podcasts).where(eq(podcasts.id, podcast.id)).for('update');
  if (!row || row.showId) return;
  // A podcast that was taken down keeps its address: others link to it, and it may come back.
  const isTaken = and(eq(shows.slug, wanted.slug), or(eq(shows.isPublic, true), eq(shows.kind, 'podcast')));
  if ((await tx.db.select({ id: shows.id }).from(shows).where(isTaken).limit(1)).length > 0)
    throw new AppError('conflict', 'Another show has that address. Please choose another.', {
      errors: { slug: ['Another show has that address. Please choose another.'] },
    });
  const id = crypto.randomUUID();
  const art = await illustrateShow(tx, { name: wanted.name, genre: wanted.genre, tone: null, seed: id });
  const cover = feed.about.coverKey ? coverUrls(feed.about.coverKey) : null;
  const author = feed.about.author.slice(0, 60);
  const isNamed = author !== '' && (await moderateText(tx, author, { rating: 'all_ages', kind: 'name' })).approved;
  const show = await insertShow(tx, {
    ...art,
    ...(cover ? { imageUrl: cover.poster, squareImageUrl: cover.square } : {}),
    id,
    kind: 'podcast',
    name: wanted.name,
    slug: wanted.slug,
    description: wanted.description,
    genre: wanted.genre,
    audienceRating: wanted.audience_rating,
    userId: viewer.userId,
    showCreator: isNamed ? author : null,
    podcastRssUrl: feed.url,
    youtubeUrl: feed.episodes.length === 0 ? feed.about.newestVideoUrl : null,
    releaseYear: Number(feed.episodes[0]?.publishDate?.slice(0, 4)) || defaultReleaseYear,
    createdAt: tx.clock.now(),
  });
  await tx.db.update(podcasts).set({ showId: show.id }).where(eq(podcasts.id, podcast.id));
}
