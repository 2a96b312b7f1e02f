// Stands in for a payment provider while none is configured: no money moves, everything after it is real.
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { checkOrder } from './check-order.ts';
import type { CheckoutOrder, Payments, TestSession, TestSessionState, TestCheckout } from './payments.ts';
import type { TestCheckoutStore } from './test-checkout-store.ts';
import {
  checkoutOf,
  customerPrefix,
  endedEvents,
  isOver,
  pageOf,
  paidEvents,
  refundEvents,
  sessionPrefix,
  subscriptionOf,
  subscriptionPrefix,
} from './test-sessions.ts';

export type TestCheckoutOptions = { store: TestCheckoutStore; clock?: Clock };

export function openTestCheckout({ store, clock = systemClock }: TestCheckoutOptions): Payments {
  const test = testVerbs(store, clock);
  return {
    name: 'test',
    test,
    async createCheckout(order) {
      checkOrder(order);
      const id = sessionPrefix + randomBytes(16).toString('hex');
      const session = await store.insert({ id, state: 'open', order: plainOrder(order), createdAt: clock.now() });
      if (fingerprint(session.order) !== fingerprint(order)) throw new AppError('idempotency_mismatch');
      return { id: session.id, url: pageOf(session) };
    },
    async getCheckout(id) {
      const session = await store.find(id);
      return session && checkoutOf(session, clock);
    },
    async expireCheckout(id) {
      await test.cancel(id);
    },
    async getSubscription(id) {
      const session = await store.find(id.replace(subscriptionPrefix, sessionPrefix));
      return session && id.startsWith(subscriptionPrefix) ? subscriptionOf(session) : null;
    },
    async endSubscription(id, { refund }) {
      if (!id.startsWith(subscriptionPrefix)) return;
      await store.move(id.replace(subscriptionPrefix, sessionPrefix), 'paid', refund ? 'refunded' : 'ended');
    },
    async openPortal({ customerId, returnUrl }) {
      return { url: `/dev/portal/${encodeURIComponent(customerId)}?${new URLSearchParams({ returnUrl })}` };
    },
    async readEvent() {
      throw new AppError('bad_request', 'No payment provider is configured that could send events.');
    },
  };
}

function testVerbs(store: TestCheckoutStore, clock: Clock): TestCheckout {
  /** Moves a session on, or answers it where it already is where it should go. */
  async function move(id: string, from: TestSessionState, to: TestSessionState): Promise<TestSession> {
    const session = await store.move(id, from, to);
    if (!session) throw new AppError('not_found');
    if (session.state !== to) throw new AppError('conflict', `This test checkout is ${session.state}.`);
    return session;
  }
  return {
    find: (id) => store.find(id),
    async pay(id) {
      const found = await store.find(id);
      if (found && isOver(found, clock)) await store.move(id, 'open', 'expired');
      const session = await move(id, 'open', 'paid');
      return { events: paidEvents(session, clock), redirectUrl: redirect(session.order.successUrl, id) };
    },
    async cancel(id) {
      const session = await move(id, 'open', 'expired');
      return { redirectUrl: redirect(session.order.cancelUrl, id) };
    },
    async refund(id) {
      return refundEvents(await move(id, 'paid', 'refunded'), clock);
    },
    async subscriptionsOf(customerId) {
      const sessions = customerId.startsWith(customerPrefix)
        ? await store.listByUser(customerId.slice(customerPrefix.length))
        : [];
      return sessions.filter((session) => session.state === 'paid').flatMap((session) => subscriptionOf(session) ?? []);
    },
    async endSubscription(subscriptionId, customerId) {
      const id = subscriptionId.replace(subscriptionPrefix, sessionPrefix);
      const found = await store.find(id);
      const subscription = found && subscriptionOf(found);
      if (subscription?.id !== subscriptionId || subscription.customerId !== customerId)
        throw new AppError('not_found');
      return endedEvents(await move(id, 'paid', 'ended'), clock);
    },
  };
}

function redirect(url: string, id: string): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** An order as JSON keeps it, so that it compares equal after a database. */
function plainOrder(order: CheckoutOrder): CheckoutOrder {
  return JSON.parse(JSON.stringify(order));
}

/** Databases sort the keys of JSON their own way, so they are sorted before comparing. */
function fingerprint(order: CheckoutOrder): string {
  const sorted = JSON.stringify(order, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
