import { isContractProcedure } from '@orpc/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { deleteDueAccounts } from '../account-data/delete-due-accounts.ts';
import { adminContract } from './contract.ts';

let world: World;
let admin: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  admin = await openAdmin(world);
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
});
afterAll(() => world.close());

const calls = Object.entries(adminContract).map(([name, procedure]) => {
  if (!isContractProcedure(procedure)) throw new Error(`${name} is no procedure`);
  const { method, path } = procedure['~orpc'].route;
  return { name, method: method!, path: `/api${path!.replace('{id}', 'nobody')}` };
});
const acts = async () => (await admin.get<{ items: object[] }>('/api/admin/acts')).body.items;

describe('every call of the admin', () => {
  it('is known to this test by its contract', () => {
    expect(calls.length).toBeGreaterThanOrEqual(18);
    expect(calls.every(({ path }) => path.startsWith('/api/admin/'))).toBe(true);
  });

  it.each(calls)('$name is for admins alone', async ({ method, path }) => {
    const body = method === 'GET' ? undefined : {};
    const visitor = await world.visitor().call(method, path, body);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthorized']);
    const listener = await (await world.listener()).call(method, path, body);
    expect([listener.status, listener.body.code]).toEqual([403, 'forbidden']);
    expect([401, 403]).not.toContain((await admin.call(method, path, body)).status);
  });
});

it('changes nothing of somebody else’s but by an act of the log', async () => {
  const fan = await world.listener();
  const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const wren = { gender: 'female', name: 'Wren', race: 'Asian', hairColor: 'red', age: 34, personality: 'Wildcard' };
  const before = await acts();
  const answers = [
    await admin.call('PATCH', `/api/shows/${fixture.showId}`, { name: 'Mine now' }),
    await admin.call('POST', `/api/shows/${fixture.showId}/locations`, { name: 'A back door' }),
    await admin.run('create-character', { ...wren, showId: fixture.showId }),
    await admin.call('DELETE', `/api/characters/${fixture.otherCharacterId}`),
    await admin.call('PATCH', `/api/seasons/${body.season.id}`, { is_published: false }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await admin.get(`/api/shows/${fixture.showId}`)).body.name).toBe('The Lantern Keepers');
  expect((await fan.get(`/api/seasons/${body.season.id}`)).body.is_published).toBe(true);
  expect(await acts()).toEqual(before);
});

it('an admin who is none any more is refused at once', async () => {
  const former = await openAdmin(world);
  expect((await former.get('/api/admin/acts')).status).toBe(200);
  await world.ctx.db.execute(sql`delete from user_roles where user_id = ${former.userId} and role = 'admin'`);
  expect((await former.get('/api/admin/acts')).status).toBe(403);
});

it('an act that fails leaves no entry, and nobody can change or remove one', async () => {
  const before = await acts();
  const missing = { kind: 'show', id: 'no-such-show', reason: 'It is not there.' };
  expect((await admin.call('POST', '/api/admin/content/hide', missing)).status).toBe(404);
  const silent = { kind: 'show', id: fixture.showId, reason: '  ' };
  expect((await admin.call('POST', '/api/admin/content/hide', silent)).status).toBe(422);
  expect(await acts()).toEqual(before);
  const hide = { kind: 'show', id: fixture.showId, reason: 'Borrowed from a film.' };
  expect((await admin.call('POST', '/api/admin/content/hide', hide)).status).toBe(200);
  for (const change of ["update admin_acts set reason = 'none'", 'delete from admin_acts', 'truncate admin_acts'])
    await expect(world.ctx.database.pool.query(change)).rejects.toThrow('append-only');
  expect((await acts())[0]).toMatchObject({
    admin_id: admin.userId,
    action: 'content.hide',
    subject_kind: 'show',
    subject_id: fixture.showId,
    subject_name: 'The Lantern Keepers',
    reason: 'Borrowed from a film.',
    before: { is_hidden: false },
    after: { is_hidden: true, reports: 0 },
  });
});

it('shows the log in pages, newest first, to the end', async () => {
  for (const ids of [[fixture.showId], [], [fixture.showId]])
    expect((await admin.call('PUT', '/api/admin/featured', { ids })).status).toBe(200);
  const all = await acts();
  const read: object[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { items: object[]; next_cursor: string | null } } = await admin.get(
      `/api/admin/acts?limit=2${cursor && `&cursor=${cursor}`}`,
    );
    read.push(...body.items);
    cursor = body.next_cursor;
  }
  expect(read).toEqual(all);
  expect(read.length).toBeGreaterThan(3);
});

it('keeps what somebody did who has left, without a name, and forgets what they reported', async () => {
  const former = await openAdmin(world);
  await former.call('POST', '/api/admin/content/restore', { kind: 'show', id: fixture.showId, reason: 'It was ours.' });
  await former.call('POST', '/api/reports', { kind: 'show', id: fixture.showId, reason: 'other' });
  expect((await admin.get('/api/admin/reports')).body.total).toBe(1);
  expect((await former.call('POST', '/api/me/deletion')).status).toBe(200);
  world.clock.advance(15 * 24 * 60 * 60 * 1000);
  await deleteDueAccounts(world.ctx);
  expect((await acts())[0]).toMatchObject({
    admin_id: former.userId,
    admin_username: null,
    action: 'content.restore',
    reason: 'It was ours.',
  });
  expect((await admin.get('/api/admin/reports')).body.total).toBe(0);
  expect((await admin.get(`/api/admin/users/${former.userId}`)).status).toBe(404);
});
