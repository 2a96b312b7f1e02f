import { eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { userSeasons } from '../seasons/tables.ts';
import { refundCharge } from '../wallet/charge-cantos.ts';
import { markFailed } from './episode-state.ts';

export const productionFailed = 'We could not finish this episode. The cantos it cost have been given back.';

/**
 * Ends a production that failed for good: the cantos go back, and the page says so. `failure` is the message of the error
 * that ended its last attempt, for admins. Does
 * nothing to one that has ended, or that goes on under another `chargeKey`.
 */
export async function giveUpEpisode(
  ctx: Context,
  { episodeId, chargeKey }: { episodeId: string; chargeKey?: string | null | undefined },
  failure: string | null = null,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const episode = await markFailed(tx, { episodeId, chargeKey }, { error: productionFailed, failure });
    if (!episode) return;
    if (episode.chargeKey) {
      const [season] = await tx.db
        .select({ title: userSeasons.title })
        .from(userSeasons)
        .where(eq(userSeasons.id, episode.seasonId));
      await refundCharge(tx, {
        reference: episode.id,
        key: episode.chargeKey,
        description: `Refund: ${season!.title}, episode ${episode.episodeNumber}`,
      });
    }
    await publish(tx.db, seasonTopic(episode.seasonId));
  });
}
