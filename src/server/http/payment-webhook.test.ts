import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signatureOf,
  startStripeServer,
  type SignedEvent,
  type StripeServer,
} from '#platform/payments/testing/stripe-server.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import { auditLedger } from '../wallet/audit-ledger.ts';

let stripe: StripeServer;
let world: World;

beforeAll(async () => {
  stripe = await startStripeServer();
  const env = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    STRIPE_PRICE_PREMIUM: 'price_pro',
  };
  world = await openWorld({ env, working: false });
});
afterAll(async () => {
  expect((await auditLedger(world.ctx)).faults).toEqual([]);
  await world.close();
  await stripe.close();
});

const deliver = async ({ body, headers }: SignedEvent): Promise<number> => {
  const response = await world.app.request('http://canto.test/api/stripe/webhook', { method: 'POST', body, headers });
  return response.status;
};
const verify = (person: Person, sessionId: string) =>
  person.run<{ success: boolean; cantoAmount?: number }>('verify-payment', { sessionId });

async function open(person: Person): Promise<string> {
  const { status, body } = await person.run<{ url: string }>('create-payment', {
    packageId: 'creator',
    amount: 499,
    cantoAmount: 4000,
  });
  expect(status).toBe(200);
  return new URL(body.url).pathname.split('/').at(-1)!;
}
async function openPlan(person: Person, plan: string): Promise<string> {
  const { status, body } = await person.run<{ url: string }>('create-checkout', { plan });
  expect(status).toBe(200);
  return new URL(body.url).pathname.split('/').at(-1)!;
}

type StripeEvent = {
  id: string;
  type: string;
  created: number;
  data: { object: Record<string, unknown> & { id: string } };
};
const contentOf = ({ body }: SignedEvent) => JSON.parse(body) as StripeEvent;
/** An event as Stripe signs it, `ageSeconds` ago. */
function signed(event: StripeEvent, { ageSeconds = 0, secret = stripe.webhookSecret } = {}): SignedEvent {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) - ageSeconds);
  return { body, headers: new Headers({ 'stripe-signature': signature }) };
}
let made = 0;
/** The same news in another event, so many seconds later. */
const later = (
  event: SignedEvent,
  seconds: number,
  changes: Record<string, unknown> = {},
  type?: string,
): SignedEvent => {
  const content = contentOf(event);
  return signed({
    ...content,
    id: `evt_later_${++made}`,
    type: type ?? content.type,
    created: content.created + seconds,
    data: { object: { ...content.data.object, ...changes } },
  });
};

it('a pack is credited once, though its event comes again and again beside the buyer who verifies', async () => {
  const ada = await world.listener();
  const session = await open(ada);
  expect((await verify(ada, session)).body.success).toBe(false);
  const [event] = stripe.pay(session) as [SignedEvent];
  const statuses = await Promise.all([
    deliver(event),
    verify(ada, session),
    deliver(event),
    deliver(event),
    verify(ada, session),
    deliver(later(event, 5)),
  ]);
  expect(statuses.map((one) => (typeof one === 'number' ? one : one.status))).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await ada.balance()).toBe(5000);
  expect((await verify(await world.listener(), session)).status).toBe(403);
});

describe('what is not from the provider', () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await world.listener();
  });

  it.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['a forged signature', (event) => signed(contentOf(event), { secret: 'whsec_other' })],
    ['an event of over 300 s ago', (event) => signed(contentOf(event), { ageSeconds: 301 })],
    ['no signature', ({ body }) => ({ body, headers: new Headers() })],
    ['nonsense', () => ({ body: '{', headers: new Headers({ 'stripe-signature': 't=1,v1=00' }) })],
    ['a changed amount', ({ body, headers }) => ({ body: body.replace('pack:creator', 'pack:ultimate'), headers })],
  ])('%s is 400 and gives nothing', async (_name, forge) => {
    const before = await ada.balance();
    const [event] = stripe.pay(await open(ada)) as [SignedEvent];
    expect(await deliver(forge(event))).toBe(400);
    expect(await ada.balance()).toBe(before);
    expect(await deliver(event)).toBe(200);
    expect(await ada.balance()).toBe(before + 4000);
  });

  it('genuine events of other goods, other people and other kinds change nothing and are not asked for again', async () => {
    const before = await ada.balance();
    const [event] = stripe.pay(await open(ada)) as [SignedEvent];
    const { metadata } = contentOf(event).data.object as unknown as { metadata: Record<string, string> };
    const renamed = (from: string, to: string) =>
      Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, value === from ? to : value]));
    expect(await deliver(later(event, 1, { id: 'cs_test_mug', metadata: renamed('pack:creator', 'mug:blue') }))).toBe(
      200,
    );
    expect(await deliver(later(event, 1, { id: 'cs_test_nobody', metadata: renamed(ada.userId, 'nobody') }))).toBe(200);
    expect(await deliver(later(event, 1, { id: 'cs_test_shop', metadata: {} }))).toBe(200);
    expect(await deliver(later(event, 1, {}, 'customer.created'))).toBe(200);
    expect(await ada.balance()).toBe(before);
  });
});

it('a payment is credited though we were killed before we kept its checkout', async () => {
  const ada = await world.listener();
  const session = await open(ada);
  await world.ctx.database.pool.query('delete from checkouts where id = $1', [session]);
  const [event] = stripe.pay(session) as [SignedEvent];
  expect(await deliver(event)).toBe(200);
  expect((await verify(ada, session)).body).toEqual({ success: true, cantoAmount: 4000 });
  expect(await ada.balance()).toBe(5000);
});

it('a failure of ours keeps nothing and answers 5xx, so the next try does everything', async () => {
  const ada = await world.listener();
  const [event] = stripe.pay(await open(ada)) as [SignedEvent];
  const { pool } = world.ctx.database;
  await pool.query('alter table payment_refunds rename to payment_refunds_away');
  const status = await deliver(event).finally(() =>
    pool.query('alter table payment_refunds_away rename to payment_refunds'),
  );
  expect(status).toBe(500);
  expect(await ada.balance()).toBe(1000);
  expect(await deliver(event)).toBe(200);
  expect(await ada.balance()).toBe(5000);
});

it('a payment by bank counts when it arrives, not when it is promised', async () => {
  const ada = await world.listener();
  const [event] = stripe.pay(await open(ada)) as [SignedEvent];
  expect(await deliver(later(event, 0, { payment_status: 'unpaid' }))).toBe(200);
  expect(await ada.balance()).toBe(1000);
  expect(await deliver(later(event, 0, {}, 'checkout.session.async_payment_succeeded'))).toBe(200);
  expect(await ada.balance()).toBe(5000);
});

describe('a plan', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  it.each(orders)('brings its first month once, told in the order %i %i %i', async (...order) => {
    const ada = await world.listener();
    const session = await openPlan(ada, 'premium');
    expect(stripe.forms.at(-1)!.get('line_items[0][price]')).toBe('price_pro');
    const events = stripe.pay(session);
    for (const at of order) expect(await deliver(events[at]!)).toBe(200);
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'premium', balance: 13_000 });
    expect((await verify(ada, session)).body).toEqual({ success: true, cantoAmount: 12_000 });
    expect(await ada.balance()).toBe(13_000);
  });

  it('counts by verifying alone, and then follows what is told', async () => {
    const ada = await world.listener();
    const session = await openPlan(ada, 'starter');
    const [completed, created, invoice] = stripe.pay(session) as [SignedEvent, SignedEvent, SignedEvent];
    await verify(ada, session);
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'starter', balance: 7000 });
    expect(await deliver(later(created, -60, { status: 'incomplete' }))).toBe(200);
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'free', balance: 7000 });
    for (const event of [completed, created, invoice]) await deliver(event);
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'starter', balance: 7000 });
  });

  it('brings a month with every paid invoice, once each, and for a change only what was paid', async () => {
    const ada = await world.listener();
    const [, , first] = stripe.pay(await openPlan(ada, 'starter')) as [SignedEvent, SignedEvent, SignedEvent];
    const renewal = (id: string, changes = {}) =>
      later(first, 60, { id, billing_reason: 'subscription_cycle', ...changes });
    await Promise.all([first, first, later(first, 1), renewal('in_2'), renewal('in_2'), renewal('in_3')].map(deliver));
    expect(await ada.balance()).toBe(1000 + 3 * 6000);
    expect(await deliver(renewal('in_4', { billing_reason: 'subscription_update', amount_paid: 400 }))).toBe(200);
    expect(await ada.balance()).toBe(1000 + 3 * 6000 + Math.floor((6000 * 400) / 799));
    expect(await deliver(renewal('in_5', { billing_reason: 'subscription_update', amount_paid: 0 }))).toBe(200);
    expect(await ada.balance()).toBe(1000 + 3 * 6000 + Math.floor((6000 * 400) / 799));
  });

  it('an older event never overwrites a newer one, and what has ended stays ended', async () => {
    const ada = await world.listener();
    const [, created] = stripe.pay(await openPlan(ada, 'starter')) as [SignedEvent, SignedEvent];
    const plan = async () => (await ada.get<{ plan: string }>('/api/me')).body.plan;
    const updated = (seconds: number, status: string) =>
      later(created, seconds, { status }, 'customer.subscription.updated');
    await deliver(updated(50, 'unpaid'));
    expect(await plan()).toBe('free');
    await deliver(updated(40, 'active'));
    expect(await plan()).toBe('free');
    await deliver(updated(50, 'incomplete'));
    await deliver(updated(60, 'active'));
    expect(await plan()).toBe('starter');
    await deliver(updated(60, 'incomplete'));
    expect(await plan()).toBe('starter');
    await deliver(later(created, 70, { status: 'canceled' }, 'customer.subscription.deleted'));
    expect(await plan()).toBe('free');
    await deliver(updated(65, 'active'));
    await deliver(updated(80, 'active'));
    expect(await plan()).toBe('free');
  });

  it('is managed on the provider’s portal', async () => {
    const ada = await world.listener();
    await Promise.all(stripe.pay(await openPlan(ada, 'starter')).map(deliver));
    const { status, body } = await ada.call<{ url: string }>('POST', '/api/me/plan/portal');
    expect([status, new URL(body.url).hostname]).toEqual([200, 'billing.stripe.example']);
    // A second plan is bought as the same customer.
    const { rows } = await world.ctx.database.pool.query<{ subscription_id: string; customer_id: string }>(
      'select subscription_id, customer_id from subscriptions where user_id = $1',
      [ada.userId],
    );
    await deliver(stripe.cancelSubscription(rows[0]!.subscription_id));
    await openPlan(ada, 'premium');
    expect(stripe.forms.at(-1)!.get('customer')).toBe(rows[0]!.customer_id);
  });
});

describe('a refund', () => {
  it('takes back in proportion, once, in any order', async () => {
    const ada = await world.listener();
    const session = await open(ada);
    const [event] = stripe.pay(session) as [SignedEvent];
    await deliver(event);
    const half = stripe.refund(session, 250);
    await Promise.all([deliver(half), deliver(half), deliver(later(half, 1))]);
    expect(await ada.balance()).toBe(5000 - Math.floor((4000 * 250) / 499));
    const whole = stripe.refund(session, 499);
    await deliver(whole);
    await deliver(later(half, 2));
    await deliver(whole);
    expect(await ada.balance()).toBe(1000);
  });

  it('that is told before its payment is made good when the payment is told', async () => {
    const [ada, bob] = [await world.listener(), await world.listener()];
    const session = await open(ada);
    const [event] = stripe.pay(session) as [SignedEvent];
    await deliver(stripe.refund(session, 499));
    expect(await ada.balance()).toBe(1000);
    await deliver(event);
    expect(await ada.balance()).toBe(1000);
    const other = await open(bob);
    stripe.pay(other);
    const refund = stripe.refund(other, 499);
    await Promise.all([verify(bob, other), deliver(refund)]);
    expect(await bob.balance()).toBe(1000);
  });

  it('never takes more than there is, nor asks for it later', async () => {
    const ada = await world.listener();
    const session = await open(ada);
    await Promise.all(stripe.pay(session).map(deliver));
    const post = (amount: number) =>
      world.ctx.database.pool.query(`select post_entry($1, $2, 'correction', null, 'test', $3)`, [
        ada.userId,
        amount,
        crypto.randomUUID(),
      ]);
    await post(-4900);
    await deliver(stripe.refund(session, 250));
    expect(await ada.balance()).toBe(0);
    await post(3000);
    await deliver(stripe.refund(session, 499));
    expect(await ada.balance()).toBe(3000 - (4000 - Math.floor((4000 * 250) / 499)));
  });
});

it('says so when the provider does not answer, and loses nothing', async () => {
  const ada = await world.listener();
  const session = await open(ada);
  stripe.pay(session);
  stripe.failNext(500, 6);
  expect((await verify(ada, session)).status).toBe(502);
  expect((await ada.run('create-payment', { packageId: 'creator', amount: 499, cantoAmount: 4000 })).status).toBe(502);
  expect((await verify(ada, session)).body).toEqual({ success: true, cantoAmount: 4000 });
  expect(await ada.balance()).toBe(5000);
});

it('has no test checkout beside a real provider', async () => {
  const ada = await world.listener();
  const session = await open(ada);
  expect((await ada.fetch(`/dev/checkout/${session}`)).status).toBe(404);
  expect((await ada.fetch(`/dev/checkout/${session}/pay`, { method: 'POST' })).status).toBe(404);
});
