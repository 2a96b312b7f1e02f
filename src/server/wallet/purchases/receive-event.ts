import type { PaymentEvent } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { paymentEvents } from '../tables.ts';
import { followSubscription } from './follow-subscription.ts';
import { grantInvoice } from './grant-plan.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { noteRefund } from './note-refund.ts';
import { settleCheckout } from './settle-checkout.ts';

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
