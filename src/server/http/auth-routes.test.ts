import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const email = 'ada@example.com';
const password = 'a lantern at sea';
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.visitor().fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** The links to confirm an account that this address was sent, newest first. */
async function mailedLinks(to: string): Promise<string[]> {
  const mails = await world.ctx.mail.outbox!.list();
  return mails.filter((mail) => mail.to.includes(to)).map(({ text }) => /http\S+verify-email\S+/.exec(text)![0]);
}
async function firstLink(to: string): Promise<string> {
  await expect.poll(() => mailedLinks(to)).toHaveLength(1);
  return (await mailedLinks(to))[0]!;
}
const follow = async (link: string) => (await world.visitor().fetch(link)).headers.get('location');

it('a program signs in without an Origin, as Node’s fetch calls; another site’s page never', async () => {
  await world.listener('grace@example.com');
  const credentials = { email: 'grace@example.com', password };
  expect((await post('sign-in/email', credentials, { 'sec-fetch-mode': 'cors' })).status).toBe(200);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  expect((await post('sign-in/email', credentials, foreign)).status).toBe(403);
  const form = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await post('sign-in/email', credentials, form)).status).toBe(403);
});

it('a link that confirms nothing leads to the sign-in dialog and says why', async () => {
  await post('sign-up/email', { email, password, name: 'Ada', callbackURL: '/?plan=premium' });
  const link = await firstLink(email);
  expect(await follow(link.replace(/token=[^&]+/, 'token=cut'))).toBe('/?plan=premium&confirmation=broken#sign-in');
  expect(await follow(link)).toBe('/?plan=premium');
  expect(await follow(link)).toBe('/?plan=premium&confirmation=again#sign-in');
});

it('who has not confirmed is refused, and sent a new link', async () => {
  await post('sign-up/email', { email: 'bob@example.com', password, name: 'Bob', callbackURL: '/' });
  await firstLink('bob@example.com');
  const refused = await post('sign-in/email', { email: 'bob@example.com', password });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  await expect.poll(() => mailedLinks('bob@example.com')).toHaveLength(2);
});

it('what nothing uses of the library is closed, to members too: some of it answers with tokens of sessions', async () => {
  const member = await world.listener('mona@example.com');
  for (const path of ['list-sessions', 'list-accounts', 'ok'])
    expect((await member.fetch(`/api/auth/${path}`)).status, path).toBe(404);
  for (const path of ['update-user', 'set-password', 'delete-user', 'revoke-sessions'])
    expect((await member.fetch(`/api/auth/${path}`, { method: 'POST', body: '{}' })).status, path).toBe(404);
  expect((await member.fetch('/api/auth/get-session')).status).toBe(200);
});
