import { describe, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import { openPayments } from './open-payments.ts';
import { contractOrder, describePayments } from './payments.contract.ts';
import { memoryCheckoutStore } from './test-checkout-store.ts';

describePayments('test checkout', async () => {
  const payments = await openPayments({ kind: 'test', store: memoryCheckoutStore() });
  const test = payments.test!;
  return {
    payments,
    pay: async (id) => (await test.pay(id)).events,
    refundAll: (id) => test.refund(id),
    cancel: (subscriptionId, customerId) => test.endSubscription(subscriptionId, customerId),
    close: async () => {},
  };
});

describe('test checkout', () => {
  const clock = settableClock('2026-01-15T12:00:00Z');
  const monthly = { kind: 'subscription', reference: 'plan:big' } as const;

  async function start() {
    const payments = await openPayments({ kind: 'test', store: memoryCheckoutStore(), clock });
    return { payments, test: payments.test! };
  }

  it('lies under /dev/checkout and leads back with the session id', async () => {
    const { payments, test } = await start();
    const { id, url } = await payments.createCheckout(contractOrder());
    expect(url).toBe(`/dev/checkout/${id}`);
    expect((await test.pay(id)).redirectUrl).toBe(`https://canto.example/wallet?session_id=${id}`);
    const { id: other } = await payments.createCheckout(contractOrder());
    expect((await test.cancel(other)).redirectUrl).toBe('https://canto.example/wallet');
  });

  it('gives the same events however often Pay is pressed', async () => {
    const { payments, test } = await start();
    const { id } = await payments.createCheckout(contractOrder(monthly));
    const [first, second] = await Promise.all([test.pay(id), test.pay(id)]);
    expect(second).toEqual(first);
    expect(await test.pay(id)).toEqual(first);
  });

  it('does not take money for what was cancelled, nor the reverse', async () => {
    const { payments, test } = await start();
    const { id } = await payments.createCheckout(contractOrder());
    await test.cancel(id);
    await expect(test.pay(id)).rejects.toMatchObject({ code: 'conflict' });
    const { id: paid } = await payments.createCheckout(contractOrder());
    await test.pay(paid);
    await expect(test.cancel(paid)).rejects.toMatchObject({ code: 'conflict' });
    await expect(test.pay('cs_test_none')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('runs out after a day', async () => {
    const { payments, test } = await start();
    const { id } = await payments.createCheckout(contractOrder());
    clock.advance(25 * 3600 * 1000);
    expect((await payments.getCheckout(id))!.status).toBe('expired');
    await expect(test.pay(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('lists and ends only the buyer’s own running subscriptions', async () => {
    const { payments, test } = await start();
    const { id } = await payments.createCheckout(contractOrder(monthly));
    await test.pay(id);
    await payments.createCheckout(contractOrder(monthly));
    const { subscriptionId, customerId } = (await payments.getCheckout(id))!;
    expect((await test.subscriptionsOf(customerId!)).map((subscription) => subscription.id)).toEqual([subscriptionId]);
    expect(await test.subscriptionsOf('cus_test_user-2')).toEqual([]);
    expect(await test.subscriptionsOf('user-1')).toEqual([]);
    await expect(test.endSubscription(subscriptionId!, 'cus_test_user-2')).rejects.toMatchObject({ code: 'not_found' });
    await test.endSubscription(subscriptionId!, customerId!);
    expect(await test.subscriptionsOf(customerId!)).toEqual([]);
  });

  it('refunds payments, once, and keeps the whole order for its page', async () => {
    const { payments, test } = await start();
    const order = contractOrder();
    const { id } = await payments.createCheckout(order);
    await expect(test.refund(id)).rejects.toMatchObject({ code: 'conflict' });
    await test.pay(id);
    expect(await test.refund(id)).toEqual(await test.refund(id));
    expect((await test.find(id))!.order).toEqual(order);
  });
});
