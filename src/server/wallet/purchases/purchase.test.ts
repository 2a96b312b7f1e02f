import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packs } from '#shared/packs-and-plans.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let anybody: Person;
beforeAll(async () => {
  world = await openWorld({ working: false });
  anybody = await world.listener();
});
afterAll(() => world.close());

const starter = { packageId: 'starter', amount: 99, cantoAmount: 800, description: 'Starter Pack' };
type Url = { url: string };
type Verified = { success: boolean; cantoAmount?: number; error?: string; title?: string };

const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
async function open(person: Person, body: unknown = starter, key?: string): Promise<string> {
  const { status, body: answer } = await person.run<Url>('create-payment', body, key);
  expect(status).toBe(200);
  return sessionOf(answer.url);
}
async function subscribe(person: Person, plan: 'starter' | 'premium'): Promise<string> {
  const { status, body } = await person.run<Url>('create-checkout', { plan });
  expect(status).toBe(200);
  const session = sessionOf(body.url);
  expect((await press(person, session, 'pay')).status).toBe(303);
  return session;
}
const press = (person: Person, session: string, what: 'pay' | 'cancel' | 'refund') =>
  person.fetch(`/dev/checkout/${session}/${what}`, { method: 'POST', headers: { origin: 'http://canto.test' } });
const verify = (person: Person, sessionId: string) => person.run<Verified>('verify-payment', { sessionId });
const ledger = async (person: Person) =>
  (await person.get<{ items: { reason: string; amount: number }[] }>('/api/me/ledger')).body.items;

describe('a pack', () => {
  it('is paid on the test checkout and credited once, however often it is verified', async () => {
    const ada = await world.listener();
    const session = await open(ada);
    const page = await (await ada.fetch(`/dev/checkout/${session}`)).text();
    expect(page).toContain('Test checkout: no money moves');
    expect(page).toContain('$0.99');
    expect(page).toContain('800 cantos');
    const paid = await press(ada, session, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`/payment-success?session_id=${session}&cantos=800`);
    expect(await ada.balance()).toBe(1800);
    for (const answer of await Promise.all([1, 2, 3].map(() => verify(ada, session)))) {
      expect(answer.body).toEqual({ success: true, cantoAmount: 800 });
    }
    await press(ada, session, 'pay');
    expect(await ada.balance()).toBe(1800);
    expect((await ledger(ada)).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['pack', 800],
      ['sign_up', 1000],
    ]);
  });

  it('is credited by verifying alone, where the provider took the money and its event is lost', async () => {
    const ada = await world.listener();
    const session = await open(ada);
    const { events } = await world.ctx.payments.test!.pay(session);
    expect(events).toHaveLength(1);
    expect(await ada.balance()).toBe(1000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(ada, session)));
    expect(answers.map(({ body }) => body.cantoAmount)).toEqual([800, 800, 800, 800]);
    expect(await ada.balance()).toBe(1800);
  });

  it.each(packs)('$name is sold for what the list says and nothing else', async (pack) => {
    const before = await anybody.balance();
    const right = { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount };
    const bad = [
      { ...right, amount: 1 },
      { ...right, amount: -pack.priceCents },
      { ...right, cantoAmount: pack.amount + 1 },
      { ...right, packageId: 'vip' },
      { ...right, amount: pack.priceCents + 0.5 },
    ];
    for (const body of bad) {
      const answer = await anybody.run('create-payment', body);
      expect(answer.status).toBe(422);
      expect(answer.body['errors']).toBeTruthy();
    }
    await press(anybody, await open(anybody, right), 'pay');
    expect(await anybody.balance()).toBe(before + pack.amount);
  });

  it('belongs to its buyer: nobody else sees, pays or verifies it', async () => {
    const [ada, bob] = [await world.listener(), await world.listener()];
    const session = await open(ada);
    expect((await bob.fetch(`/dev/checkout/${session}`)).status).toBe(403);
    expect((await press(bob, session, 'pay')).status).toBe(403);
    expect((await world.visitor().fetch(`/dev/checkout/${session}`)).status).toBe(401);
    expect((await press(world.visitor(), session, 'pay')).status).toBe(401);
    expect((await verify(world.visitor(), session)).status).toBe(401);
    expect((await verify(bob, session)).status).toBe(403);
    await press(ada, session, 'pay');
    expect((await verify(bob, session)).status).toBe(403);
    expect(await bob.balance()).toBe(1000);
    const foreign = await ada.fetch(`/dev/checkout/${session}/pay`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });

  it('gives nothing until it is paid, and nothing when it is cancelled', async () => {
    const ada = await world.listener();
    const session = await open(ada);
    expect((await verify(ada, session)).body).toMatchObject({ success: false, error: expect.any(String) });
    const cancelled = await press(ada, session, 'cancel');
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, '/']);
    expect((await verify(ada, session)).body.success).toBe(false);
    expect((await press(ada, session, 'pay')).status).toBe(409);
    expect(await ada.balance()).toBe(1000);
  });

  it.each(['cs_test_none', '{CHECKOUT_SESSION_ID}', '../../etc', 'a\u0000b', 'é'])(
    'there is no checkout %j',
    async (sessionId) => {
      const answer = await verify(anybody, sessionId);
      expect([answer.status, answer.body.title]).toEqual([404, 'Payment verification failed']);
    },
  );

  it('one idempotency key opens one checkout, and never one for something else', async () => {
    const [ada, bob] = [await world.listener(), await world.listener()];
    const [first, second] = [await open(ada, starter, 'key-1'), await open(ada, starter, 'key-1')];
    expect(second).toBe(first);
    expect(await open(bob, starter, 'key-1')).not.toBe(first);
    const other = await ada.run('create-payment', { packageId: 'creator', amount: 499, cantoAmount: 4000 }, 'key-1');
    expect([other.status, other.body['code']]).toEqual([409, 'idempotency_mismatch']);
  });

  it('a refund takes back what is unspent, once, and never below 0', async () => {
    const [ada, bob] = [await world.listener(), await world.listener()];
    const session = await open(ada);
    await press(ada, session, 'pay');
    await press(ada, session, 'refund');
    await press(ada, session, 'refund');
    expect(await ada.balance()).toBe(1000);
    const spent = await open(bob);
    await press(bob, spent, 'pay');
    await world.ctx.database.pool.query(`select post_entry($1, -1700, 'correction', null, 'spent', 'spent')`, [
      bob.userId,
    ]);
    await press(bob, spent, 'refund');
    expect(await bob.balance()).toBe(0);
    expect((await ledger(bob))[0]).toMatchObject({ reason: 'reversal', amount: -100 });
  });
});

describe('a plan', () => {
  it('counts, and brings its first month once, whether told by events or verified', async () => {
    const ada = await world.listener();
    const session = await subscribe(ada, 'premium');
    expect((await verify(ada, session)).body).toEqual({ success: true, cantoAmount: 12_000 });
    expect((await ada.get<{ plan: string; balance: number }>('/api/me')).body).toMatchObject({
      plan: 'premium',
      balance: 13_000,
    });
    const bob = await world.listener();
    const { body } = await bob.run<Url>('create-checkout', { plan: 'starter' });
    const { events } = await world.ctx.payments.test!.pay(sessionOf(body.url));
    await verify(bob, sessionOf(body.url));
    expect((await bob.get('/api/me')).body).toMatchObject({ plan: 'starter', balance: 7000 });
    const { receiveEvent } = await import('./receive-event.ts');
    for (const event of events.toReversed()) await receiveEvent(world.ctx, event);
    expect(await bob.balance()).toBe(7000);
  });

  it('ends with the refund of its month, which takes back what is unspent of it', async () => {
    const ada = await world.listener();
    const session = await subscribe(ada, 'starter');
    expect(await (await ada.fetch(`/dev/checkout/${session}`)).text()).toContain('Refund');
    await press(ada, session, 'refund');
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'free', balance: 1000 });
    expect((await ledger(ada)).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['reversal', -6000],
      ['plan', 6000],
      ['sign_up', 1000],
    ]);
  });

  it('is not sold twice, and can be cancelled on the portal by its own buyer', async () => {
    const [ada, bob] = [await world.listener(), await world.listener()];
    expect((await ada.call('POST', '/api/me/plan/portal')).status).toBe(404);
    await subscribe(ada, 'starter');
    for (const plan of ['starter', 'premium']) {
      const again = await ada.run('create-checkout', { plan });
      expect([again.status, again.body['code']]).toEqual([409, 'conflict']);
    }
    const { body } = await ada.call<Url>('POST', '/api/me/plan/portal');
    const { pathname } = new URL(body.url);
    const page = await (await ada.fetch(body.url)).text();
    expect(page).toContain('$7.99 a month');
    const subscription = /name="subscription" value="([^"]+)"/.exec(page)![1]!;
    const form = () => ({
      method: 'POST',
      body: new URLSearchParams({ subscription, returnUrl: 'https://evil.example/' }),
    });
    expect((await bob.fetch(body.url)).status).toBe(403);
    expect((await bob.fetch(`${pathname}/cancel`, form())).status).toBe(403);
    const cancelled = await ada.fetch(`${pathname}/cancel`, form());
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('location')).not.toContain('evil');
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'free', balance: 7000 });
    await subscribe(ada, 'premium');
    expect((await ada.get('/api/me')).body).toMatchObject({ plan: 'premium', balance: 19_000 });
  });
});

it('a public server without a payment provider sells nothing, and has no test checkout', async () => {
  const open = await openWorld({ env: { NODE_ENV: 'production', BASE_URL: 'https://canto.example' }, working: false });
  try {
    const ada = await open.listener();
    const answer = await ada.run('create-payment', starter);
    expect([answer.status, answer.body['code']]).toEqual([503, 'unavailable']);
    expect((await ada.fetch('/dev/checkout/cs_test_1')).status).toBe(404);
  } finally {
    await open.close();
  }
});
