import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminAct, FeaturedShow, ReportedContent } from '#shared/admin/admin.ts';
import type { Problem } from '#shared/errors.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { actionLimits } from '../accounts/limit-action.ts';
import { contentReports } from './tables.ts';

let world: World;
let admin: Person;
let owner: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick', env: { RATE_LIMITS: 'true' } });
  admin = await openAdmin(world);
  owner = await world.listener();
  fixture = await createShowFixture(world, owner);
});
afterAll(() => world.close());

const report = (by: Person, kind: string, id: string, more: object = {}) =>
  by.call<{ id: string } & Problem>('POST', '/api/reports', { kind, id, reason: 'hateful', ...more });
const open = async () => (await admin.get<{ items: ReportedContent[]; total: number }>('/api/admin/reports')).body;
const dismiss = (kind: string, id: string) =>
  admin.call('POST', '/api/admin/reports/dismiss', { kind, id, reason: 'It is a fairy tale.' });
const lastAct = async () => (await admin.get<{ items: AdminAct[] }>('/api/admin/acts')).body.items[0];

describe('a report', () => {
  it('is for who is signed in, of what they can see, for one of the reasons', async () => {
    expect((await report(world.visitor(), 'show', fixture.showId)).status).toBe(401);
    const fan = await world.listener();
    expect((await report(fan, 'show', 'no-such-show')).status).toBe(404);
    expect((await report(fan, 'season', 'no-such-season')).status).toBe(404);
    expect((await report(fan, 'user', owner.userId)).status).toBe(422);
    expect((await report(fan, 'show', fixture.showId, { reason: 'boring' })).status).toBe(422);
    expect((await report(fan, 'show', fixture.showId, { words: 'x'.repeat(1001) })).status).toBe(422);
    expect(await open()).toEqual({ items: [], total: 0 });
  });

  it('is open once per person and thing, and gathered by thing', async () => {
    const [ada, ben] = [await world.listener('ada@example.com'), await world.listener('ben@example.com')];
    const [mira] = fixture.characterIds;
    expect((await report(ada, 'character', mira, { words: ' That is me! ' })).status).toBe(201);
    const twice = await Promise.all([1, 2].map(() => report(ada, 'show', fixture.showId)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    world.clock.advance(1000);
    expect((await report(ben, 'show', fixture.showId, { reason: 'copying' })).status).toBe(201);
    const { items, total } = await open();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        kind: 'character',
        id: mira,
        content: { name: 'Mira', show_name: 'The Lantern Keepers', is_hidden: false },
        reports: [{ reason: 'hateful', words: 'That is me!', reporter_username: 'ada' }],
      },
      {
        kind: 'show',
        content: { owner_id: owner.userId, is_public: true },
        reports: [{ words: null }, { reason: 'copying', reporter_username: 'ben' }],
      },
    ]);
  });

  it('is settled by hiding the thing, or dismissed with a reason, and can then be made anew', async () => {
    const [mira] = fixture.characterIds;
    expect((await dismiss('character', mira)).body).toEqual({ dismissed: 1 });
    expect(await lastAct()).toMatchObject({
      action: 'reports.dismiss',
      subject_kind: 'character',
      subject_name: 'Mira',
      reason: 'It is a fairy tale.',
    });
    expect((await dismiss('character', mira)).status).toBe(409);
    const hide = { kind: 'show', id: fixture.showId, reason: 'Copied.' };
    expect((await admin.call('POST', '/api/admin/content/hide', hide)).status).toBe(200);
    expect(await lastAct()).toMatchObject({ action: 'content.hide', after: { is_hidden: true, reports: 2 } });
    expect(await open()).toEqual({ items: [], total: 0 });
    const kept = await world.ctx.db.select().from(contentReports);
    expect(kept.map(({ status }) => status).toSorted()).toEqual(['dismissed', 'upheld', 'upheld']);
    expect((await admin.call('POST', '/api/admin/content/restore', hide)).status).toBe(200);
    expect((await report(await world.listener(), 'show', fixture.showId)).status).toBe(201);
    await dismiss('show', fixture.showId);
  });

  it('still shows what was deleted since, and can be dismissed', async () => {
    const fan = await world.listener();
    await report(fan, 'character', fixture.otherCharacterId);
    await owner.call('DELETE', `/api/characters/${fixture.otherCharacterId}`);
    expect((await open()).items).toMatchObject([{ id: fixture.otherCharacterId, content: null }]);
    expect((await dismiss('character', fixture.otherCharacterId)).status).toBe(200);
  });

  it('is one of so many an hour, and the answer says when to come back', async () => {
    const fan = await world.listener();
    for (let made = 0; made < actionLimits.report.count; made++) {
      expect((await report(fan, 'show', fixture.showId)).status).toBe(201);
      await dismiss('show', fixture.showId);
    }
    const refused = await report(fan, 'show', fixture.showId);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retry_after));
    world.clock.advance(refused.body.retry_after! * 1000);
    expect((await report(fan, 'show', fixture.showId)).status).toBe(201);
  });
});

describe('the featured shows', () => {
  it('are exactly those of the list, in its order, on the front page', async () => {
    const others = [await createShowFixture(world, owner), await createShowFixture(world, owner)].map(
      ({ showId }) => showId,
    );
    const ids = [others[1]!, fixture.showId, others[0]!];
    const { status, body } = await admin.call<{ items: FeaturedShow[] }>('PUT', '/api/admin/featured', { ids });
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, ids]);
    const front = async () =>
      (await world.visitor().get<{ items: { id: string }[] }>('/api/shows?featured=true')).body.items.map(
        ({ id }) => id,
      );
    expect(await front()).toEqual(ids);
    await owner.call('PATCH', `/api/shows/${fixture.showId}`, { is_public: false });
    expect(await front()).toEqual([others[1], others[0]]);
    const listed = await admin.get<{ items: FeaturedShow[] }>('/api/admin/featured');
    expect(listed.body.items.map(({ is_listed }) => is_listed)).toEqual([true, false, true]);
    await admin.call('PUT', '/api/admin/featured', { ids: [others[0]] });
    expect(await front()).toEqual([others[0]]);
    expect(await lastAct()).toMatchObject({ action: 'featured.set', after: ['The Lantern Keepers'] });
    for (const wrong of [[others[0], others[0]], ['no-such-show']])
      expect((await admin.call('PUT', '/api/admin/featured', { ids: wrong })).status).toBe(422);
    expect(await front()).toEqual([others[0]]);
  });
});

it('finds content by name or id, of one kind, also only the hidden', async () => {
  const find = async (query: string) =>
    (await admin.get<{ items: { name: string; id: string }[] }>(`/api/admin/content?${query}`)).body.items;
  expect((await find('kind=character&search=mir')).map(({ name }) => name)).toContain('Mira');
  expect((await find(`kind=show&search=${fixture.showId}`)).map(({ id }) => id)).toEqual([fixture.showId]);
  expect(await find('kind=season&search=no such title')).toEqual([]);
  expect(await find('kind=show&search=%25')).toEqual([]);
  expect(await find('kind=show&hidden=true')).toEqual([]);
});
