import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { findEntry } from '../queries.ts';
import { checkouts, paymentRefunds } from '../tables.ts';

type Taker = Pick<Context, 'db'>;

/**
 * Takes back what a refunded payment gave, in proportion, as far as it is unspent: never below 0, and what was spent by
 * then is not asked for later. Does nothing while what it gave has not been given; giving it calls this again. Belongs
 * in a transaction that holds the wallet.
 */
export async function takeBackRefund(ctx: Taker, paymentId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ refund: paymentRefunds, checkoutId: checkouts.id })
    .from(paymentRefunds)
    .leftJoin(checkouts, and(eq(checkouts.paymentId, paymentRefunds.paymentId), eq(checkouts.kind, 'pack')))
    .where(eq(paymentRefunds.paymentId, paymentId));
  if (!found || found.refund.refundedCents <= found.refund.handledCents) return;
  const { userId, amountCents, refundedCents, handledCents, grantKey } = found.refund;
  const granted = await findEntry(ctx, userId, grantKey ?? `checkout:${found.checkoutId}`);
  if (!granted) return;
  const share = (cents: number) => Math.floor((granted.amount * Math.min(cents, amountCents)) / amountCents);
  const balance = (await lockWallet(ctx, userId)) ?? 0;
  const amount = Math.min(share(refundedCents) - share(handledCents), balance);
  if (amount > 0) {
    await postEntry(ctx, {
      userId,
      amount: -amount,
      reason: 'reversal',
      reference: granted.reference,
      description: 'Refunded payment',
      idempotencyKey: `reversal:${paymentId}:${refundedCents}`,
    });
  }
  await ctx.db
    .update(paymentRefunds)
    .set({ handledCents: refundedCents })
    .where(eq(paymentRefunds.paymentId, paymentId));
}

/** The same for refunds that were told before the plan's month which they give back. */
export async function takeBackRefundsOf(ctx: Taker, userId: string, grantKey: string): Promise<void> {
  const waiting = await ctx.db
    .select({ paymentId: paymentRefunds.paymentId })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.userId, userId),
        eq(paymentRefunds.grantKey, grantKey),
        sql`${paymentRefunds.handledCents} < ${paymentRefunds.refundedCents}`,
      ),
    );
  for (const { paymentId } of waiting) await takeBackRefund(ctx, paymentId);
}
