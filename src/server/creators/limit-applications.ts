import { lt, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { applicationCounts } from './tables.ts';

export const applicationLimit = { count: 5, windowMs: 60 * 60 * 1000 } as const;

/**
 * Counts an application of a network and refuses what is too many within an hour. Kept in the database, so that it
 * holds over restarts and for several servers; counts that are over are forgotten with the next application.
 */
export async function limitApplications(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  network: string,
): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now();
  await db
    .delete(applicationCounts)
    .where(lt(applicationCounts.windowStartedAt, new Date(now.getTime() - applicationLimit.windowMs)));
  const [row] = await db
    .insert(applicationCounts)
    .values({ network, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({ target: applicationCounts.network, set: { count: sql`${applicationCounts.count} + 1` } })
    .returning();
  if (row!.count <= applicationLimit.count) return;
  const waitMs = row!.windowStartedAt.getTime() + applicationLimit.windowMs - now.getTime();
  throw new AppError('rate_limited', 'That is a lot of applications. Please wait a while before you send another.', {
    retry_after: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
