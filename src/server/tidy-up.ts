import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Context } from './context.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** However often it is used: who was signed in for so long proves anew who they are. */
const longestSessionDays = 365;
/** So many rows at once that others get their turn in between. */
const batchRows = 5000;

/** Forgets what has served its time: at each start of a worker, and once a day. */
export const tidyUpJob = defineJob({
  name: 'server.tidy-up',
  payload: z.object({}),
  concurrency: 1,
  retries: 3,
  schedule: '17 3 * * *',
});

/**
 * Views are counted once a day, limits hold for an hour at most, keys of what was paid once are asked for again within minutes, and sessions and links that are over
 * open nothing. A feed that nobody brings any more and no show has is none of ours.
 */
export async function tidyUp(ctx: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const views = await forget(ctx, 'daily_views', sql`day < ${ago(1).slice(0, 10)}::date`);
  await forget(ctx, 'action_counts', sql`window_started_at < ${ago(1)}::timestamptz`);
  await forget(ctx, 'idempotent_requests', sql`created_at < ${ago(7)}::timestamptz`);
  await forget(
    ctx,
    'rounds',
    sql`changed_at < ${ago(30)}::timestamptz and coalesce((state->>'startsAtMs')::bigint, 0) < ${now.getTime()}`,
  );
  await forget(
    ctx,
    'auth_sessions',
    sql`expires_at < ${ago(1)}::timestamptz or created_at < ${ago(longestSessionDays)}::timestamptz`,
  );
  await forget(ctx, 'auth_verifications', sql`expires_at < ${ago(1)}::timestamptz`);
  await forget(
    ctx,
    'followed_feeds',
    sql`not exists (select 1 from podcasts where feed_url = url) and not exists (select 1 from shows where podcast_rss_url = url)`,
  );
  await forget(ctx, 'backups', sql`started_at < ${ago(400)}::timestamptz`);
  await forget(ctx, 'ledger_audits', sql`audited_at < ${ago(400)}::timestamptz`);
  await forget(ctx, 'service_figures', sql`slot < ${ago(8)}::timestamptz`);
  if (views) ctx.log.info({ views }, 'forgot the visits of days gone by');
}

/** Deletes the rows of a table for which `isOver` holds; answers how many. */
async function forget({ db }: Pick<Context, 'db'>, table: string, isOver: SQL): Promise<number> {
  const name = sql.identifier(table);
  for (let forgotten = 0; ;) {
    const { rowCount } = await db.execute(
      sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOver} limit ${batchRows}))`,
    );
    forgotten += rowCount ?? 0;
    if ((rowCount ?? 0) < batchRows) return forgotten;
  }
}
