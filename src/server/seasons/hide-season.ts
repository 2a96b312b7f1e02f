import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { forgetFeed } from '../catalog/forget-feed.ts';
import { requireChange } from '../catalog/hide-content.ts';
import type { Context } from '../context.ts';
import { seasonNotFound } from './policy.ts';
import { userSeasons } from './tables.ts';

/**
 * Hides a season from everybody but its creator and admins, or brings it back; what was paid and made for it stays.
 * Answers its title; `conflict` where it is so already.
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
