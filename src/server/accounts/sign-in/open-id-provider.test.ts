import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientId, clientSecret, openIdServer, type OpenIdServer } from '#tests/open-id-server.ts';
import type { Person } from '#tests/person.ts';
import { codeOf, enrol } from '#tests/second-factor.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let provider: OpenIdServer;
beforeAll(async () => {
  provider = await openIdServer();
  world = await openWorld({
    working: false,
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Harbour Radio',
    },
  });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});
beforeEach(() => {
  provider.faults = {};
  // What is known of the provider is read again.
  world.clock.advance(2 * 60 * 60_000);
});

const newEmail = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
const proven = (email: string) => ({ sub: `sub of ${email}`, email, email_verified: true, name: 'Ada Reads' });
const ask = (person: Person) =>
  person.call<{ url: string; code?: string; message?: string }>('POST', '/api/auth/sign-in/social', {
    provider: 'openid',
    callbackURL: '/browse?search=lamp',
    errorCallbackURL: '/browse?search=lamp',
  });

/** Presses the button, goes to the provider and comes back. Answers where that leads, and the address on the way. */
async function come(person: Person): Promise<{ to: string; callback: string }> {
  const { body } = await ask(person);
  const callback = (await fetch(body.url, { redirect: 'manual' })).headers.get('location')!;
  const back = await person.fetch(callback);
  return { to: back.headers.get('location')!, callback };
}
const me = async (person: Person) => (await person.get<{ user: { id: string; email: string } }>('/api/me')).body.user;
async function rows() {
  const { rows: counts } = await world.ctx.database.pool.query<Record<string, string>>(
    `select (select count(*) from users) users, (select count(*) from auth_accounts) accounts,
      (select count(*) from auth_sessions) sessions`,
  );
  return counts[0];
}

it('makes an account for who is new, with 1,000 cantos, and knows them again', async () => {
  const email = newEmail();
  provider.person = proven(email.toUpperCase());
  const ada = world.visitor();
  expect((await come(ada)).to).toBe('/browse?search=lamp&sign-in=in');
  const first = await me(ada);
  expect(first.email).toBe(email);
  expect(await ada.balance()).toBe(1000);
  // The address may change at the provider: who somebody is does not hang on it.
  provider.person = { ...proven(newEmail()), sub: provider.person.sub };
  const again = world.visitor();
  await come(again);
  expect(await me(again)).toEqual(first);
});

it('keeps none of the tokens that the provider gave', async () => {
  provider.person = proven(newEmail());
  await come(world.visitor());
  const { rows: kept } = await world.ctx.database.pool.query<{ tokens: string | null }>(
    `select coalesce(access_token, refresh_token, id_token) tokens from auth_accounts where provider_id = 'openid'`,
  );
  expect(kept.filter(({ tokens }) => tokens !== null)).toEqual([]);
});

it('opens the account that has the same confirmed address', async () => {
  const ada = await world.listener(newEmail());
  provider.person = proven(ada.email);
  const elsewhere = world.visitor();
  expect((await come(elsewhere)).to).toContain('sign-in=in');
  expect((await me(elsewhere)).id).toBe(ada.userId);
});

it('asks for the code of who has a second factor, and leads back then', async () => {
  const ada = await world.listener(newEmail());
  const { totpUri } = await enrol(ada);
  provider.person = proven(ada.email);
  const elsewhere = world.visitor();
  expect((await come(elsewhere)).to).toBe('/browse?search=lamp&sign-in=code#sign-in');
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  await elsewhere.call('POST', '/api/auth/two-factor/verify-totp', { code: codeOf(totpUri) });
  expect((await me(elsewhere)).id).toBe(ada.userId);
});

it('takes the address from the userinfo endpoint where the ID token has none', async () => {
  const email = newEmail();
  provider.person = { sub: email };
  provider.faults = { userinfo: proven(email), claims: { sub: `sub of ${email}` } };
  const ada = world.visitor();
  await come(ada);
  expect((await me(ada)).email).toBe(email);
});

describe('changes nothing and says why', () => {
  async function expectRefusal(outcome: string, person = world.visitor()): Promise<void> {
    const before = await rows();
    expect((await come(person)).to).toBe(`/browse?search=lamp&sign-in=${outcome}#sign-in`);
    expect((await person.get('/api/me')).status).toBe(401);
    expect(await rows()).toEqual(before);
  }

  it('for who has not confirmed the address at the provider, in an account of their own or of others', async () => {
    for (const verified of [false, undefined, 'no', 'false', null]) {
      provider.person = { ...proven(newEmail()), email_verified: verified };
      await expectRefusal('unverified');
    }
    const ada = await world.listener(newEmail());
    provider.person = { ...proven(ada.email), email_verified: false };
    await expectRefusal('taken');
  });

  it('where an account has the address, which nobody has confirmed', async () => {
    const email = newEmail();
    await world.visitor().call('POST', '/api/auth/sign-up/email', { email, password: 'a lantern at sea', name: 'Eve' });
    provider.person = proven(email);
    await expectRefusal('taken');
  });

  it('for who has no address there, or changes their mind', async () => {
    provider.person = { sub: 'nameless' };
    await expectRefusal('nameless');
    provider.person = proven(newEmail());
    provider.faults = { cancelled: true };
    await expectRefusal('cancelled');
  });

  it.each([
    ['has no ID token', { noIdToken: true }],
    ['signs with a key that is not its own', { foreignKey: true }],
    ['has the ID token of another site', { claims: { aud: 'another' } }],
    ['has the ID token of another provider', { claims: { iss: 'https://other.example' } }],
    ['has the ID token of another sign-in', { claims: { nonce: 'another' } }],
    ['has an ID token made for another', { claims: { azp: 'another' } }],
    ['does not say who it is', { claims: { sub: '' } }],
    ['tells of two people', { claims: { email: undefined }, userinfo: { sub: 'another' } }],
  ])('where the answer %s', async (_, faults) => {
    provider.person = proven(newEmail());
    provider.faults = faults;
    await expectRefusal('unclear');
  });

  it('where the provider fails on the way back', async () => {
    provider.person = proven(newEmail());
    const ada = world.visitor();
    const { body } = await ask(ada);
    const callback = (await fetch(body.url, { redirect: 'manual' })).headers.get('location')!;
    provider.faults = { status: 503 };
    expect((await ada.fetch(callback)).headers.get('location')).toBe('/browse?search=lamp&sign-in=unclear#sign-in');
  });

  it.each([
    ['is out of order', { status: 503 }, 503, 'PROVIDER_DOWN'],
    ['answers rubbish', { body: '<h1>Welcome</h1>' }, 502, 'PROVIDER_UNCLEAR'],
    ['describes nothing', { body: '{}' }, 502, 'PROVIDER_UNCLEAR'],
    ['is another one', { description: { issuer: 'https://other.example' } }, 502, 'PROVIDER_UNCLEAR'],
  ])('where the provider %s', async (_, faults, status, code) => {
    provider.faults = faults;
    const { status: answered, body } = await ask(world.visitor());
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.message).toMatch(/^Harbour Radio .*Nothing has changed/);
    // As soon as it is mended, it lets people in.
    provider.faults = {};
    provider.person = proven(newEmail());
    expect((await come(world.visitor())).to).toContain('sign-in=in');
  });

  it('where a way back is gone twice, or by somebody else', async () => {
    provider.person = proven(newEmail());
    const ada = world.visitor();
    const { callback } = await come(ada);
    for (const person of [ada, world.visitor()])
      expect((await person.fetch(callback)).headers.get('location')).toBe('/?sign-in=stale#sign-in');
    const eve = world.visitor();
    const asked = (await ask(eve)).body.url;
    const others = (await fetch(asked, { redirect: 'manual' })).headers.get('location')!;
    const victim = world.visitor();
    expect((await victim.fetch(others)).headers.get('location')).toContain('sign-in=stale');
    expect((await victim.get('/api/me')).status).toBe(401);
  });
});

it('leads to no other site', async () => {
  const { status } = await world.visitor().call('POST', '/api/auth/sign-in/social', {
    provider: 'openid',
    callbackURL: 'https://evil.example',
  });
  expect(status).toBe(403);
});

it('is not there where no provider is configured', async () => {
  const plain = await openWorld({ working: false });
  expect((await ask(plain.visitor())).status).toBe(404);
  await plain.close();
});

it('says that the provider does not answer where there is none any more', async () => {
  await provider.close();
  const { status, body } = await ask(world.visitor());
  expect([status, body.code]).toEqual([503, 'PROVIDER_DOWN']);
});
