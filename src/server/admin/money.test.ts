// What admins do with money: corrections, refunds and tries on the house. The ledger's own audit watches over all of it.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AdminAct, AdminUser, FailedProduction } from '#shared/admin/admin.ts';
import type { LedgerEntry } from '#shared/wallet.ts';
import { openAdmin } from '#tests/admin.ts';
import { hurryJobs } from '#tests/hurry-jobs.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { auditLedger } from './audit-ledger.ts';

let world: World;
let admin: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
});
afterAll(() => world.close());
afterEach(async () => {
  expect((await auditLedger(world.ctx)).faults).toEqual([]);
});

const acts = async () => (await admin.get<{ items: AdminAct[] }>('/api/admin/acts')).body.items;

describe('a correction', () => {
  const correct = (userId: string, body: object, key: string | null = crypto.randomUUID()) =>
    admin.call('POST', `/api/admin/users/${userId}/corrections`, body, key ? { 'idempotency-key': key } : {});
  const words = { reason: 'Sorry for the long night', note: 'Outage of November 20.' };

  it('is an entry of the ledger with its reason for the user, and of the log with the note', async () => {
    const user = await world.listener();
    expect((await correct(user.userId, { amount: 250, ...words })).body).toEqual({ balance: 1250 });
    expect(await user.balance()).toBe(1250);
    const { body } = await user.get<{ items: LedgerEntry[] }>('/api/me/ledger');
    expect(body.items[0]).toMatchObject({
      reason: 'correction',
      amount: 250,
      balance_after: 1250,
      description: words.reason,
    });
    expect(JSON.stringify(body)).not.toContain(words.note);
    const seen = await admin.get(`/api/admin/users/${user.userId}/ledger`);
    expect(seen.body).toEqual(body);
    expect((await acts())[0]).toMatchObject({
      action: 'user.correct',
      subject_kind: 'user',
      subject_id: user.userId,
      reason: words.note,
      before: { balance: 1000 },
      after: { balance: 1250, amount: 250, statement: words.reason },
    });
  });

  it('happens once per key, and not at all without one', async () => {
    const user = await world.listener();
    const key = crypto.randomUUID();
    const before = (await acts()).length;
    const answers = await Promise.all([1, 2, 3].map(() => correct(user.userId, { amount: -100, ...words }, key)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { balance: 900 }]));
    expect(await user.balance()).toBe(900);
    expect((await acts()).length).toBe(before + 1);
    expect((await correct(user.userId, { amount: -200, ...words }, key)).status).toBe(409);
    expect((await correct(user.userId, { amount: 1, ...words }, null)).status).toBe(400);
    // Answers are forgotten after some days; the ledger still knows.
    await world.ctx.database.pool.query('delete from idempotent_requests');
    expect((await correct(user.userId, { amount: -100, ...words }, key)).status).toBe(409);
    expect(await user.balance()).toBe(900);
  });

  it('never takes more than there is', async () => {
    const user = await world.listener();
    const before = await acts();
    const refused = await correct(user.userId, { amount: -1001, ...words });
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'insufficient_cantos', required: 1001, balance: 1000 },
    });
    expect(await user.balance()).toBe(1000);
    expect(await acts()).toEqual(before);
    expect((await correct(user.userId, { amount: -1000, ...words })).body).toEqual({ balance: 0 });
  });

  it.each([
    [{ amount: 0, ...words }, 'amount'],
    [{ amount: 1.5, ...words }, 'amount'],
    [{ amount: 1_000_001, ...words }, 'amount'],
    [{ amount: 1, reason: ' ', note: 'x' }, 'reason'],
    [{ amount: 1, reason: 'x', note: '' }, 'note'],
  ])('refuses %o', async (body, field) => {
    const refused = await correct((await world.listener()).userId, body);
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, [field]]);
  });

  it('is for accounts that exist', async () => {
    expect((await correct('nobody', { amount: 1, ...words })).status).toBe(404);
  });
});

it('finds users by address, name and id, newest first, a page at a time', async () => {
  const made: string[] = [];
  for (const name of ['wren_a', 'wrenxa', 'wren_b']) made.push((await world.listener(`${name}@example.com`)).userId);
  const find = async (search: string) =>
    (await admin.get<{ items: AdminUser[] }>(`/api/admin/users?search=${encodeURIComponent(search)}`)).body.items;
  expect((await find('WREN_')).map(({ email }) => email)).toEqual(['wren_b@example.com', 'wren_a@example.com']);
  expect(await find(made[1]!)).toMatchObject([{ email: 'wrenxa@example.com', balance: 1000, roles: ['user'] }]);
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { items: AdminUser[]; next_cursor: string | null } } = await admin.get(
      `/api/admin/users?limit=3${cursor && `&cursor=${cursor}`}`,
    );
    all.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  expect(new Set(all).size).toBe(all.length);
  const forged = Buffer.from('["never","x"]').toString('base64url');
  expect((await admin.get<{ items: AdminUser[] }>(`/api/admin/users?cursor=${forged}`)).body.items[0]!.id).toBe(all[0]);
  expect(all).toEqual(expect.arrayContaining([...made, admin.userId]));
  expect((await admin.get(`/api/admin/users/${made[0]}`)).body).toMatchObject({ plan: 'free', balance: 1000 });
});

describe('a failed production', () => {
  /** A season whose voices fail until `mend` is called. */
  async function failSeason(fan: Person): Promise<{ seasonId: string; mend: () => void }> {
    const { speech } = world.ctx.studio;
    world.ctx.studio.speech = new Proxy(speech, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function' || !String(name).startsWith('speak')) return value;
        return () => Promise.reject(new Error('The voices are hoarse.'));
      },
    });
    const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), 'season');
    const stopHurrying = hurryJobs(world);
    await untilReady(fan, body.season.id).finally(stopHurrying);
    return { seasonId: body.season.id, mend: () => (world.ctx.studio.speech = speech) };
  }
  const listed = async (seasonId: string) =>
    (await admin.get<{ items: FailedProduction[] }>('/api/admin/productions')).body.items.find(
      (production) => production.season_id === seasonId,
    );

  it('is listed with what it died of, and made on the house', async () => {
    const fan = await world.listener();
    const { seasonId, mend } = await failSeason(fan);
    expect(await listed(seasonId)).toMatchObject({
      failure: 'The voices are hoarse.',
      charged: 300,
      charged_user_id: fan.userId,
      refunded: true,
    });
    expect(await fan.balance()).toBe(1000);
    const again = await admin.call('POST', `/api/admin/productions/${seasonId}/refund`);
    expect(again).toMatchObject({ status: 409, body: { title: 'The cantos have gone back already.' } });
    mend();
    const tries = await Promise.all([1, 2].map(() => admin.call('POST', `/api/admin/productions/${seasonId}/retry`)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await untilReady(fan, seasonId)).map(({ stage: at }) => at)).toEqual(['ready']);
    expect(await fan.balance()).toBe(1000);
    expect(await admin.balance()).toBe(1000);
    expect(await listed(seasonId)).toBeUndefined();
    expect((await acts())[0]).toMatchObject({
      action: 'production.retry',
      subject_id: seasonId,
      before: { failure: 'The voices are hoarse.' },
      after: { paid_by: 'nobody' },
    });
    // The show's own feed has only what nobody ever ordered: this was ordered.
    const [episode] = await world.ctx.db.select().from(seasonEpisodes).where(eq(seasonEpisodes.seasonId, seasonId));
    expect(episode).toMatchObject({ chargedUserId: fan.userId, chargeKey: null, failure: null });
  });

  it('is refunded where that was missed, once', async () => {
    const fan = await world.listener();
    const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), 'season');
    const seasonId = body.season.id;
    await untilReady(fan, seasonId);
    // As an interrupted hand would leave it.
    await world.ctx.db.update(seasonEpisodes).set({ stage: 'failed' }).where(eq(seasonEpisodes.seasonId, seasonId));
    expect(await listed(seasonId)).toMatchObject({ charged: 300, refunded: false });
    const refund = () => admin.call('POST', `/api/admin/productions/${seasonId}/refund`);
    expect((await Promise.all([refund(), refund()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await fan.balance()).toBe(1000);
    expect((await acts())[0]).toMatchObject({ action: 'production.refund', after: { amount: 300 } });
  });
});
