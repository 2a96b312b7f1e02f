import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedEvent } from '#platform/payments/testing/stripe-server.ts';
import { openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

describe('a refund of a pack', () => {
  it('takes back in proportion, once, in any order', async () => {
    const ada = await shop.world.listener();
    const session = await shop.openPack(ada);
    const [event] = shop.stripe.pay(session) as [SignedEvent];
    await shop.deliver(event);
    const half = shop.stripe.refund(session, 250);
    await Promise.all([shop.deliver(half), shop.deliver(half), shop.deliver(shop.later(half, 1))]);
    expect(await ada.balance()).toBe(5000 - Math.floor((4000 * 250) / 499));
    const whole = shop.stripe.refund(session, 499);
    await shop.deliver(whole);
    await shop.deliver(shop.later(half, 2));
    await shop.deliver(whole);
    expect(await ada.balance()).toBe(1000);
  });

  it('that is told before its payment is made good when the payment is told', async () => {
    const [ada, bob] = [await shop.world.listener(), await shop.world.listener()];
    const session = await shop.openPack(ada);
    const [event] = shop.stripe.pay(session) as [SignedEvent];
    await shop.deliver(shop.stripe.refund(session, 499));
    expect(await ada.balance()).toBe(1000);
    await shop.deliver(event);
    expect(await ada.balance()).toBe(1000);
    const other = await shop.openPack(bob);
    shop.stripe.pay(other);
    const refund = shop.stripe.refund(other, 499);
    await Promise.all([shop.verify(bob, other), shop.deliver(refund)]);
    expect(await bob.balance()).toBe(1000);
  });

  it('never takes more than there is, nor asks for it later', async () => {
    const ada = await shop.world.listener();
    const session = await shop.openPack(ada);
    await Promise.all(shop.stripe.pay(session).map(shop.deliver));
    const post = (amount: number) =>
      shop.world.ctx.database.pool.query(`select post_entry($1, $2, 'correction', null, 'test', $3)`, [
        ada.userId,
        amount,
        crypto.randomUUID(),
      ]);
    await post(-4900);
    await shop.deliver(shop.stripe.refund(session, 250));
    expect(await ada.balance()).toBe(0);
    await post(3000);
    await shop.deliver(shop.stripe.refund(session, 499));
    expect(await ada.balance()).toBe(3000 - (4000 - Math.floor((4000 * 250) / 499)));
  });
});

describe('a refund of a plan', () => {
  const open = async (plan: 'starter' | 'premium' = 'starter') => {
    const ada = await shop.world.listener();
    const session = await shop.openPlan(ada, plan);
    return { ada, session, events: shop.stripe.pay(session) as [SignedEvent, SignedEvent, SignedEvent] };
  };
  const post = (userId: string, amount: number) =>
    shop.world.ctx.database.pool.query(`select post_entry($1, $2, 'correction', null, 'test', $3)`, [
      userId,
      amount,
      crypto.randomUUID(),
    ]);

  it('takes back the month as far as it is unspent, and ends the plan when it is whole', async () => {
    const { ada, session, events } = await open();
    for (const event of events) await shop.deliver(event);
    const half = shop.stripe.refund(session, 400);
    await Promise.all([shop.deliver(half), shop.deliver(half), shop.deliver(shop.later(half, 1))]);
    const left = 7000 - Math.floor((6000 * 400) / 799);
    expect(await shop.standing(ada)).toEqual(['starter', left]);
    await post(ada.userId, 100 - left);
    await shop.deliver(shop.stripe.refund(session, 799));
    expect(await shop.standing(ada)).toEqual(['free', 0]);
    await shop.deliver(shop.later(events[1], 60, {}, 'customer.subscription.updated'));
    expect(await shop.standing(ada)).toEqual(['free', 0]);
  });

  it.each([
    [0, 1, 2, 3],
    [3, 0, 1, 2],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [2, 3, 1, 0],
  ])('counts once, told in the order %i %i %i %i', async (...order) => {
    const { ada, session, events } = await open('premium');
    const told = [...events, shop.stripe.refund(session, 999)];
    for (const at of order) expect(await shop.deliver(told[at]!)).toBe(200);
    await shop.verify(ada, session);
    expect(await shop.standing(ada)).toEqual(['free', 1000]);
  });

  it('of a month that is over leaves the plan as it is', async () => {
    const { ada, session, events } = await open();
    for (const event of events) await shop.deliver(event);
    shop.world.clock.advance(40 * 86_400_000);
    await shop.deliver(shop.stripe.refund(session, 799)).finally(() => shop.world.clock.advance(-40 * 86_400_000));
    expect(await shop.standing(ada)).toEqual(['starter', 1000]);
  });
});
