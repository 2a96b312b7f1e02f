import { sql } from 'drizzle-orm';
import { today, type Visit } from '../catalog/count-view.ts';

/** One play per listener, episode and day. */
export async function countEpisodePlay(
  ctx: Visit,
  episode: { id: string; seasonId: string },
  visitor: string,
): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`play:${episode.id}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update user_seasons set total_episode_plays = total_episode_plays + 1 where id = ${episode.seasonId} and exists (select 1 from seen)`);
}
