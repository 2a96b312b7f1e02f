import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passkey, SignInMethods } from '#shared/accounts.ts';
import { PasskeyDevice } from '#tests/passkey-device.ts';
import type { Person } from '#tests/person.ts';
import { codeOf, enrol } from '#tests/second-factor.ts';
import { openWorld, type World } from '#tests/world.ts';
import { grantRole } from '../grant-role.ts';
import { forgetPasskeys } from './own-passkeys.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ working: false });
});
afterAll(() => world.close());

const password = 'a lantern at sea';
const origin = 'http://canto.test';
const newEmail = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
const post = (person: Person, path: string, body: unknown) =>
  person.call<{ code?: string; message?: string; title?: string }>('POST', `/api/auth/${path}`, body);
const options = async (person: Person, what: string) =>
  (await person.get<{ challenge: string }>(`/api/auth/passkey/generate-${what}-options`)).body;

async function add(person: Person, device = new PasskeyDevice(origin)) {
  const asked = await person.get<{ challenge: string; code?: string }>('/api/auth/passkey/generate-register-options');
  if (asked.status !== 200) return { device, status: asked.status, code: asked.body.code };
  const { status, body } = await post(person, 'passkey/verify-registration', { response: device.register(asked.body) });
  return { device, status, code: body.code };
}
async function come(device: PasskeyDevice, person = world.visitor()) {
  const response = device.signIn(await options(person, 'authenticate'));
  const { status, body } = await post(person, 'passkey/verify-authentication', { response });
  return { person, status, code: body.code, body, response };
}
const signIn = async (email: string) => {
  const person = world.visitor();
  await post(person, 'sign-in/email', { email, password });
  return person;
};
const methods = async (person: Person) => (await person.get<SignInMethods>('/api/me/sign-in-methods')).body;
const me = async (person: Person) =>
  (await person.get<{ role: string; second_factor: string; user: { id: string } }>('/api/me')).body;

it('opens the account it was added to, by itself', async () => {
  const ada = await world.listener();
  const { device, status } = await add(ada);
  expect(status).toBe(200);
  const { person, status: opened } = await come(device);
  expect(opened).toBe(200);
  expect((await me(person)).user.id).toBe(ada.userId);
  const [known] = (await methods(person)).passkeys;
  expect(known).toMatchObject({ name: 'Passkey', is_synced: true, last_used_at: world.clock.now().toISOString() });
  expect(JSON.stringify(known)).not.toContain(device.id.toString('base64url'));
});

it('is asked for no code beside it, since its device asked for one', async () => {
  const ada = await world.listener();
  const { device } = await add(ada);
  await enrol(ada);
  expect((await me((await come(device)).person)).second_factor).toBe('on');
});

it('opens nothing where the device asked for no PIN, finger or face', async () => {
  const ada = await world.listener();
  const { device } = await add(ada);
  device.verifies = false;
  const { person, status, code } = await come(device);
  expect([status, code]).toEqual([401, 'PASSKEY_UNVERIFIED']);
  expect((await person.get('/api/me')).status).toBe(401);
  const careless = new PasskeyDevice(origin);
  careless.verifies = false;
  expect(await add(ada, careless)).toMatchObject({ status: 401, code: 'PASSKEY_UNVERIFIED' });
  expect((await methods(ada)).passkeys).toHaveLength(1);
});

it('opens nothing twice by one answer, for another site, for another device, or by rubbish', async () => {
  const ada = await world.listener();
  const { device } = await add(ada);
  const { person, response } = await come(device);
  expect((await post(person, 'passkey/verify-authentication', { response })).status).toBe(400);
  const refused = async (sent: unknown) => {
    const visitor = world.visitor();
    await options(visitor, 'authenticate');
    const { status } = await post(visitor, 'passkey/verify-authentication', { response: sent });
    expect((await visitor.get('/api/me')).status).toBe(401);
    return status;
  };
  expect(await refused(response)).toBe(400);
  for (const rubbish of [{}, { id: 7 }, { id: { a: 1 } }, { id: response.id }, { ...response, response: 'x' }])
    expect([400, 401], JSON.stringify(rubbish)).toContain(await refused(rubbish));
  expect((await come(new PasskeyDevice(origin))).code).toBe('PASSKEY_NOT_FOUND');
  const phished = new PasskeyDevice('http://canto.evil');
  expect((await add(ada, phished)).status).toBe(400);
  expect((await methods(ada)).passkeys).toHaveLength(1);
});

it('is added only once, and by nobody who is not signed in', async () => {
  const ada = await world.listener();
  const { device } = await add(ada);
  expect((await add(ada, device)).status).toBe(400);
  expect((await add(world.visitor())).status).toBe(401);
  expect((await post(ada, 'passkey/verify-registration', { response: { id: 'x' } })).status).toBe(400);
  expect((await methods(ada)).passkeys).toHaveLength(1);
});

it('is named and removed by its owner alone', async () => {
  const [ada, ben] = [await world.listener(), await world.listener()];
  const { device } = await add(ada);
  const [{ id }] = (await methods(ada)).passkeys as [Passkey];
  const path = `/api/me/passkeys/${id}`;
  expect((await ben.call('PATCH', path, { name: 'Mine' })).status).toBe(404);
  expect((await ben.call('DELETE', path)).status).toBe(404);
  expect((await ada.call('PATCH', path, { name: ' ' })).status).toBe(422);
  expect((await ada.call('PATCH', path, { name: 'x'.repeat(61) })).status).toBe(422);
  expect((await ada.call('PATCH', path, { name: ' My phone ' })).body).toMatchObject({ name: 'My phone' });
  expect((await ada.call('DELETE', path)).status).toBe(200);
  expect((await ada.call('DELETE', path)).status).toBe(404);
  expect((await come(device)).code).toBe('PASSKEY_NOT_FOUND');
});

it('is one of 20 at most', async () => {
  const ada = await world.listener();
  for (let each = 0; each < 20; each++) expect((await add(ada)).status).toBe(200);
  expect(await add(ada)).toMatchObject({ status: 400, code: 'TOO_MANY_PASSKEYS' });
});

describe('of an admin', () => {
  async function adminWithPasskey() {
    const email = newEmail();
    const admin = await world.listener(email);
    await grantRole(world.ctx, admin.userId, 'admin');
    expect((await me(admin)).second_factor).toBe('needed');
    const { device } = await add(admin);
    return { email, admin, device };
  }

  it('stands for the second factor, in the sessions that it opened', async () => {
    const { email, admin, device } = await adminWithPasskey();
    expect(await me(admin)).toMatchObject({ role: 'admin', second_factor: 'off' });
    const opened = (await come(device)).person;
    expect((await opened.get('/api/admin/users')).status).toBe(200);
    const byPassword = await signIn(email);
    expect(await me(byPassword)).toMatchObject({ role: 'user', second_factor: 'needed' });
    expect((await byPassword.get('/api/admin/users')).status).toBe(403);
  });

  it('can not be replaced by who knows the password alone', async () => {
    const { email } = await adminWithPasskey();
    const thief = await signIn(email);
    expect(await add(thief)).toMatchObject({ status: 403, code: 'PASSKEY_NEEDED' });
    expect((await post(thief, 'two-factor/enable', { password })).body.code).toBe('PASSKEY_NEEDED');
    const [{ id }] = (await methods(thief)).passkeys as [Passkey];
    expect((await thief.call('DELETE', `/api/me/passkeys/${id}`)).status).toBe(403);
    expect((await methods(thief)).passkeys).toHaveLength(1);
  });

  it('goes on for who changes the password', async () => {
    const { device } = await adminWithPasskey();
    const { person } = await come(device);
    const change = { currentPassword: password, newPassword: 'a boat of paper', revokeOtherSessions: true };
    expect((await post(person, 'change-password', change)).status).toBe(200);
    expect((await me(person)).role).toBe('admin');
  });

  it('is forgotten by who has the database, when its owner lost it', async () => {
    const { email, admin } = await adminWithPasskey();
    expect(await forgetPasskeys(world.ctx, admin.userId)).toBe(1);
    expect((await add(await signIn(email))).status).toBe(200);
  });
});

it('answers no token of a session, whatever opened it: the cookie is enough', async () => {
  const email = newEmail();
  const ada = await world.listener(email);
  const { device } = await add(ada);
  const { totpUri, recoveryCodes } = await enrol(ada);
  const ben = await world.listener(newEmail());
  const change = { currentPassword: password, newPassword: 'a boat of paper', revokeOtherSessions: true };
  const byCode = world.visitor();
  await post(byCode, 'sign-in/email', { email, password });
  const answers = [
    (await come(device)).body,
    (await post(byCode, 'two-factor/verify-backup-code', { code: recoveryCodes[0] })).body,
    (await ada.get('/api/auth/get-session')).body,
    (await post(ada, 'change-password', change)).body,
    (await post(ada, 'two-factor/verify-totp', { code: codeOf(totpUri) })).body,
    (await post(world.visitor(), 'sign-in/email', { email: ben.email, password })).body,
  ];
  for (const answer of answers) {
    expect(answer).toHaveProperty('user');
    expect(JSON.stringify(answer)).not.toMatch(/"token"/);
  }
});
