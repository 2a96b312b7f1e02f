import { sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, RequestContext } from '../context.ts';
import { actionCounts } from './tables.ts';

/** How often somebody may ask for what costs us work or could be used to pester others; the README lists them. */
export const actionLimits = {
  account: { count: 100, minutes: 1 },
  'change-email': { count: 5, minutes: 60 },
  'creator-application': { count: 5, minutes: 60 },
  export: { count: 10, minutes: 60 },
  listening: { count: 600, minutes: 10 },
  'name-check': { count: 60, minutes: 10 },
  'new-password': { count: 10, minutes: 1 },
  'password-link': { count: 3, minutes: 60 },
  'password-request': { count: 5, minutes: 1 },
  'plot-check': { count: 60, minutes: 10 },
  'plot-idea': { count: 40, minutes: 10 },
  podcast: { count: 120, minutes: 60 },
  'podcast-mail': { count: 5, minutes: 60 },
  production: { count: 30, minutes: 60 },
  'public-name': { count: 10, minutes: 60 },
  report: { count: 20, minutes: 60 },
  round: { count: 20, minutes: 60 },
  'round-join': { count: 200, minutes: 10 },
  'round-vote': { count: 60, minutes: 1 },
  'round-word': { count: 40, minutes: 1 },
  'second-factor': { count: 10, minutes: 1 },
  'show-making': { count: 60, minutes: 60 },
  'show-options': { count: 20, minutes: 60 },
  'sign-in': { count: 10, minutes: 1 },
  'sign-up': { count: 10, minutes: 1 },
} as const satisfies Record<string, { count: number; minutes: number }>;
export type LimitedAction = keyof typeof actionLimits;

/**
 * Counts an action and answers the seconds until it is allowed again, 0 while it is. Kept in the database, so that it
 * holds over restarts and for several servers.
 */
export async function countAction(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  action: LimitedAction,
  who: string,
): Promise<number> {
  if (!config.rateLimits) return 0;
  const { count, minutes } = actionLimits[action];
  const now = clock.now();
  const isOver = sql`${actionCounts.windowStartedAt} <= ${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(actionCounts)
    .values({ action, who, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [actionCounts.action, actionCounts.who],
      set: {
        count: sql`case when ${isOver} then 1 else ${actionCounts.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${actionCounts.windowStartedAt} end`,
      },
    })
    .returning();
  if (row!.count <= count) return 0;
  const waitMs = row!.windowStartedAt.getTime() + minutes * 60_000 - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/** Counts an action of whoever asks, and refuses what is too much with `rate_limited` (`retry_after`, in seconds). */
export async function limitAction(
  { ctx, viewer, network }: Pick<RequestContext, 'ctx' | 'viewer' | 'network'>,
  action: LimitedAction,
): Promise<void> {
  await limitSomebody(ctx, action, viewer ? `user:${viewer.userId}` : `network:${network}`);
}

/** The same for somebody who is known by something else than account or network. */
export async function limitSomebody(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  action: LimitedAction,
  who: string,
): Promise<void> {
  const seconds = await countAction(ctx, action, who);
  if (seconds > 0) throw tooOften(seconds);
}

function tooOften(seconds: number): AppError {
  const wait = seconds < 60 ? `${seconds} seconds` : seconds < 90 ? 'a minute' : `${Math.round(seconds / 60)} minutes`;
  return new AppError('rate_limited', `That was a lot in a short time. Please try again in ${wait}.`, {
    retry_after: seconds,
  });
}
