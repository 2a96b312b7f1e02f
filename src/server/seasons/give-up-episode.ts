import { eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { Context } from '../context.ts';
import { refundCharge } from '../wallet/charge-cantos.ts';
import { getProduction } from './episode-brief.ts';
import { seasonTopic } from './order-episode.ts';
import { seasonEpisodes, userSeasons } from './tables.ts';

export const productionFailed = 'We could not finish this episode. Your cantos are back in your wallet.';

/** Ends a production that failed for good: the cantos go back, and the page says so. `failure` is what it died of. */
export async function giveUpEpisode(
  ctx: Context,
  { episodeId }: { episodeId: string },
  failure: string | null = null,
): Promise<void> {
  const { episode, season } = await getProduction(ctx, episodeId);
  if (episode.stage === 'ready' || episode.stage === 'failed') return;
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(seasonEpisodes)
      .set({ stage: 'failed', error: productionFailed, failure })
      .where(eq(seasonEpisodes.id, episode.id));
    await tx.db
      .update(userSeasons)
      .set({ status: 'failed', error: productionFailed })
      .where(eq(userSeasons.id, season.id));
    if (episode.chargedUserId && episode.chargeKey) {
      await refundCharge(tx, {
        userId: episode.chargedUserId,
        key: episode.chargeKey,
        description: `Refund: ${season.title}, episode ${episode.episodeNumber}`,
      });
    }
    await publish(tx.db, seasonTopic(season.id));
  });
}
