// Which of Stripe's events mean something here, and what.
import type Stripe from 'stripe';
import type { PaymentEvent } from './payments.ts';
import {
  asCheckout,
  asDispute,
  asPaidInvoice,
  asRefundedCharge,
  asSubscription,
  type StripeQuestions,
} from './stripe-objects.ts';

/** Null for other kinds of events, and for objects that were not made here. `ask` looks up what an event only names. */
export async function readStripeEvent(event: Stripe.Event, ask: StripeQuestions): Promise<PaymentEvent | null> {
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
      const charge = await asRefundedCharge(about, ask);
      return charge && { ...head, type: event.type, charge };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const dispute = await asDispute(about, ask);
      return dispute && { ...head, type: 'charge.dispute', dispute };
    }
    default:
      return null;
  }
}
