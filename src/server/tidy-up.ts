import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Context } from './context.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Forgets what has served its time: at each start of a worker, and once a day. */
export const tidyUpJob = defineJob({
  name: 'server.tidy-up',
  payload: z.object({}),
  concurrency: 1,
  retries: 3,
});

/**
 * Views are counted once a day (what members played is also asked for later, by who takes a season up again), limits hold for an hour at most, keys of what was paid once are asked for again within
 * minutes, and links that are over lead nowhere.
 */
export async function tidyUp(ctx: Pick<Context, 'db' | 'clock' | 'jobs' | 'log'>): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const { rowCount: views } = await ctx.db.execute(
    sql`delete from daily_views where day < ${ago(1).slice(0, 10)}::date and subject not like 'play:%'`,
  );
  await ctx.db.execute(sql`delete from action_counts where window_started_at < ${ago(1)}::timestamptz`);
  await ctx.db.execute(sql`delete from idempotent_requests where created_at < ${ago(7)}::timestamptz`);
  await ctx.db.execute(sql`delete from auth_verifications where expires_at < ${ago(1)}::timestamptz`);
  await ctx.db.execute(sql`delete from auth_rate_limits where last_request < ${now.getTime() - dayMs}`);
  if (views) ctx.log.info({ views }, 'forgot the visits of days gone by');
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  await ctx.jobs.enqueue(ctx.db, tidyUpJob, {}, { once: tomorrow, delaySeconds: dayMs / 1000 });
}
