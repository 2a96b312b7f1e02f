import { and, asc, isNull, lte } from 'drizzle-orm';
import { askHub } from '../../catalog/feeds/follow-hub.ts';
import { listDueFeeds, readAgain } from '../../catalog/feeds/follow-feed.ts';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../../context.ts';
import { podcasts } from '../tables.ts';
import { lookForCode } from './prove-podcast.ts';

/** So many in one turn that the next minute's is not kept waiting for long. */
const mostFeeds = 40;
const mostLooks = 20;

/** Reads the feeds that are due, and looks for codes where they are waited for. One that fails keeps no other from its turn. */
export async function readPodcasts(ctx: Context): Promise<void> {
  for (const { url } of await listDueFeeds(ctx, mostFeeds))
    await attempt(ctx, async () => askHub(ctx, await readAgain(ctx, url)));
  const waiting = await ctx.db
    .select()
    .from(podcasts)
    .where(and(isNull(podcasts.provedAt), lte(podcasts.nextLookAt, ctx.clock.now())))
    .orderBy(asc(podcasts.nextLookAt))
    .limit(mostLooks);
  for (const podcast of waiting) await attempt(ctx, () => lookForCode(ctx, podcast));
}

async function attempt({ log }: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Somebody else was first, or it is gone: that is its creator's to read, and no failure of ours.
    if (error instanceof AppError) return;
    log.error({ err: error }, 'a podcast could not be read');
  }
}
