import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** A visit counts by a visitor's daily hash, so that nobody is followed from day to day. */
export type Visit = Pick<Context, 'db' | 'clock'>;

export const today = ({ clock }: Visit) => clock.now().toISOString().slice(0, 10);

/** One view per visitor, show and day. */
export async function countShowView(ctx: Visit, showId: string, visitor: string): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`show:${showId}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update shows set total_views = total_views + 1 where id = ${showId} and exists (select 1 from seen)`);
}
