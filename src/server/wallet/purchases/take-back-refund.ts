import { and, eq, sql } from 'drizzle-orm';
import type { RefundedCharge } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { checkouts, paymentRefunds } from '../tables.ts';

type Taker = Pick<Context, 'db' | 'log'>;

/** Notes how much of a payment was given back in all, and takes back the cantos for it. */
export async function noteRefund(ctx: Taker, charge: RefundedCharge): Promise<void> {
  const { paymentId, userId, amountCents, refundedCents } = charge;
  if (!paymentId || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error({ charge: charge.id }, 'a refund of nobody or nothing known here');
    return;
  }
  await ctx.db
    .insert(paymentRefunds)
    .values({ paymentId, userId, amountCents, refundedCents })
    .onConflictDoUpdate({
      target: paymentRefunds.paymentId,
      set: { refundedCents: sql`greatest(${paymentRefunds.refundedCents}, excluded.refunded_cents)` },
    });
  await takeBackRefund(ctx, paymentId);
}

/**
 * Takes back what a refunded payment gave, in proportion, as far as it is unspent: never below 0, and what was spent by
 * then is not asked for later. Does nothing while the payment itself has not been told of; settling it calls this again.
 * Belongs in a transaction that holds the wallet.
 */
export async function takeBackRefund(ctx: Taker, paymentId: string): Promise<void> {
  const [refund] = await ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId));
  const [checkout] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.paymentId, paymentId), eq(checkouts.status, 'paid'), eq(checkouts.kind, 'pack')));
  if (!refund || !checkout || refund.refundedCents <= refund.handledCents) return;
  const share = (cents: number) =>
    Math.floor((checkout.cantos * Math.min(cents, refund.amountCents)) / refund.amountCents);
  const balance = (await lockWallet(ctx, checkout.userId)) ?? 0;
  const amount = Math.min(share(refund.refundedCents) - share(refund.handledCents), balance);
  if (amount > 0) {
    await postEntry(ctx, {
      userId: checkout.userId,
      amount: -amount,
      reason: 'reversal',
      reference: checkout.id,
      description: 'Refunded payment',
      idempotencyKey: `reversal:${paymentId}:${refund.refundedCents}`,
    });
  }
  await ctx.db
    .update(paymentRefunds)
    .set({ handledCents: refund.refundedCents })
    .where(eq(paymentRefunds.paymentId, paymentId));
}
