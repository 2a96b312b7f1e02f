import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { mostPodcasts } from '#shared/podcasts.ts';
import { findFollowed, followTo, startFollowing, stopFollowing } from '../../catalog/feeds/follow-feed.ts';
import type { Context, Viewer } from '../../context.ts';
import { podcasts, type PodcastRow } from '../tables.ts';
import { claimedSentence, getOwnPodcast, isClaimed, obstacleOf } from './claims.ts';

/** Letters and digits that are not taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const lettersOf = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/**
 * Reads the feed that an address leads to and begins a claim on it, which shows to nobody but its creator. The same feed again
 * is the same claim. Throws AppError('invalid_input') on `address` for a feed that can't be brought; then nothing is kept.
 */
export async function addPodcast(ctx: Context, viewer: Viewer, address: string): Promise<PodcastRow> {
  const [own] = await ctx.db.select({ total: count() }).from(podcasts).where(eq(podcasts.userId, viewer.userId));
  if ((own?.total ?? 0) >= mostPodcasts) throw new AppError('conflict', `One creator brings ${mostPodcasts} podcasts.`);
  const feed = await startFollowing(ctx, address, async (found) => {
    const claimed = await isClaimed(ctx, { url: found.url, guid: found.about.guid, userId: viewer.userId });
    const obstacle = claimed ? claimedSentence : obstacleOf(found);
    if (obstacle) throw new AppError('invalid_input', obstacle, { errors: { address: [obstacle] } });
  });
  const now = ctx.clock.now();
  await ctx.db
    .insert(podcasts)
    .values({
      userId: viewer.userId,
      feedUrl: feed.url,
      code: `canto-${lettersOf(4)}-${lettersOf(6)}`,
      nextLookAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const isIt = and(eq(podcasts.userId, viewer.userId), eq(podcasts.feedUrl, feed.url));
  const [row] = await ctx.db.select().from(podcasts).where(isIt);
  return row!;
}

/** Takes a claim back that led to no show. Throws AppError: `conflict` once it is published. */
export async function removePodcast(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const { feedUrl, showId } = await getOwnPodcast(ctx, viewer, id);
  if (showId) throw new AppError('conflict', 'It is on Canto. Make its show private instead, where you edit it.');
  await ctx.transaction(async (tx) => {
    await tx.db.delete(podcasts).where(eq(podcasts.id, id));
    const others = await tx.db.select({ id: podcasts.id }).from(podcasts).where(eq(podcasts.feedUrl, feedUrl)).limit(1);
    if (others.length === 0) await stopFollowing(tx, feedUrl);
  });
}

/**
 * Gives a podcast another address, where the same podcast has to be. Throws AppError: `invalid_input` on `address` for any other
 * feed, and for none.
 */
export async function changeAddress(ctx: Context, viewer: Viewer, id: string, address: string): Promise<void> {
  const { feedUrl } = await getOwnPodcast(ctx, viewer, id);
  const feed = await findFollowed(ctx, feedUrl);
  if (!feed || address === feedUrl) return;
  const moved = await followTo(ctx, feed, address);
  if (moved.url !== feedUrl) return;
  const sentence = 'At that address we could not find the same podcast. Bring it as another one.';
  throw new AppError('invalid_input', sentence, { errors: { address: [sentence] } });
}
