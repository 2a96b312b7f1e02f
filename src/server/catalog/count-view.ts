import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** An episode's name comes from its feed, and may be as long as that likes. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Somebody's view of the show or season `id`. The visitor is a hash that changes daily, so that nobody is followed. */
export type Visit = { id: string; visitor: string; /** As in 2026-11-22. */ day: string };

export const today = ({ clock }: Pick<Context, 'clock'>) => clock.now().toISOString().slice(0, 10);

/** Notes which visits are a visitor's first of something in a day, as part of a statement: a row with `id` and `day` for each. */
export const firstVisits = (kind: 'show' | 'season', visits: Visit[]): SQL => sql`
  insert into daily_views (subject, day, visitor)
  select ${`${kind}:`} || visit.id, visit.day, visit.visitor
  from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as visit (id text, day date, visitor text)
  on conflict do nothing returning substr(subject, ${kind.length + 2}::int) as id, day`;

/** One view per visitor, show and day. Basic shows have no counts. */
export async function countShowViews({ db }: Pick<Context, 'db'>, visits: Visit[]): Promise<void> {
  await db.execute(sql`
    with first as (${firstVisits('show', visits)}),
      days as (select first.id, first.day, count(*)::int as views from first join shows on shows.id = first.id group by 1, 2),
      noted as (
        insert into show_days (show_id, day, views, plays) select id, day, views, 0 from days
        on conflict (show_id, day) do update set views = show_days.views + excluded.views),
      counts as (select id, sum(views)::int as views from days group by id)
    update shows set total_views = total_views + counts.views from counts where shows.id = counts.id and kind <> 'basic'`);
}

/** One play per visitor, episode of a show's feed, and day. */
export async function countFeedPlay(
  ctx: Pick<Context, 'db' | 'clock'>,
  { showId, episodeId, visitor }: { showId: string; episodeId: string; visitor: string },
): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (
      insert into daily_views (subject, day, visitor) values (${`feed:${showId}/${digest(episodeId)}`}, ${today(ctx)}, ${visitor})
      on conflict do nothing returning 1),
    noted as (
      insert into show_days (show_id, day, views, plays) select id, ${today(ctx)}::date, 0, 1 from shows
      where id = ${showId} and exists (select 1 from seen)
      on conflict (show_id, day) do update set plays = show_days.plays + 1)
    update shows set total_plays = total_plays + 1 where id = ${showId} and exists (select 1 from seen)`);
}
