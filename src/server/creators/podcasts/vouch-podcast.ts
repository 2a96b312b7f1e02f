import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AdminPodcast } from '#shared/admin/admin.ts';
import { AppError } from '#shared/errors.ts';
import { users } from '../../accounts/tables.ts';
import { followedFeeds } from '../../catalog/tables.ts';
import type { Context } from '../../context.ts';
import { podcasts } from '../tables.ts';
import { noteProof } from './claims.ts';

/** Podcasts whose creators ask the house to vouch, the longest waiting first. */
export async function listVouching({ db }: Pick<Context, 'db'>): Promise<AdminPodcast[]> {
  const rows = await db
    .select({ podcast: podcasts, feed: followedFeeds, email: users.email })
    .from(podcasts)
    .innerJoin(followedFeeds, eq(followedFeeds.url, podcasts.feedUrl))
    .innerJoin(users, eq(users.id, podcasts.userId))
    .where(and(isNotNull(podcasts.vouchingAskedAt), isNull(podcasts.provedAt)))
    .orderBy(asc(podcasts.vouchingAskedAt))
    .limit(100);
  return rows.map(({ podcast, feed, email }) => ({
    id: podcast.id,
    title: feed.about.title,
    feed_url: podcast.feedUrl,
    feed_owner_email: feed.about.ownerEmail,
    creator_email: email,
    asked_at: podcast.vouchingAskedAt!.toISOString(),
  }));
}

/** Says that a podcast is its creator's, or that the house does not say so. Answers its title. Throws AppError: `not_found`, `conflict`. */
export async function decideVouching(
  tx: Context,
  { id, isTheirs }: { id: string; isTheirs: boolean },
): Promise<{ title: string }> {
  const [found] = await tx.db
    .select({ podcast: podcasts, about: followedFeeds.about })
    .from(podcasts)
    .innerJoin(followedFeeds, eq(followedFeeds.url, podcasts.feedUrl))
    .where(eq(podcasts.id, id));
  if (!found) throw new AppError('not_found', 'Podcast not found');
  const { podcast, about } = found;
  if (podcast.provedAt || !podcast.vouchingAskedAt)
    throw new AppError('conflict', 'Nobody asks for that podcast any more.');
  if (isTheirs) await noteProof(tx, podcast, { proof: 'vouched', guid: about.guid });
  else await tx.db.update(podcasts).set({ vouchingAskedAt: null }).where(eq(podcasts.id, id));
  return { title: about.title };
}
