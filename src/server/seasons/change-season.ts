import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { firstVisits, type Visit } from '../catalog/count-view.ts';
import { forgetFeed, requireChange } from '../catalog/hide-content.ts';
import type { Context } from '../context.ts';
import { seasonNotFound } from './policy.ts';
import { userSeasons } from './tables.ts';

/**
 * Hides a season from everybody but its creator and admins, or brings it back; what was paid and made for it stays.
 * Answers its title. Throws AppError('not_found'), or AppError('conflict') where it is so already.
 */
export async function setSeasonHidden(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  id: string,
  hidden: boolean,
): Promise<string> {
  const [season] = await ctx.db.select().from(userSeasons).where(eq(userSeasons.id, id)).for('update');
  if (!season) throw new AppError('not_found', seasonNotFound);
  requireChange(season.hiddenAt, hidden);
  await ctx.db
    .update(userSeasons)
    .set({ hiddenAt: hidden ? ctx.clock.now() : null })
    .where(eq(userSeasons.id, id));
  await forgetFeed(ctx, season.showId);
  return season.title;
}

/** Lets everybody find a season, or only its creator and admins; `title` also names it anew. Answers whether that changed anything. */
export async function setSeasonPublished(
  { db }: Pick<Context, 'db'>,
  id: string,
  isPublished: boolean,
  title?: string,
): Promise<boolean> {
  const rows = await db
    .update(userSeasons)
    .set({ isPublished, ...(title ? { title } : {}) })
    .where(and(eq(userSeasons.id, id), ne(userSeasons.isPublished, isPublished)))
    .returning({ id: userSeasons.id });
  return rows.length > 0;
}

export async function nameSeason(
  { db }: Pick<Context, 'db'>,
  id: string,
  { title, about }: { title: string; about: string | null },
): Promise<void> {
  await db.update(userSeasons).set({ title, description: about }).where(eq(userSeasons.id, id));
}

/** One view per visitor, season and day. */
export async function countSeasonViews({ db }: Pick<Context, 'db'>, visits: Visit[]): Promise<void> {
  await db.execute(sql`
    with first as (${firstVisits('season', visits)}), counts as (select id, count(*)::int as views from first group by id)
    update user_seasons set total_views = total_views + counts.views from counts where user_seasons.id = counts.id`);
}

/** Lets a season be found that waited for an admin's look. Answers whether it did. */
export async function passReview({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const rows = await db
    .update(userSeasons)
    .set({ reviewReason: null })
    .where(and(eq(userSeasons.id, id), isNotNull(userSeasons.reviewReason)))
    .returning({ id: userSeasons.id });
  return rows.length > 0;
}
