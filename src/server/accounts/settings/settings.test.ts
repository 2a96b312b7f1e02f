import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#shared/accounts.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const newEmail = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
const signIn = (person: Person, email: string, password = 'a lantern at sea') =>
  person.call<{ code?: string }>('POST', '/api/auth/sign-in/email', { email, password });

describe('a public name', () => {
  const rename = (person: Person, name: string) =>
    person.call<{ title?: string; username?: string }>('PATCH', '/api/me', { public_name: name });
  const nameOf = async (person: Person) =>
    (await person.get<{ user: { username: string } }>('/api/me')).body.user.username;

  it('changes for everybody at once', async () => {
    const ada = await world.listener();
    expect((await rename(ada, ' Keeper.Of-Lamps ')).body).toEqual({ username: 'keeper.of-lamps' });
    expect(await nameOf(ada)).toBe('keeper.of-lamps');
  });

  it.each([
    ['a', 422],
    ['x'.repeat(31), 422],
    ['two words', 422],
    ['.dot', 422],
    ['<b>', 422],
    ['admin', 422],
    ['f.u.c.k', 422],
    ['sh1tshit', 422],
  ])('is not %j, and the old one stays', async (name, status) => {
    const ada = await world.listener();
    const before = await nameOf(ada);
    const answer = await rename(ada, name);
    expect(answer.status).toBe(status);
    expect(answer.body.title).toMatch(/\w/);
    expect(await nameOf(ada)).toBe(before);
  });

  it("is nobody else's", async () => {
    const [ada, ben] = [await world.listener(), await world.listener()];
    await rename(ada, 'gull-point');
    const { status, body } = await rename(ben, 'GULL-point');
    expect([status, body.title]).toEqual([409, 'Somebody else has that name. Please choose another.']);
    expect((await rename(ada, 'gull-point')).status).toBe(200);
    expect((await world.visitor().call('PATCH', '/api/me', { public_name: 'nobody' })).status).toBe(401);
  });
});

describe('an e-mail address', () => {
  const change = (person: Person, address: string) =>
    person.call<{ code?: string; message?: string }>('POST', '/api/auth/change-email', {
      newEmail: address,
      callbackURL: '/account?email=changed',
    });
  const addressOf = async (person: Person) =>
    (await person.get<{ user: { email: string } }>('/api/me')).body.user.email;

  it('changes once it is confirmed at the new address, and the old one is told', async () => {
    const [old, next] = [newEmail(), newEmail()];
    const ada = await world.listener(old);
    expect((await change(ada, next)).status).toBe(200);
    expect(await addressOf(ada)).toBe(old);
    const link = (await ada.mailTo(next))!.links.find((url) => url.includes('verify-email'))!;
    await expect
      .poll(async () =>
        (await world.ctx.mail.outbox!.list()).filter(({ to }) => to === old).map(({ subject }) => subject),
      )
      .toContain('Your Canto account is about to get another e-mail address');
    const answer = await ada.fetch(link);
    expect(new URL(answer.headers.get('location')!, 'http://canto.test').pathname).toBe('/account');
    expect(await addressOf(ada)).toBe(next);
    expect((await signIn(world.visitor(), old)).status).toBe(401);
    expect((await signIn(world.visitor(), next)).status).toBe(200);
    const again = await world.visitor().fetch(link);
    expect(again.headers.get('location')).toContain('confirmation=');
  });

  it("is not one's own again, somebody else's, or none at all", async () => {
    const [own, others] = [newEmail(), newEmail()];
    const ada = await world.listener(own);
    await world.listener(others);
    expect((await change(ada, own.toUpperCase())).body.message).toBe('That is your e-mail address already.');
    expect((await change(ada, others)).body.message).toBe('Another account has that e-mail address.');
    expect((await change(ada, 'nothing')).status).toBe(400);
    expect(await addressOf(ada)).toBe(own);
    expect((await change(world.visitor(), newEmail())).status).toBe(401);
  });
});

describe('a password', () => {
  const change = (person: Person, currentPassword: string, newPassword: string) =>
    person.call<{ code?: string }>('POST', '/api/auth/change-password', {
      currentPassword,
      newPassword,
      revokeOtherSessions: true,
    });

  it('changes for who knows the old one, and signs out everybody else', async () => {
    const email = newEmail();
    const [ada, elsewhere] = [await world.listener(email), world.visitor()];
    await signIn(elsewhere, email);
    expect((await change(ada, 'a lantern at sea', 'a boat of paper')).status).toBe(200);
    expect((await ada.get('/api/me')).status).toBe(200);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await signIn(elsewhere, email)).status).toBe(401);
    expect((await signIn(elsewhere, email, 'a boat of paper')).status).toBe(200);
  });

  it('stays where the old one is wrong or the new one is known to everybody', async () => {
    const email = newEmail();
    const ada = await world.listener(email);
    expect((await change(ada, 'a lantern on land', 'a boat of paper')).body.code).toBe('INVALID_PASSWORD');
    expect((await change(ada, 'a lantern at sea', 'password')).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await change(ada, 'a lantern at sea', 'abc')).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await signIn(world.visitor(), email)).status).toBe(200);
  });
});

describe('sessions', () => {
  const list = async (person: Person) => (await person.get<{ items: Session[] }>('/api/me/sessions')).body.items;

  it('are told apart, and ended one by one or all together', async () => {
    const email = newEmail();
    const [ada, phone, tablet] = [await world.listener(email), world.visitor(), world.visitor()];
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await phone.call(
      'POST',
      '/api/auth/sign-in/email',
      { email, password: 'a lantern at sea' },
      { 'user-agent': agent },
    );
    await signIn(tablet, email);
    const sessions = await list(ada);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain('token');
    const firefox = sessions.find(({ device }) => device === 'Firefox on Linux')!;
    expect((await ada.call('DELETE', `/api/me/sessions/${firefox.id}`)).body).toEqual({ ended: 1 });
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await ada.call('DELETE', `/api/me/sessions/${firefox.id}`)).status).toBe(404);
    expect((await tablet.call('DELETE', '/api/me/sessions')).body).toEqual({ ended: 2 });
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await tablet.get('/api/me')).status).toBe(401);
  });

  it("of others can't be ended", async () => {
    const [ada, ben] = [await world.listener(), await world.listener()];
    const [own] = await list(ada);
    expect((await ben.call('DELETE', `/api/me/sessions/${own!.id}`)).status).toBe(404);
    expect((await ada.get('/api/me')).status).toBe(200);
  });
});
