import { eq, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../context.ts';
import { chargeCantos } from '../wallet/charge-cantos.ts';
import { advanceEpisodeJob } from './jobs.ts';
import { beginWith, findOpening } from './opening.ts';
import { seasonEpisodes, userSeasons, type EpisodeRow } from './tables.ts';

export const seasonTopic = (seasonId: string) => `season:${seasonId}`;

type Order = {
  seasonId: string;
  episodeNumber: number;
  userId: string;
  reason: 'season' | 'episode' | 'remix';
  description: string;
  choice: { id: string; key: string; text: string } | null;
};

/** Charges for an episode, makes its row and enqueues its production: one transaction, so all of it happens or none. */
export async function orderEpisode(ctx: Context, order: Order): Promise<EpisodeRow> {
  const { seasonId, userId, reason, description } = order;
  const id = crypto.randomUUID();
  const chargeKey = `${reason}:${id}:1`;
  await chargeCantos(ctx, { userId, cantos: prices[reason], reason, reference: id, description, key: chargeKey });
  const opening = order.choice && (await findOpening(ctx, order.choice.id));
  // What can be heard already is heard at once, before the production of the rest has begun.
  const stage = opening ? 'recording' : 'queued';
  const [episode] = await ctx.db
    .insert(seasonEpisodes)
    .values({
      id,
      seasonId,
      episodeNumber: order.episodeNumber,
      stage,
      choiceKey: order.choice?.key,
      choiceText: order.choice?.text,
      chargedUserId: userId,
      chargeKey,
      createdAt: ctx.clock.now(),
    })
    .returning();
  if (opening) await beginWith(ctx, id, opening);
  await ctx.db
    .update(userSeasons)
    .set({
      status: stage,
      error: null,
      episodeCount: sql`greatest(${userSeasons.episodeCount}, ${order.episodeNumber})`,
    })
    .where(eq(userSeasons.id, seasonId));
  await ctx.jobs.enqueue(ctx.db, advanceEpisodeJob, { episodeId: id, chargeKey }, { priority: 10 });
  await publish(ctx.db, seasonTopic(seasonId));
  return episode!;
}
