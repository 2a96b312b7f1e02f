import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { codeOf, enrol } from '#tests/second-factor.ts';
import { openWorld, type World } from '#tests/world.ts';
import { grantRole } from './grant-role.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const password = 'a lantern at sea';
const newEmail = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
const post = (person: Person, path: string, body: unknown) =>
  person.call<{ code?: string; message?: string; twoFactorRedirect?: boolean }>('POST', `/api/auth/${path}`, body);
const signIn = (person: Person, email: string) => post(person, 'sign-in/email', { email, password });
const isIn = async (person: Person) => (await person.get('/api/me')).status === 200;

async function enrolled() {
  const email = newEmail();
  const ada = await world.listener(email);
  return { email, ada, ...(await enrol(ada)) };
}

it('the password alone opens nothing; the code of the app does', async () => {
  const { email, totpUri } = await enrolled();
  const visitor = world.visitor();
  expect((await signIn(visitor, email)).body.twoFactorRedirect).toBe(true);
  expect(await isIn(visitor)).toBe(false);
  const wrong = await post(visitor, 'two-factor/verify-totp', { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CODE']);
  expect(await isIn(visitor)).toBe(false);
  expect((await post(visitor, 'two-factor/verify-totp', { code: codeOf(totpUri) })).status).toBe(200);
  expect(await isIn(visitor)).toBe(true);
});

it('a recovery code opens it once', async () => {
  const { email, recoveryCodes } = await enrolled();
  const recover = async (code: string) => {
    const visitor = world.visitor();
    await signIn(visitor, email);
    const { status, body } = await post(visitor, 'two-factor/verify-backup-code', { code });
    return { status, code: body.code, isIn: await isIn(visitor) };
  };
  expect(recoveryCodes).toHaveLength(10);
  expect(await recover(recoveryCodes[0]!)).toMatchObject({ status: 200, isIn: true });
  expect(await recover(recoveryCodes[0]!)).toEqual({ status: 401, code: 'INVALID_BACKUP_CODE', isIn: false });
  expect(await recover('aaaaa-bbbbb')).toMatchObject({ status: 401, isIn: false });
  expect(await recover(recoveryCodes[1]!)).toMatchObject({ status: 200, isIn: true });
});

it('a code without a password before it opens nothing', async () => {
  const { totpUri } = await enrolled();
  const visitor = world.visitor();
  expect((await post(visitor, 'two-factor/verify-totp', { code: codeOf(totpUri) })).status).toBe(401);
  expect(await isIn(visitor)).toBe(false);
});

it('is turned on and off by who knows the password', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  expect((await post(ada, 'two-factor/enable', { password: 'wrong' })).body.code).toBe('INVALID_PASSWORD');
  const state = async () => (await ada.get<{ second_factor: string }>('/api/me')).body.second_factor;
  await post(ada, 'two-factor/enable', { password });
  // Nothing is asked for before a code of the app was seen: who stops here must not be locked out.
  expect(await state()).toBe('off');
  expect((await signIn(world.visitor(), email)).body.twoFactorRedirect).toBeUndefined();
  await enrol(ada);
  expect(await state()).toBe('on');
  expect((await post(ada, 'two-factor/disable', { password: 'wrong' })).body.code).toBe('INVALID_PASSWORD');
  expect((await post(ada, 'two-factor/disable', { password })).status).toBe(200);
  expect(await state()).toBe('off');
});

it('new recovery codes end the old ones', async () => {
  const { ada, email, recoveryCodes } = await enrolled();
  const { body } = await ada.call<{ backupCodes: string[] }>('POST', '/api/auth/two-factor/generate-backup-codes', {
    password,
  });
  const visitor = world.visitor();
  await signIn(visitor, email);
  expect((await post(visitor, 'two-factor/verify-backup-code', { code: recoveryCodes[2] })).status).toBe(401);
  expect((await post(visitor, 'two-factor/verify-backup-code', { code: body.backupCodes[0] })).status).toBe(200);
});

it('a link in a mail stands for no second factor', async () => {
  const { ada } = await enrolled();
  const next = newEmail();
  await post(ada, 'change-email', { newEmail: next, callbackURL: '/account' });
  const link = (await ada.mailTo(next))!.links.find((url) => url.includes('verify-email'))!;
  const visitor = world.visitor();
  await visitor.fetch(link);
  expect(await isIn(visitor)).toBe(false);
  expect((await ada.get<{ user: { email: string } }>('/api/me')).body.user.email).toBe(next);
});

it('admins have no rights of one without it', async () => {
  const ada = await world.listener();
  await grantRole(world.ctx, ada.userId, 'admin');
  const me = async () => (await ada.get<{ role: string; second_factor: string }>('/api/me')).body;
  expect(await me()).toMatchObject({ role: 'user', second_factor: 'needed' });
  expect((await ada.get('/api/admin/users')).status).toBe(403);
  await enrol(ada);
  expect(await me()).toMatchObject({ role: 'admin', second_factor: 'on' });
  expect((await ada.get('/api/admin/users')).status).toBe(200);
  await post(ada, 'two-factor/disable', { password });
  expect((await ada.get('/api/admin/users')).status).toBe(403);
  expect((await (await openAdmin(world)).get('/api/admin/users')).status).toBe(200);
});

it.each(['send-otp', 'verify-otp', 'view-backup-codes', 'get-totp-uri'])('%s stays closed', async (path) => {
  const { ada } = await enrolled();
  expect((await post(ada, `two-factor/${path}`, { password, userId: ada.userId })).status).toBe(404);
});
