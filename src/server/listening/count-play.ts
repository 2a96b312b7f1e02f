import { today } from '../catalog/count-view.ts';
import type { Context } from '../context.ts';
import { episodePlays } from './tables.ts';

/** One play per listener, episode and day. */
export async function countEpisodePlay(
  ctx: Pick<Context, 'db' | 'clock'>,
  episodeId: string,
  userId: string,
): Promise<void> {
  await ctx.db
    .insert(episodePlays)
    .values({ userId, episodeId, day: today(ctx) })
    .onConflictDoNothing();
}
