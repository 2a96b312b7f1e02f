import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedEvent } from '#platform/payments/testing/stripe-server.ts';
import type { Person } from '#tests/person.ts';
import { openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop({ working: true });
});
afterAll(() => shop.close());

it('asking for the same plan again answers the checkout that is open, and another plan closes it', async () => {
  const ada = await shop.world.listener();
  const first = await shop.openPlan(ada, 'starter');
  expect(await shop.openPlan(ada, 'starter')).toBe(first);
  const other = await shop.openPlan(ada, 'premium');
  expect(other).not.toBe(first);
  expect(() => shop.stripe.pay(first)).toThrow('expired');
  expect((await shop.verify(ada, first)).body).toMatchObject({ success: false });
  // What closed or ran out is not answered again.
  expect(await shop.openPlan(ada, 'starter')).not.toBe(first);
});

it('a checkout that was paid without our hearing of it is settled before another is opened', async () => {
  const ada = await shop.world.listener();
  shop.stripe.pay(await shop.openPlan(ada, 'starter'));
  const again = await ada.run<{ title: string }>('create-checkout', { plan: 'premium' });
  expect([again.status, again.body.title]).toEqual([
    409,
    'You have the Starter plan. Cancel it under Manage Plan in your wallet, then choose another.',
  ]);
  expect(await shop.standing(ada)).toEqual(['starter', 7000]);
});

/** Two checkouts opened in the same moment, before either was kept. */
async function openTwo(person: Person): Promise<[string, string]> {
  const first = await shop.openPlan(person, 'starter');
  const { pool } = shop.world.ctx.database;
  await pool.query(`update checkouts set status = 'expired' where id = $1`, [first]);
  const second = await shop.openPlan(person, 'premium');
  await pool.query(`update checkouts set status = 'open' where id = $1`, [first]);
  return [first, second];
}

it.each([
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])('of two that are paid, the second is refused, ended and paid back, told in the order %i %i %i', async (...order) => {
  const ada = await shop.world.listener();
  const [first, second] = await openTwo(ada);
  for (const event of shop.stripe.pay(first)) await shop.deliver(event);
  const events = shop.stripe.pay(second) as [SignedEvent, SignedEvent, SignedEvent];
  const before = shop.stripe.givenBack.size;
  for (const at of order) expect(await shop.deliver(events[at]!)).toBe(200);
  for (let time = 0; time < 2; time++) {
    expect((await shop.verify(ada, second)).body).toEqual({
      success: false,
      error: 'You already have a plan, so this second one was cancelled and its payment is being refunded.',
    });
  }
  await expect.poll(() => shop.stripe.givenBack.size).toBe(before + 1);
  await shop.deliver(shop.stripe.refund(second, 799));
  expect(await shop.standing(ada)).toEqual(['starter', 7000]);
  const { subscriptionId } = (await shop.world.ctx.payments.getCheckout(second))!;
  expect((await shop.world.ctx.payments.getSubscription(subscriptionId!))!.status).toBe('canceled');
});

it('two paid at once, and verified at once, bring one month and one plan', async () => {
  const ada = await shop.world.listener();
  const sessions = await openTwo(ada);
  const events = sessions.flatMap((session) => shop.stripe.pay(session));
  await Promise.all([...events.map(shop.deliver), ...sessions.map((session) => shop.verify(ada, session))]);
  const [plan, balance] = await shop.standing(ada);
  expect(balance).toBe(plan === 'starter' ? 7000 : 13_000);
});

it('a plan refunded whole is ended at the provider too, which would charge for it again', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPlan(ada, 'starter');
  for (const event of shop.stripe.pay(session)) await shop.deliver(event);
  await shop.deliver(shop.stripe.refund(session, 799));
  const { subscriptionId } = (await shop.world.ctx.payments.getCheckout(session))!;
  const status = async () => (await shop.world.ctx.payments.getSubscription(subscriptionId!))!.status;
  await expect.poll(status).toBe('canceled');
  expect(await shop.standing(ada)).toEqual(['free', 1000]);
});
