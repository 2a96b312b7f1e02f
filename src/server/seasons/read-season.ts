import { eq, sql } from 'drizzle-orm';
import type { Season } from '#shared/seasons.ts';
import { profiles } from '../accounts/profile-names.ts';
import { musicUrl } from '../catalog/present-show.ts';
import { findLocation, getShow } from '../catalog/queries.ts';
import type { RequestContext } from '../context.ts';
import { presentSeason } from './present-season.ts';
import { getSeason } from './queries.ts';
import { userSeasons } from './tables.ts';

/** A season as its page shows it: with its show, creator, source, music and what the viewer thinks of it. */
export async function readSeason({ ctx, viewer }: Pick<RequestContext, 'ctx' | 'viewer'>, id: string): Promise<Season> {
  const season = await getSeason(ctx, id, viewer);
  // A season outlives its show's being made private: whoever may see the season may see what it says of the show.
  const show = await getShow(ctx, season.showId, { userId: '', email: '', roles: ['admin'] });
  const place = season.locationId ? await findLocation(ctx, season.locationId) : null;
  const [names] = await ctx.db
    .select({ username: profiles.username, sourceTitle: sql<string | null>`source.title` })
    .from(userSeasons)
    .leftJoin(profiles, eq(profiles.userId, userSeasons.creatorId))
    .leftJoin(sql`user_seasons source`, sql`source.id = ${userSeasons.sourceSeasonId}`)
    .where(eq(userSeasons.id, id));
  const marks = await findMarks(ctx, viewer?.userId ?? null, id);
  return presentSeason({
    season,
    show,
    username: names?.username ?? null,
    sourceTitle: names?.sourceTitle ?? null,
    musicUrl: place?.backgroundMusicId ? musicUrl(place.backgroundMusicId) : null,
    ...marks,
    viewer,
  });
}

/** Likes and lists belong to listening, a room above this one; only their presence is asked for here. */
async function findMarks(
  { db }: RequestContext['ctx'],
  userId: string | null,
  seasonId: string,
): Promise<{ liked: boolean; saved: boolean }> {
  if (!userId) return { liked: false, saved: false };
  const { rows } = (await db.execute(sql`
    select exists (select 1 from user_season_likes where user_id = ${userId} and season_id = ${seasonId}) as liked,
      exists (select 1 from user_saved_seasons where user_id = ${userId} and season_id = ${seasonId}) as saved`)) as unknown as {
    rows: { liked: boolean; saved: boolean }[];
  };
  return rows[0] ?? { liked: false, saved: false };
}
