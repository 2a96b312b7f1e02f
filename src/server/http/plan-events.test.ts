import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedEvent } from '#platform/payments/testing/stripe-server.ts';
import type { Person } from '#tests/person.ts';
import { openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
it.each(orders)('brings its first month once, told in the order %i %i %i', async (...order) => {
  const ada = await shop.world.listener();
  const session = await shop.openPlan(ada, 'premium');
  expect(shop.stripe.forms.at(-1)!.get('line_items[0][price]')).toBe('price_pro');
  const events = shop.stripe.pay(session);
  for (const at of order) expect(await shop.deliver(events[at]!)).toBe(200);
  expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'premium', balance: 13_000 });
  expect((await shop.verify(ada, session)).body).toEqual({ success: true, cantoAmount: 12_000 });
  expect(await ada.balance()).toBe(13_000);
});

it('counts by verifying alone, and then follows what is told', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPlan(ada, 'starter');
  const [completed, created, invoice] = shop.stripe.pay(session) as [SignedEvent, SignedEvent, SignedEvent];
  await shop.verify(ada, session);
  expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'starter', balance: 7000 });
  expect(await shop.deliver(shop.later(created, -60, { status: 'incomplete' }))).toBe(200);
  expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'free', balance: 7000 });
  for (const event of [completed, created, invoice]) await shop.deliver(event);
  expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'starter', balance: 7000 });
});

it('brings a month with every paid invoice, once each, and for a change only what was paid', async () => {
  const ada = await shop.world.listener();
  const [, , first] = shop.stripe.pay(await shop.openPlan(ada, 'starter')) as [SignedEvent, SignedEvent, SignedEvent];
  const renewal = (id: string, changes = {}) =>
    shop.later(first, 60, { id, billing_reason: 'subscription_cycle', ...changes });
  await Promise.all(
    [first, first, shop.later(first, 1), renewal('in_2'), renewal('in_2'), renewal('in_3')].map(shop.deliver),
  );
  expect(await ada.balance()).toBe(1000 + 3 * 6000);
  expect(await shop.deliver(renewal('in_4', { billing_reason: 'subscription_update', amount_paid: 400 }))).toBe(200);
  expect(await ada.balance()).toBe(1000 + 3 * 6000 + Math.floor((6000 * 400) / 799));
  expect(await shop.deliver(renewal('in_5', { billing_reason: 'subscription_update', amount_paid: 0 }))).toBe(200);
  expect(await ada.balance()).toBe(1000 + 3 * 6000 + Math.floor((6000 * 400) / 799));
});

it('an older event never overwrites a newer one, and what has ended stays ended', async () => {
  const ada = await shop.world.listener();
  const [, created] = shop.stripe.pay(await shop.openPlan(ada, 'starter')) as [SignedEvent, SignedEvent];
  const plan = async () => (await ada.get<{ plan: string }>('/api/me')).body.plan;
  const updated = (seconds: number, status: string) =>
    shop.later(created, seconds, { status }, 'customer.subscription.updated');
  await shop.deliver(updated(50, 'unpaid'));
  expect(await plan()).toBe('free');
  await shop.deliver(updated(40, 'active'));
  expect(await plan()).toBe('free');
  await shop.deliver(updated(50, 'incomplete'));
  await shop.deliver(updated(60, 'active'));
  expect(await plan()).toBe('starter');
  await shop.deliver(updated(60, 'incomplete'));
  expect(await plan()).toBe('starter');
  await shop.deliver(shop.later(created, 70, { status: 'canceled' }, 'customer.subscription.deleted'));
  expect(await plan()).toBe('free');
  await shop.deliver(updated(65, 'active'));
  await shop.deliver(updated(80, 'active'));
  expect(await plan()).toBe('free');
});

it('a plan is managed on the provider’s portal', async () => {
  const ada = await shop.world.listener();
  await Promise.all(shop.stripe.pay(await shop.openPlan(ada, 'starter')).map(shop.deliver));
  const { status, body } = await ada.call<{ url: string }>('POST', '/api/me/plan/portal');
  expect([status, new URL(body.url).hostname]).toEqual([200, 'billing.stripe.example']);
  // A second plan is bought as the same customer.
  const { rows } = await shop.world.ctx.database.pool.query<{ subscription_id: string; customer_id: string }>(
    'select subscription_id, customer_id from subscriptions where user_id = $1',
    [ada.userId],
  );
  await shop.deliver(shop.stripe.cancelSubscription(rows[0]!.subscription_id));
  await shop.openPlan(ada, 'premium');
  expect(shop.stripe.forms.at(-1)!.get('customer')).toBe(rows[0]!.customer_id);
});

it('a plan switched on the provider’s portal is the new one, and its later months are too', async () => {
  const ada = await shop.world.listener();
  const [, created, first] = await buy(ada, 'starter');
  expect(await shop.standing(ada)).toEqual(['starter', 7000]);
  const price = (id: string) => ({ items: { data: [{ price: { id } }] } });
  const line = (amount: number, end: number, id: string) => ({
    amount,
    period: { end },
    pricing: { price_details: { price: id } },
  });
  await shop.deliver(shop.later(created, 10, price('price_pro'), 'customer.subscription.updated'));
  expect(await shop.standing(ada)).toEqual(['premium', 7000]);
  // The change asks for $1.50 more, which brings the new plan's cantos for $1.50; the next month is whole.
  const change = { id: 'in_switch', billing_reason: 'subscription_update', amount_paid: 150 };
  const lines = { data: [line(-400, 2e9, 'price_starter'), line(550, 2e9, 'price_pro')] };
  await shop.deliver(shop.later(first, 10, { ...change, lines }));
  const afterChange = 7000 + Math.floor((12_000 * 150) / 999);
  expect(await shop.standing(ada)).toEqual(['premium', afterChange]);
  const month = {
    id: 'in_month',
    billing_reason: 'subscription_cycle',
    lines: { data: [line(999, 2e9, 'price_pro')] },
  };
  await shop.deliver(shop.later(first, 20, month));
  expect(await shop.standing(ada)).toEqual(['premium', afterChange + 12_000]);
  // Back again, told late: the older news changes nothing. A price of nobody's leaves the words of the order.
  await shop.deliver(shop.later(created, 5, price('price_starter'), 'customer.subscription.updated'));
  expect((await shop.standing(ada))[0]).toBe('premium');
  await shop.deliver(shop.later(created, 30, price('price_other'), 'customer.subscription.updated'));
  expect((await shop.standing(ada))[0]).toBe('starter');
});

const buy = async (person: Person, plan: 'starter' | 'premium') => {
  const events = shop.stripe.pay(await shop.openPlan(person, plan)) as [SignedEvent, SignedEvent, SignedEvent];
  for (const event of events) expect(await shop.deliver(event)).toBe(200);
  return events;
};
