// Chargebacks: what a buyer's bank asks back, and what becomes of the cantos.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUserDetail } from '#shared/admin/admin.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, newSeason, type ShowFixture } from '#tests/show-fixture.ts';
import { openStripeShop, type StripeShop } from '#tests/stripe-shop.ts';

let shop: StripeShop;
let admin: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  shop = await openStripeShop();
  admin = await openAdmin(shop.world);
  fixture = await createShowFixture(shop.world, await shop.world.listener());
});
afterAll(() => shop.close());

/** Somebody with 1,000 cantos of the welcome and 4,000 of a pack, less what is spent of it. */
async function buyer(spent = 0): Promise<{ ada: Person; session: string }> {
  const ada = await shop.world.listener();
  const session = await shop.openPack(ada);
  for (const event of shop.stripe.pay(session)) await shop.deliver(event);
  if (spent) await spend(ada, spent);
  return { ada, session };
}
const spend = (ada: Person, cantos: number) =>
  shop.world.ctx.database.pool.query(`select post_entry($1, $2, 'correction', null, 'test', $3)`, [
    ada.userId,
    -cantos,
    crypto.randomUUID(),
  ]);
const opened = (session: string, cents = 499) => shop.stripe.dispute(session, cents, 'needs_response', 'created');
const closed = (session: string, outcome: 'won' | 'lost' | 'warning_closed', cents = 499) =>
  shop.stripe.dispute(session, cents, outcome, 'closed');
const order = (ada: Person) => ada.run('create-season-v3', newSeason(fixture), crypto.randomUUID());
const detail = async (ada: Person) => (await admin.get<AdminUserDetail>(`/api/admin/users/${ada.userId}`)).body;

describe('a disputed pack', () => {
  it('is held while the bank decides, once however often that is told, and given back when we win', async () => {
    const { ada, session } = await buyer();
    const event = opened(session);
    await Promise.all([shop.deliver(event), shop.deliver(event), shop.deliver(shop.later(event, 1))]);
    expect(await ada.balance()).toBe(1000);
    expect(await detail(ada)).toMatchObject({ debt: 0, disputes: [{ status: 'open', cantos: 4000, taken: 4000 }] });
    const end = closed(session, 'won');
    await Promise.all([shop.deliver(end), shop.deliver(end)]);
    await shop.deliver(shop.later(event, 2));
    expect(await ada.balance()).toBe(5000);
    expect(await detail(ada)).toMatchObject({ disputes: [{ status: 'won', taken: 0 }] });
  });

  it('holds the part that is disputed, and gives it back after an inquiry that came to nothing', async () => {
    const { ada, session } = await buyer();
    await shop.deliver(opened(session, 250));
    expect(await ada.balance()).toBe(5000 - Math.floor((4000 * 250) / 499));
    await shop.deliver(closed(session, 'warning_closed', 250));
    expect(await ada.balance()).toBe(5000);
  });

  it('is taken back when we lose, told in any order', async () => {
    for (const turned of [false, true]) {
      const { ada, session } = await buyer();
      const events = [opened(session), closed(session, 'lost')];
      for (const event of turned ? events.toReversed() : events) await shop.deliver(event);
      expect(await ada.balance()).toBe(1000);
      expect(await detail(ada)).toMatchObject({ debt: 0, disputes: [{ status: 'lost', taken: 4000 }] });
      await shop.deliver(closed(session, 'won'));
      expect(await ada.balance()).toBe(5000);
    }
  });

  it('told of before its payment is held when the payment is told of', async () => {
    const ada = await shop.world.listener();
    const session = await shop.openPack(ada);
    const events = shop.stripe.pay(session);
    await shop.deliver(opened(session));
    expect(await ada.balance()).toBe(1000);
    for (const event of events) await shop.deliver(event);
    expect(await ada.balance()).toBe(1000);
  });
});

describe('what was spent of a payment that was charged back', () => {
  it('is owed, stops orders, and is settled by what comes in', async () => {
    const { ada, session } = await buyer(4900);
    await shop.deliver(opened(session));
    expect(await ada.balance()).toBe(0);
    const { body: corrected } = await admin.call(
      'POST',
      `/api/admin/users/${ada.userId}/corrections`,
      { amount: 400, reason: 'A gift', note: 'Test' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(corrected, 'while it is open, nothing is owed').toEqual({ balance: 400 });
    await shop.deliver(closed(session, 'lost'));
    expect(await ada.balance()).toBe(0);
    expect((await detail(ada)).debt).toBe(3500);
    const refused = await order(ada);
    expect([refused.status, refused.body.code, refused.body.required]).toEqual([402, 'debt_unsettled', 3500]);

    const next = await shop.openPack(ada);
    for (const event of shop.stripe.pay(next)) await shop.deliver(event);
    expect(await ada.balance()).toBe(500);
    expect((await detail(ada)).debt).toBe(0);
    expect((await order(ada)).status).toBe(200);
    expect(await ada.balance()).toBe(200);
  });

  it('is forgiven by a correction', async () => {
    const { ada, session } = await buyer(4900);
    await shop.deliver(closed(session, 'lost'));
    const { body } = await admin.call(
      'POST',
      `/api/admin/users/${ada.userId}/corrections`,
      { amount: 4200, reason: 'Settled by letter', note: 'Test' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(body).toEqual({ balance: 300 });
    expect((await order(ada)).status).toBe(200);
  });
});

it('a month of a plan that was charged back is taken back, and the plan ends', async () => {
  const ada = await shop.world.listener();
  const session = await shop.openPlan(ada, 'starter');
  for (const event of shop.stripe.pay(session)) await shop.deliver(event);
  expect(await shop.standing(ada)).toEqual(['starter', 7000]);
  await shop.deliver(opened(session, 799));
  expect(await shop.standing(ada)).toEqual(['starter', 1000]);
  await shop.deliver(closed(session, 'lost', 799));
  expect(await shop.standing(ada)).toEqual(['free', 1000]);
});
