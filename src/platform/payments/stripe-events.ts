// Which of Stripe's events mean something here, and what.
import type Stripe from 'stripe';
import type { PaidInvoice, PaymentEvent } from './payments.ts';
import { asCheckout, asPaidInvoice, asRefundedCharge, asSubscription } from './stripe-objects.ts';

/** Null for other kinds of events, and for objects that were not made here. `invoiceOf` asks which invoice a payment was for. */
export async function readStripeEvent(
  event: Stripe.Event,
  invoiceOf: (paymentId: string) => Promise<PaidInvoice | null>,
): Promise<PaymentEvent | null> {
  const head = { id: event.id, createdAt: new Date(event.created * 1000) };
  const about: unknown = event.data.object;
  switch (event.type) {
    case 'checkout.session.completed':
    // A payment by bank arrives days after the checkout was completed; until then its status is still `open`.
    case 'checkout.session.async_payment_succeeded': {
      const checkout = asCheckout(about);
      return checkout && { ...head, type: 'checkout.session.completed', checkout };
    }
    case 'invoice.paid': {
      const invoice = asPaidInvoice(about);
      return invoice && { ...head, type: event.type, invoice };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated': {
      const subscription = asSubscription(about);
      return subscription && { ...head, type: 'customer.subscription.updated', subscription };
    }
    case 'customer.subscription.deleted': {
      const subscription = asSubscription(about);
      return subscription && { ...head, type: event.type, subscription };
    }
    case 'charge.refunded': {
      const charge = await asRefundedCharge(about, invoiceOf);
      return charge && { ...head, type: event.type, charge };
    }
    default:
      return null;
  }
}
