import { eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { Context } from '../context.ts';
import { refundCharge } from '../wallet/charge-cantos.ts';
import { isBeingMade } from './is-being-made.ts';
import { seasonTopic } from './order-episode.ts';
import { seasonEpisodes, userSeasons } from './tables.ts';

export const productionFailed = 'We could not finish this episode. Your cantos are back in your wallet.';

/**
 * Ends a production that failed for good: the cantos go back, and the page says so. `failure` is what it died of. Does
 * nothing to one that has ended, or that goes on under another `chargeKey`.
 */
export async function giveUpEpisode(
  ctx: Context,
  { episodeId, chargeKey }: { episodeId: string; chargeKey?: string | null | undefined },
  failure: string | null = null,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [episode] = await tx.db
      .update(seasonEpisodes)
      .set({ stage: 'failed', error: productionFailed, failure })
      .where(isBeingMade(episodeId, chargeKey))
      .returning();
    if (!episode) return;
    const [season] = await tx.db
      .update(userSeasons)
      .set({ status: 'failed', error: productionFailed })
      .where(eq(userSeasons.id, episode.seasonId))
      .returning({ title: userSeasons.title });
    if (episode.chargedUserId && episode.chargeKey) {
      await refundCharge(tx, {
        userId: episode.chargedUserId,
        key: episode.chargeKey,
        description: `Refund: ${season!.title}, episode ${episode.episodeNumber}`,
      });
    }
    await publish(tx.db, seasonTopic(episode.seasonId));
  });
}
