import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedEvent } from '#platform/payments/testing/stripe-server.ts';
import type { Person } from '#tests/person.ts';
import { contentOf, openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

it('a pack is credited once, though its event comes again and again beside the buyer who verifies', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPack(ada);
  expect((await shop.verify(ada, session)).body.success).toBe(false);
  const [event] = shop.stripe.pay(session) as [SignedEvent];
  const statuses = await Promise.all([
    shop.deliver(event),
    shop.verify(ada, session),
    shop.deliver(event),
    shop.deliver(event),
    shop.verify(ada, session),
    shop.deliver(shop.later(event, 5)),
  ]);
  expect(statuses.map((one) => (typeof one === 'number' ? one : one.status))).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await ada.balance()).toBe(5000);
  expect((await shop.verify(await shop.world.listener(), session)).status).toBe(403);
});

it('a call without a body is refused', async () => {
  expect(await shop.deliver({ body: '', headers: new Headers({ 'stripe-signature': 't=1,v1=00' }) })).toBe(400);
});

describe('what is not from the provider', () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await shop.world.listener();
  });

  it.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['a forged signature', (event) => shop.signed(contentOf(event), { secret: 'whsec_other' })],
    ['an event of over 300 s ago', (event) => shop.signed(contentOf(event), { ageSeconds: 301 })],
    ['no signature', ({ body }) => ({ body, headers: new Headers() })],
    ['nonsense', () => ({ body: '{', headers: new Headers({ 'stripe-signature': 't=1,v1=00' }) })],
    ['a changed amount', ({ body, headers }) => ({ body: body.replace('pack:creator', 'pack:ultimate'), headers })],
  ])('%s is 400 and gives nothing', async (_name, forge) => {
    const before = await ada.balance();
    const [event] = shop.stripe.pay(await shop.openPack(ada)) as [SignedEvent];
    expect(await shop.deliver(forge(event))).toBe(400);
    expect(await ada.balance()).toBe(before);
    expect(await shop.deliver(event)).toBe(200);
    expect(await ada.balance()).toBe(before + 4000);
  });

  it('genuine events of other goods, other people and other kinds change nothing and are not asked for again', async () => {
    const before = await ada.balance();
    const [event] = shop.stripe.pay(await shop.openPack(ada)) as [SignedEvent];
    const { metadata } = contentOf(event).data.object as unknown as { metadata: Record<string, string> };
    const renamed = (from: string, to: string) =>
      Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, value === from ? to : value]));
    expect(
      await shop.deliver(shop.later(event, 1, { id: 'cs_test_mug', metadata: renamed('pack:creator', 'mug:blue') })),
    ).toBe(200);
    expect(
      await shop.deliver(shop.later(event, 1, { id: 'cs_test_nobody', metadata: renamed(ada.userId, 'nobody') })),
    ).toBe(200);
    expect(await shop.deliver(shop.later(event, 1, { id: 'cs_test_shop', metadata: {} }))).toBe(200);
    expect(await shop.deliver(shop.later(event, 1, {}, 'customer.created'))).toBe(200);
    expect(await ada.balance()).toBe(before);
  });
});

it('a payment is credited though we were killed before we kept its checkout', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPack(ada);
  await shop.world.ctx.database.pool.query('delete from checkouts where id = $1', [session]);
  const [event] = shop.stripe.pay(session) as [SignedEvent];
  expect(await shop.deliver(event)).toBe(200);
  expect((await shop.verify(ada, session)).body).toEqual({ success: true, cantoAmount: 4000 });
  expect(await ada.balance()).toBe(5000);
});

it('a failure of ours keeps nothing and answers 5xx, so the next try does everything', async () => {
  const ada = await shop.world.listener();
  const [event] = shop.stripe.pay(await shop.openPack(ada)) as [SignedEvent];
  const { pool } = shop.world.ctx.database;
  await pool.query('alter table payment_refunds rename to payment_refunds_away');
  const status = await shop
    .deliver(event)
    .finally(() => pool.query('alter table payment_refunds_away rename to payment_refunds'));
  expect(status).toBe(500);
  expect(await ada.balance()).toBe(1000);
  expect(await shop.deliver(event)).toBe(200);
  expect(await ada.balance()).toBe(5000);
});

it('a payment by bank counts when it arrives, not when it is promised', async () => {
  const ada = await shop.world.listener();
  const [event] = shop.stripe.pay(await shop.openPack(ada)) as [SignedEvent];
  expect(await shop.deliver(shop.later(event, 0, { payment_status: 'unpaid' }))).toBe(200);
  expect(await ada.balance()).toBe(1000);
  expect(await shop.deliver(shop.later(event, 0, {}, 'checkout.session.async_payment_succeeded'))).toBe(200);
  expect(await ada.balance()).toBe(5000);
});

it('says so when the provider does not answer, and loses nothing', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPack(ada);
  shop.stripe.pay(session);
  shop.stripe.failNext(500, 6);
  expect((await shop.verify(ada, session)).status).toBe(502);
  expect((await ada.run('create-payment', { packageId: 'creator', amount: 499, cantoAmount: 4000 })).status).toBe(502);
  expect((await shop.verify(ada, session)).body).toEqual({ success: true, cantoAmount: 4000 });
  expect(await ada.balance()).toBe(5000);
});

it('has no test checkout beside a real provider', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPack(ada);
  expect((await ada.fetch(`/dev/checkout/${session}`)).status).toBe(404);
  expect((await ada.fetch(`/dev/checkout/${session}/pay`, { method: 'POST' })).status).toBe(404);
});
