import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Visit = Pick<Context, 'db' | 'clock'>;

const today = ({ clock }: Visit) => clock.now().toISOString().slice(0, 10);

/** One view per visitor, show and day. */
export async function countShowView(ctx: Visit, showId: string, visitor: string): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`show:${showId}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update shows set total_views = total_views + 1 where id = ${showId} and exists (select 1 from seen)`);
}

/** One view per visitor, season and day; it also counts for the season's show. */
export async function countSeasonView(ctx: Visit, season: { id: string; showId: string }, visitor: string): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`season:${season.id}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update user_seasons set total_views = total_views + 1 where id = ${season.id} and exists (select 1 from seen)`);
  await countShowView(ctx, season.showId, visitor);
}

/** One play per listener, episode and day. */
export async function countEpisodePlay(ctx: Visit, episode: { id: string; seasonId: string }, visitor: string): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`play:${episode.id}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update user_seasons set total_episode_plays = total_episode_plays + 1 where id = ${episode.seasonId} and exists (select 1 from seen)`);
}
