import { publish } from '#platform/db/topics.ts';
import { prices } from '#shared/wallet.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import type { EpisodeRow, PrerenderedBranch } from '../seasons/tables.ts';
import { chargeCantos } from '../wallet/charge-cantos.ts';
import { insertEpisode } from './episode-state.ts';
import { advanceEpisodeJob, voiceCatalogJob } from './jobs.ts';
import { attachPrerendered, findPrerendered } from './openings/prerendered-branch.ts';

/** Who pays for an episode. The catalogue's own are on the house and made while nobody waits for another. */
export type Payment =
  | {
      by: string;
      reason: 'season' | 'episode' | 'remix';
      description: string;
      /** Who gives how much of the price where several chip in, `by` or others for them. */
      shares?: readonly Share[] | undefined;
    }
  | 'house';
export type Share = { userId: string; cantos: number };

type Order = {
  /** Of the catalogue's own episodes; others get a new one. */
  id?: string;
  seasonId: string;
  episodeNumber: number;
  payment: Payment;
  choice: { id: string; key: string; text: string } | null;
  /** How it begins, voiced before it was ordered. */
  opening?: PrerenderedBranch | null;
};

/**
 * Charges for an episode, makes its row and enqueues its production: one transaction, so all of it happens or none. Throws
 * AppError('insufficient_cantos') when the payer has too few.
 */
export async function orderEpisode(ctx: Context, order: Order): Promise<EpisodeRow> {
  const { id = crypto.randomUUID(), seasonId, payment } = order;
  const charge = payment === 'house' ? null : await chargeFor(ctx, id, payment);
  const prerendered = order.choice
    ? await findPrerendered(ctx, { seasonId, choiceId: order.choice.id })
    : (order.opening ?? null);
  const episode = await insertEpisode(
    ctx,
    {
      id,
      seasonId,
      episodeNumber: order.episodeNumber,
      choiceKey: order.choice?.key,
      choiceText: order.choice?.text,
      ...charge,
      createdAt: ctx.clock.now(),
    },
    // What can be heard already is heard at once, before the production of the rest has begun.
    prerendered ? 'recording' : 'queued',
  );
  if (prerendered) await attachPrerendered(ctx, id, prerendered);
  await startProduction(ctx, episode, { isCatalogs: payment === 'house' });
  return episode;
}

/**
 * Enqueues the production of an episode and tells whoever watches its season. One that was set aside is `suspected`: it is set aside again
 * as soon as its process ends once more.
 */
export async function startProduction(
  ctx: Context,
  { id, seasonId, chargeKey }: Pick<EpisodeRow, 'id' | 'seasonId' | 'chargeKey'>,
  { isCatalogs, suspected = false }: { isCatalogs: boolean; suspected?: boolean },
): Promise<void> {
  if (isCatalogs) await ctx.jobs.enqueue(ctx.db, voiceCatalogJob, { episodeId: id }, { suspected });
  else await ctx.jobs.enqueue(ctx.db, advanceEpisodeJob, { episodeId: id, chargeKey }, { priority: 10, suspected });
  await publish(ctx.db, seasonTopic(seasonId));
}

async function chargeFor(
  ctx: Context,
  episodeId: string,
  { by, reason, description, shares = [{ userId: by, cantos: prices[reason] }] }: Exclude<Payment, 'house'>,
) {
  const key = `${reason}:${episodeId}:1`;
  if (shares.reduce((sum, { cantos }) => sum + cantos, 0) !== prices[reason])
    throw new Error('the shares of an episode are its price');
  // Wallets are locked one after another: in the same order by everybody.
  for (const { userId, cantos } of shares.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
    await chargeCantos(ctx, { userId, cantos, reason, reference: episodeId, description, key });
  const payers = shares.map(({ userId }) => userId);
  return { chargedUserId: payers.includes(by) ? by : payers[0]!, chargeKey: key };
}
