// An order in the words of Stripe.
import type Stripe from 'stripe';
import type { CheckoutLine, CheckoutOrder } from './payments.ts';
import { referenceKey, userKey } from './stripe-objects.ts';

export function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { ...order.metadata, [userKey]: order.userId, [referenceKey]: order.reference };
  return {
    mode: order.kind,
    client_reference_id: order.reference,
    ...(order.customerId ? { customer: order.customerId } : { customer_email: order.email }),
    line_items: order.lines.map((line) => lineOf(line, order.kind)),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    // Later events tell of the subscription or the charge, not of the session: these carry the words along.
    ...(order.kind === 'subscription' ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  };
}

function lineOf(line: CheckoutLine, kind: CheckoutOrder['kind']): Stripe.Checkout.SessionCreateParams.LineItem {
  if (line.priceId) return { price: line.priceId, quantity: 1 };
  return {
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: line.amountCents,
      product_data: { name: line.name, ...(line.description ? { description: line.description } : {}) },
      ...(kind === 'subscription' ? { recurring: { interval: 'month' } } : {}),
    },
  };
}
