import { sql } from 'drizzle-orm';
import { countShowView, today, type Visit } from '../catalog/count-view.ts';

/** One view per visitor, season and day; it also counts for the season's show. */
export async function countSeasonView(
  ctx: Visit,
  season: { id: string; showId: string },
  visitor: string,
): Promise<void> {
  await ctx.db.execute(sql`
    with seen as (insert into daily_views (subject, day, visitor) values (${`season:${season.id}`}, ${today(ctx)}, ${visitor}) on conflict do nothing returning 1)
    update user_seasons set total_views = total_views + 1 where id = ${season.id} and exists (select 1 from seen)`);
  await countShowView(ctx, season.showId, visitor);
}
