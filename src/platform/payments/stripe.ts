// Takes money through Stripe.
import Stripe from 'stripe';
import { ZodError } from 'zod';
import { AppError, ProviderError } from '#shared/errors.ts';
import { systemClock, type Clock } from '../clock.ts';
import { checkOrder } from './check-order.ts';
import type { PaidInvoice, Payments, CheckoutLine, CheckoutOrder } from './payments.ts';
import { readStripeEvent } from './stripe-events.ts';
import { asCheckout, asPaidInvoice, asSubscription, referenceKey, userKey } from './stripe-objects.ts';

export type StripeOptions = {
  secretKey: string;
  /** `whsec_…`; without it no webhook is believed. */
  webhookSecret: string;
  /** Another address of the API, for tests: `http://127.0.0.1:4105`. */
  apiBase?: string | undefined;
  clock?: Clock;
};

const toleranceSeconds = 300;

export function openStripe({ secretKey, webhookSecret, apiBase, clock = systemClock }: StripeOptions): Payments {
  // The library pins the version of the API that its types describe.
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...addressOf(apiBase),
  });
  return {
    name: 'stripe',
    test: null,
    async createCheckout(order) {
      checkOrder(order);
      const session = await named(() =>
        stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.idempotencyKey }),
      );
      if (!session.url)
        throw new ProviderError('stripe', 'Stripe opened a checkout without an address.', { retryable: false });
      return { id: session.id, url: session.url };
    },
    async getCheckout(id) {
      return orNull(async () => asCheckout(await stripe.checkout.sessions.retrieve(id)));
    },
    async expireCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        const notOpen = error instanceof Stripe.errors.StripeInvalidRequestError;
        throw notOpen ? new AppError('conflict', 'This checkout is not open any more.') : failureOf(error);
      }
    },
    async getSubscription(id) {
      return orNull(async () => asSubscription(await stripe.subscriptions.retrieve(id)));
    },
    async endSubscription(id, { refund }) {
      const subscription = await orNull(() =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
      );
      if (!subscription) return;
      if (subscription.status !== 'canceled') await named(() => stripe.subscriptions.cancel(id));
      if (refund) await named(() => refundInvoice(stripe, subscription.latest_invoice));
    },
    async openPortal({ customerId, returnUrl }) {
      const portal = await named(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return { url: portal.url };
    },
    async readEvent(rawBody, headers) {
      if (webhookSecret === '') throw new AppError('unavailable', 'No webhook secret is configured.');
      const signature = headers.get('stripe-signature') ?? '';
      const now = clock.now().getTime();
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        );
        return await readStripeEvent(event, {
          invoiceOf: (paymentId) => invoiceOf(stripe, paymentId),
          chargeOf: (chargeId) => stripe.charges.retrieve(chargeId),
        });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
          throw new AppError('bad_request', 'The signature of this event is not valid.');
        }
        throw failureOf(error);
      }
    },
  };
}

async function invoiceOf(stripe: Stripe, paymentId: string): Promise<PaidInvoice | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    expand: ['data.invoice'],
    limit: 1,
  });
  return data[0] ? asPaidInvoice(data[0].invoice) : null;
}

/** Gives back every payment of an invoice, once. */
async function refundInvoice(stripe: Stripe, invoice: Stripe.Subscription['latest_invoice']): Promise<void> {
  const payments = typeof invoice === 'object' ? (invoice?.payments?.data ?? []) : [];
  for (const { status, payment } of payments) {
    const intent = typeof payment.payment_intent === 'object' ? payment.payment_intent?.id : payment.payment_intent;
    if (status !== 'paid' || !intent) continue;
    try {
      await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${intent}` });
    } catch (error) {
      const done = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
      if (!done) throw error;
    }
  }
}

function addressOf(apiBase: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const plain = protocol === 'http:';
  return { host: hostname, port: port || (plain ? '80' : '443'), protocol: plain ? 'http' : 'https' };
}

async function orNull<T>(call: () => Promise<T | null>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw failureOf(error);
  }
}

async function named<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Stripe's own message may quote the request, so only its code goes into ours. */
function failureOf(error: unknown): unknown {
  if (error instanceof ZodError) {
    return new ProviderError('stripe', 'Stripe sent an object of an unknown shape.', {
      retryable: false,
      cause: error,
    });
  }
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new AppError('idempotency_mismatch');
  const status = error.statusCode;
  const retryable = status === undefined || status === 409 || status === 429 || status >= 500;
  const what = status === undefined ? 'did not answer' : `answered ${status} ${error.code ?? error.type}`;
  return new ProviderError('stripe', `Stripe ${what}.`, { retryable, cause: error });
}

/** An order in the words of Stripe. */
function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
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
