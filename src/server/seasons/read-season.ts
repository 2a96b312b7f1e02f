import { eq, sql } from 'drizzle-orm';
import type { Season } from '#shared/seasons.ts';
import { profiles } from '../accounts/profile-names.ts';
import { musicUrl } from '../catalog/present-show.ts';
import { findLocation, readShow } from '../catalog/queries.ts';
import type { RequestContext } from '../context.ts';
import { canSeeSeason } from './policy.ts';
import { presentSeason } from './present-season.ts';
import { findSeason, getSeason } from './queries.ts';

/** A season as its page shows it: with its show, creator, source, music and what the viewer thinks of it. */
export async function readSeason({ ctx, viewer }: Pick<RequestContext, 'ctx' | 'viewer'>, id: string): Promise<Season> {
  const season = await getSeason(ctx, id, viewer);
  // A season outlives its show's being made private: whoever may see the season may see what it says of the show.
  const show = await readShow(ctx, season.showId);
  const place = season.locationId ? await findLocation(ctx, season.locationId) : null;
  const source = season.sourceSeasonId ? await findSeason(ctx, season.sourceSeasonId) : null;
  const [creator] = season.creatorId
    ? await ctx.db.select().from(profiles).where(eq(profiles.userId, season.creatorId))
    : [];
  const marks = await findMarks(ctx, viewer?.userId ?? null, id);
  return presentSeason({
    season,
    show,
    username: creator?.username ?? null,
    sourceTitle: source && canSeeSeason(source, viewer) ? source.title : null,
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
