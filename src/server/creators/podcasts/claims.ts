import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { databaseError } from '#platform/db/pg-error.ts';
import { AppError } from '#shared/errors.ts';
import type { FeedAbout, Proof } from '#shared/podcasts.ts';
import type { RssEpisode } from '#shared/shows.ts';
import type { Context, RequestContext, Viewer } from '../../context.ts';
import { users } from '../../accounts/tables.ts';
import { requireViewer } from '../../viewer.ts';
import { podcasts, type PodcastRow } from '../tables.ts';

const uniqueViolation = '23505';
export const claimedSentence = 'Somebody else has proved this one. Write to us if it is yours.';

/** Who is signed in, provided that an application of theirs was accepted. Throws AppError: `unauthorized`, `forbidden`. */
export async function requireCreator(context: RequestContext): Promise<Viewer> {
  const viewer = requireViewer(context);
  const [user] = await context.ctx.db
    .select({ isCreator: users.isCreator })
    .from(users)
    .where(eq(users.id, viewer.userId));
  if (!user?.isCreator) throw new AppError('forbidden', 'Podcasts are brought by creators. Apply first, at /creators.');
  return viewer;
}

/** Throws AppError: `not_found` for a podcast of somebody else, too. */
export async function getOwnPodcast({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<PodcastRow> {
  const own = and(eq(podcasts.id, id), eq(podcasts.userId, viewer.userId));
  const [row] = await db.select().from(podcasts).where(own);
  if (!row) throw new AppError('not_found', 'There is no such podcast of yours.');
  return row;
}

/** Why a feed can't be published as it is, in a sentence; null where nothing is in the way. */
export function obstacleOf({ about, episodes }: { about: FeedAbout; episodes: RssEpisode[] }): string | null {
  if (about.isBlocked) return 'That feed is private: it asks not to be listed (itunes:block).';
  if (about.isExplicit) return 'That feed marks itself explicit. Canto is for families, so it stays out.';
  if (about.foreignLanguage) return `It is in ${about.foreignLanguage}. Canto reads and judges English alone so far.`;
  if (episodes.length === 0 && !about.newestVideoUrl) return 'Nothing in that feed can be played here.';
  return null;
}

/** Whether somebody else has proved a feed, by its address or its name for good (`podcast:guid`). */
export async function isClaimed(
  { db }: Pick<Context, 'db'>,
  { url, guid, userId }: { url: string; guid: string | null; userId: string },
): Promise<boolean> {
  const isIt = or(eq(podcasts.feedUrl, url), guid ? eq(podcasts.guid, guid) : undefined);
  const rows = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(and(isIt, isNotNull(podcasts.provedAt), ne(podcasts.userId, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Notes that a podcast is whose it is said to be; once is enough. Throws AppError: `conflict` when another proved it first. */
export async function noteProof(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  podcast: PodcastRow,
  { proof, guid }: { proof: Proof; guid: string | null },
): Promise<void> {
  if (podcast.provedAt) return;
  if (await isClaimed({ db }, { url: podcast.feedUrl, guid, userId: podcast.userId }))
    throw new AppError('conflict', claimedSentence);
  try {
    await db.update(podcasts).set({ proof, provedAt: clock.now(), guid }).where(eq(podcasts.id, podcast.id));
  } catch (error) {
    if (databaseError(error)?.code === uniqueViolation) throw new AppError('conflict', claimedSentence);
    throw error;
  }
}
