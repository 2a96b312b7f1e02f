import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let limited: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
  limited = await openWorld({ working: false, env: { RATE_LIMITS: 'true' } });
});
afterAll(async () => {
  await world.close();
  await limited.close();
});

const subject = 'Choose a new Canto password';
const newEmail = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
const ask = (person: Person, email: string) => person.call('POST', '/api/auth/request-password-reset', { email });
const signIn = (person: Person, email: string, password: string) =>
  person.call('POST', '/api/auth/sign-in/email', { email, password });
const choose = (person: Person, token: string, newPassword = 'a boat of paper') =>
  person.call<{ code?: string }>('POST', '/api/auth/reset-password', { token, newPassword });
const mailsTo = async (at: World, email: string) =>
  ((await at.ctx.mail.outbox?.list()) ?? []).filter((mail) => mail.to === email && mail.subject === subject);

async function linksTo(at: World, email: string, count: number): Promise<string[]> {
  await expect.poll(async () => (await mailsTo(at, email)).length, { timeout: 5000 }).toBe(count);
  return (await mailsTo(at, email)).flatMap(({ links }) => links.filter((link) => link.includes('reset-password')));
}
/** Where the link in the mail leads. */
async function follow(person: Person, link: string): Promise<URL> {
  const answer = await person.fetch(link);
  return new URL(answer.headers.get('location')!, 'http://canto.test');
}

it('a link leads to a new password, once, and ends every other session', async () => {
  const email = newEmail();
  const [ada, other] = [await world.listener(email), world.visitor()];
  expect((await ask(other, email.toUpperCase())).status).toBe(200);
  const [link] = await linksTo(world, email, 1);
  const page = await follow(other, link!);
  expect(page.pathname).toBe('/account/password');
  const token = page.searchParams.get('token')!;
  expect((await choose(other, token)).status).toBe(200);
  expect((await ada.get('/api/me')).status).toBe(401);
  expect((await signIn(other, email, 'a lantern at sea')).status).toBe(401);
  expect((await signIn(other, email, 'a boat of paper')).status).toBe(200);
  const again = await choose(other, token, 'a third password');
  expect([again.status, again.body.code]).toEqual([400, 'INVALID_TOKEN']);
  expect((await follow(other, link!)).searchParams.get('error')).toBe('INVALID_TOKEN');
});

it('a new password also ends the links that were sent beside the one that was used', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  await ask(ada, email);
  await linksTo(world, email, 1);
  await ask(ada, email);
  const links = await linksTo(world, email, 2);
  const tokens = await Promise.all(links.map(async (link) => (await follow(ada, link)).searchParams.get('token')!));
  expect((await choose(ada, tokens[0]!)).status).toBe(200);
  expect((await choose(ada, tokens[1]!)).body.code).toBe('INVALID_TOKEN');
});

it('a link is over after an hour', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  await ask(ada, email);
  const [link] = await linksTo(world, email, 1);
  const token = (await follow(ada, link!)).searchParams.get('token')!;
  await world.ctx.database.pool.query(
    `update auth_verifications set expires_at = now() - interval '1 second' where identifier = $1`,
    [`reset-password:${token}`],
  );
  expect((await follow(ada, link!)).searchParams.get('error')).toBe('INVALID_TOKEN');
  expect((await choose(ada, token)).body.code).toBe('INVALID_TOKEN');
  expect((await signIn(ada, email, 'a lantern at sea')).status).toBe(200);
});

it('answers the same for an address without an account, and mails nothing there', async () => {
  const email = newEmail();
  const known = await world.listener(email);
  const nobody = newEmail();
  const [yes, no] = [await ask(known, email), await ask(known, nobody)];
  expect([no.status, no.body]).toEqual([yes.status, yes.body]);
  await linksTo(world, email, 1);
  expect(await mailsTo(world, nobody)).toEqual([]);
});

it('refuses passwords as signing up does, and keeps the link for a better one', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  await ask(ada, email);
  const [link] = await linksTo(world, email, 1);
  const token = (await follow(ada, link!)).searchParams.get('token')!;
  expect((await choose(ada, token, 'short')).body.code).toBe('PASSWORD_TOO_SHORT');
  expect((await choose(ada, token, 'x'.repeat(129))).body.code).toBe('PASSWORD_TOO_LONG');
  expect((await choose(ada, token, 'password1')).body.code).toBe('PASSWORD_TOO_COMMON');
  expect((await choose(ada, token)).status).toBe(200);
});

it('confirms an address that was not confirmed yet: whoever has the link can read its mails', async () => {
  const email = newEmail();
  const ada = world.visitor();
  await ada.call('POST', '/api/auth/sign-up/email', { email, password: 'a lantern at sea', name: 'ada' });
  expect((await signIn(ada, email, 'a lantern at sea')).status).toBe(403);
  await ask(ada, email);
  const [link] = await linksTo(world, email, 1);
  await choose(ada, (await follow(ada, link!)).searchParams.get('token')!);
  expect((await signIn(ada, email, 'a boat of paper')).status).toBe(200);
});

it('leads to our own page, whatever page is asked for', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  const ask = (redirectTo: string) => ada.call('POST', '/api/auth/request-password-reset', { email, redirectTo });
  expect((await ask('https://evil.example/')).status).toBe(403);
  expect((await ask('/browse')).status).toBe(200);
  const [link] = await linksTo(world, email, 1);
  expect(await follow(ada, link!)).toMatchObject({ host: 'canto.test', pathname: '/account/password' });
});

it('sends an account three links an hour at most, and answers as if it had sent more', async () => {
  const email = newEmail();
  const ada = await limited.listener(email);
  const from = (host: number) => ({ incoming: { socket: { remoteAddress: `192.0.2.${host}` } } });
  for (let time = 1; time <= 5; time++) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) };
    const answer = await limited.app.request('http://canto.test/api/auth/request-password-reset', init, from(time));
    expect(answer.status).toBe(200);
    if (time <= 3) await linksTo(limited, email, time);
  }
  expect(await mailsTo(limited, email)).toHaveLength(3);
  expect((await ada.get('/api/me')).status).toBe(200);
});

it('hears one network five times a minute', async () => {
  const asked = [];
  for (let time = 0; time < 6; time++) asked.push(await ask(limited.visitor(), newEmail()));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const { headers, body } = asked.at(-1)!;
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: 'rate_limited', title: expect.stringContaining('Please try again in') });
});
