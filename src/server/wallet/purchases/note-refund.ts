import { sql } from 'drizzle-orm';
import type { RefundedCharge } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { paymentRefunds } from '../tables.ts';
import { endPlan } from './end-plan.ts';
import { grantKeyOf, isWholeMonth } from './grant-plan.ts';
import { takeBackRefund } from './take-back-refund.ts';

type Noter = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'clock'>;

/**
 * Notes how much of a payment was given back in all, and takes back the cantos for it. A plan whose running month was
 * given back whole ends with it.
 */
export async function noteRefund(ctx: Noter, charge: RefundedCharge): Promise<void> {
  const { paymentId, userId, amountCents, refundedCents, invoice } = charge;
  if (!paymentId || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error({ charge: charge.id }, 'a refund of nobody or nothing known here');
    return;
  }
  await ctx.db
    .insert(paymentRefunds)
    .values({ paymentId, userId, amountCents, refundedCents, grantKey: invoice && grantKeyOf(invoice) })
    .onConflictDoUpdate({
      target: paymentRefunds.paymentId,
      set: { refundedCents: sql`greatest(${paymentRefunds.refundedCents}, excluded.refunded_cents)` },
    });
  await takeBackRefund(ctx, paymentId);
  const runs = invoice?.periodEnd && invoice.periodEnd > ctx.clock.now();
  if (invoice && runs && isWholeMonth(invoice) && refundedCents >= amountCents) await endPlan(ctx, invoice);
}
