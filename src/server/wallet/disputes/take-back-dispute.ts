import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { postEntry } from '../post-entry.ts';
import { findEntry } from '../queries.ts';
import { settleDebt, takeDisputed } from './settle-debt.ts';
import { checkouts, paymentDisputes, paymentRefunds } from '../tables.ts';

type Taker = Pick<Context, 'db'>;
type Dispute = typeof paymentDisputes.$inferSelect;

/**
 * Holds what a disputed payment gave, as far as it is unspent; once the dispute is lost, the rest is a debt, and once it
 * is won, all is given back. Does nothing while the payment has given nothing; giving it calls this again. Belongs in a
 * transaction that holds the wallet.
 */
export async function takeBackDispute(ctx: Taker, disputeId: string): Promise<void> {
  const dispute = await measure(ctx, disputeId);
  if (!dispute || dispute.cantos === null) return;
  if (dispute.status === 'lost') return settleDebt(ctx, dispute.userId);
  if (dispute.status === 'won') return giveBack(ctx, dispute);
}

/** The dispute with the cantos it is about. The first time that these are known, they are held. */
async function measure(ctx: Taker, disputeId: string): Promise<Dispute | undefined> {
  const isThis = eq(paymentDisputes.id, disputeId);
  const [found] = await ctx.db
    .select({ dispute: paymentDisputes, checkoutId: checkouts.id, refund: paymentRefunds })
    .from(paymentDisputes)
    .leftJoin(checkouts, and(eq(checkouts.paymentId, paymentDisputes.paymentId), eq(checkouts.kind, 'pack')))
    .leftJoin(paymentRefunds, eq(paymentRefunds.paymentId, paymentDisputes.paymentId))
    .where(isThis);
  if (!found || found.dispute.cantos !== null) return found?.dispute;
  const { dispute, checkoutId, refund } = found;
  const granted = await findEntry(ctx, dispute.userId, dispute.grantKey ?? `checkout:${checkoutId}`);
  if (!granted) return dispute;
  const { chargedCents } = dispute;
  const share = (cents: number) => Math.floor((granted.amount * Math.min(cents, chargedCents)) / chargedCents);
  const cantos = Math.min(share(dispute.disputedCents), granted.amount - share(refund?.handledCents ?? 0));
  const [measured] = await ctx.db.update(paymentDisputes).set({ cantos }).where(isThis).returning();
  if (measured!.status !== 'won') await takeDisputed(ctx, measured!);
  const [kept] = await ctx.db.select().from(paymentDisputes).where(isThis);
  return kept;
}

async function giveBack(ctx: Taker, { id, userId, taken }: Dispute): Promise<void> {
  if (taken === 0) return;
  await postEntry(ctx, {
    userId,
    amount: taken,
    reason: 'dispute',
    reference: id,
    description: 'Given back: the dispute is settled',
    idempotencyKey: `dispute:${id}:given-back`,
  });
  await ctx.db.update(paymentDisputes).set({ taken: 0 }).where(eq(paymentDisputes.id, id));
  await settleDebt(ctx, userId);
}

/** The same for disputes that were told before what they are about was given: a pack by its payment, a month by its key. */
export async function takeBackDisputesOf(
  ctx: Taker,
  userId: string,
  of: { paymentId: string } | { grantKey: string },
): Promise<void> {
  const isOf =
    'paymentId' in of ? eq(paymentDisputes.paymentId, of.paymentId) : eq(paymentDisputes.grantKey, of.grantKey);
  const waiting = await ctx.db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.userId, userId), isOf, isNull(paymentDisputes.cantos)));
  for (const { id } of waiting) await takeBackDispute(ctx, id);
}
