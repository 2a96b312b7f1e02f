import type { PaymentEvent, RefundedCharge } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { paymentEvents, paymentRefunds } from '../tables.ts';
import { followSubscription } from './follow-subscription.ts';
import { grantInvoice, grantKeyOf, isWholeMonth } from './grant-plan.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { settleCheckout } from './settle-checkout.ts';
import { sql } from 'drizzle-orm';
import { lockWallet } from '../lock-wallet.ts';
import { endPlan } from './end-plan.ts';
import { takeBackRefund } from './take-back-refund.ts';

/**
 * Does what an event of the payment provider asks for, once, in one transaction: a failure keeps nothing, so that the
 * provider's next try finds everything to do. Answers whether there was anything new.
 */
export function receiveEvent(ctx: Pick<Context, 'transaction'>, event: PaymentEvent): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const noted = await tx.db
      .insert(paymentEvents)
      .values({ id: event.id, kind: event.type, receivedAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (noted.length === 0) return false;
    await actOn(tx, event);
    return true;
  });
}

async function actOn(ctx: Context, event: PaymentEvent): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
      await settleCheckout(ctx, event.checkout);
      return;
    case 'invoice.paid':
      return grantInvoice(ctx, event.invoice);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return followSubscription(ctx, event.subscription, event.createdAt);
    case 'charge.refunded':
      return noteRefund(ctx, event.charge);
    case 'charge.dispute':
      return noteDispute(ctx, event.dispute, event.createdAt);
  }
}

type Noter = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'clock'>;

/**
 * Notes how much of a payment was given back in all, and takes back the cantos for it. A plan whose running month was
 * given back whole ends with it.
 */
async function noteRefund(ctx: Noter, charge: RefundedCharge): Promise<void> {
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
