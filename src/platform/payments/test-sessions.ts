// What a kept session of the built-in checkout says in the words of a provider: all derived, nothing kept twice.
import type { Clock } from '../clock.ts';
import { sumOrder } from './check-order.ts';
import type { Checkout, PaidInvoice, PaymentEvent, Purchase, Subscription } from './payments.ts';
import type { TestSession } from './payments.ts';

export const sessionPrefix = 'cs_test_';
export const subscriptionPrefix = 'sub_test_';
export const customerPrefix = 'cus_test_';
/** As long as Stripe keeps a checkout open. */
const openForMs = 24 * 3600 * 1000;

export function paidEvents(session: TestSession, clock: Clock): PaymentEvent[] {
  const checkout = checkoutOf(session, clock);
  const completed: PaymentEvent = {
    ...head('completed', session.id, clock),
    type: 'checkout.session.completed',
    checkout,
  };
  const subscription = subscriptionOf(session);
  const invoice = invoiceOf(session);
  if (!subscription || !invoice) return [completed];
  return [
    completed,
    { ...head('updated', session.id, clock), type: 'customer.subscription.updated', subscription },
    { ...head('invoice', session.id, clock), type: 'invoice.paid', invoice },
  ];
}

export function refundEvents(session: TestSession, clock: Clock): PaymentEvent[] {
  const { amountCents, customerId } = checkoutOf(session, clock);
  const charge = {
    ...purchaseOf(session),
    id: tail('ch_test_', session),
    paymentId: tail('pi_test_', session),
    customerId,
    amountCents,
    refundedCents: amountCents,
    invoice: invoiceOf(session),
  };
  return [{ ...head('refunded', session.id, clock), type: 'charge.refunded', charge }];
}

export function checkoutOf(session: TestSession, clock: Clock): Checkout {
  const { order, state } = session;
  const paid = state === 'paid' || state === 'ended' || state === 'refunded';
  const subscribed = order.kind === 'subscription';
  return {
    ...purchaseOf(session),
    id: session.id,
    kind: order.kind,
    status: paid ? 'paid' : state === 'expired' || isOver(session, clock) ? 'expired' : 'open',
    amountCents: sumOrder(order),
    customerId: paid && subscribed ? customerOf(session) : null,
    subscriptionId: paid && subscribed ? tail(subscriptionPrefix, session) : null,
    paymentId: paid && !subscribed ? tail('pi_test_', session) : null,
    url: state === 'open' && !isOver(session, clock) ? pageOf(session) : null,
  };
}

export function pageOf({ id }: TestSession): string {
  return `/dev/checkout/${id}`;
}

/** The first and only one; null before the payment, and for what is no subscription. */
function invoiceOf(session: TestSession): PaidInvoice | null {
  const subscription = subscriptionOf(session);
  if (!subscription) return null;
  const { id, customerId, priceId, currentPeriodEnd } = subscription;
  return {
    ...purchaseOf(session),
    id: tail('in_test_', session),
    subscriptionId: id,
    customerId,
    amountCents: sumOrder(session.order),
    reason: 'subscription_create',
    priceId,
    periodEnd: currentPeriodEnd,
  };
}

/** Null before the payment, and for what is no subscription. */
export function subscriptionOf(session: TestSession): Subscription | null {
  const { order, state } = session;
  if (order.kind !== 'subscription' || state === 'open' || state === 'expired') return null;
  const currentPeriodEnd = new Date(session.createdAt);
  currentPeriodEnd.setUTCMonth(currentPeriodEnd.getUTCMonth() + 1);
  return {
    ...purchaseOf(session),
    id: tail(subscriptionPrefix, session),
    customerId: customerOf(session),
    status: state === 'paid' ? 'active' : 'canceled',
    priceId: order.lines[0]?.priceId ?? null,
    currentPeriodEnd,
    cancelAtPeriodEnd: false,
  };
}

function purchaseOf({ order }: TestSession): Purchase {
  return { userId: order.userId, reference: order.reference, metadata: order.metadata };
}

function customerOf({ order }: TestSession): string {
  return customerPrefix + order.userId;
}

function tail(prefix: string, { id }: TestSession): string {
  return prefix + id.slice(sessionPrefix.length);
}

function head(kind: string, id: string, clock: Clock): { id: string; createdAt: Date } {
  return { id: `evt_test_${kind}_${id.slice(sessionPrefix.length)}`, createdAt: clock.now() };
}

export function isOver(session: TestSession, clock: Clock): boolean {
  return session.state === 'open' && clock.now().getTime() - session.createdAt.getTime() > openForMs;
}

export function endedEvents(session: TestSession, clock: Clock): PaymentEvent[] {
  const subscription = subscriptionOf(session);
  return subscription
    ? [{ ...head('deleted', session.id, clock), type: 'customer.subscription.deleted', subscription }]
    : [];
}
