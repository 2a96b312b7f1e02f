import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeletionState, Me } from '#shared/accounts.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { holdVoices } from '#tests/quick-speech.ts';
import { makeSeason, newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { users } from '../accounts/tables.ts';
import { shows } from '../catalog/tables.ts';
import { takeFile } from '../productions/recording/take-store.ts';
import { getProgress } from '../seasons/progress.ts';
import { userSeasons } from '../seasons/tables.ts';
import { cantoLedger, subscriptions } from '../wallet/tables.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;
let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

describe('deleting an account', () => {
  const ask = (person: Person) => person.call<DeletionState>('POST', '/api/me/deletion');
  const due = async (person: Person) => (await person.get<Me>('/api/me')).body.deletion_due_at;
  const wait = async (days: number) => {
    world.clock.advance(days * dayMs);
    await deleteDueAccounts(world.ctx);
  };
  const row = async (id: string) => (await world.ctx.db.select().from(users).where(eq(users.id, id)))[0]!;

  it('waits 14 days, tells by mail, and can be taken back', async () => {
    const bob = await world.listener('bob@example.com');
    const asked = await ask(bob);
    expect(Date.parse(asked.body.deletion_due_at!) - world.clock.now().getTime()).toBe(14 * dayMs);
    expect(await due(bob)).toBe(asked.body.deletion_due_at);
    const mails = await world.ctx.mail.outbox!.list();
    expect(mails.some(({ to, subject }) => to === 'bob@example.com' && subject.includes('will be deleted'))).toBe(true);
    await wait(5);
    expect((await ask(bob)).body).toEqual(asked.body);
    expect((await bob.call('DELETE', '/api/me/deletion')).body).toEqual({ deletion_due_at: null });
    await wait(20);
    expect((await bob.get('/api/me')).status).toBe(200);
    expect(await due(bob)).toBeNull();
  });

  it('is for who is signed in', async () => {
    expect((await ask(world.visitor())).status).toBe(401);
    expect((await world.visitor().call('DELETE', '/api/me/deletion')).status).toBe(401);
  });

  it('is refused while a plan renews, and not carried out when one was taken meanwhile', async () => {
    const kim = await world.listener('kim@example.com');
    const plan = {
      subscriptionId: 'sub_kim',
      userId: kim.userId,
      plan: 'starter' as const,
      status: 'active',
      customerId: 'cus',
      toldAt: new Date(),
    };
    await ask(kim);
    await world.ctx.db.insert(subscriptions).values(plan);
    expect((await ask(kim)).status).toBe(409);
    await wait(15);
    expect((await row(kim.userId)).deletedAt).toBeNull();
    await world.ctx.db.update(subscriptions).set({ cancelAtPeriodEnd: true });
    await wait(1);
    expect((await row(kim.userId)).deletedAt).not.toBeNull();
  });

  it('waits for a season of its own that is being made, so that nothing is left behind', async () => {
    const eve = await world.listener();
    const letGo = holdVoices(world);
    const order = newSeason(await createShowFixture(world, await world.listener()));
    const { body } = await eve.run<{ season: { id: string } }>('create-season-v3', order);
    const seasonId = body.season.id;
    await eve.call('PATCH', `/api/seasons/${seasonId}`, { is_published: false });
    await ask(eve);
    await wait(15);
    expect((await row(eve.userId)).deletedAt).toBeNull();
    letGo();
    await vi.waitFor(
      async () => expect(await getProgress(world.ctx, seasonId)).toMatchObject({ stage: 'ready' }),
      20_000,
    );
    await wait(1);
    expect((await row(eve.userId)).deletedAt).not.toBeNull();
    expect(await world.ctx.db.select().from(userSeasons).where(eq(userSeasons.id, seasonId))).toEqual([]);
  });

  it('of one happens although that of another fails', async () => {
    const [lou, max] = [await world.listener('lou@example.com'), await world.listener('max@example.com')];
    for (const person of [lou, max]) await ask(person);
    world.clock.advance(15 * dayMs);
    let failed = 0;
    const transaction: typeof world.ctx.transaction = (work) =>
      failed++ === 0 ? Promise.reject(new Error('a deadlock')) : world.ctx.transaction(work);
    await deleteDueAccounts({ ...world.ctx, transaction });
    const gone = async () => [await row(lou.userId), await row(max.userId)].filter(({ deletedAt }) => deletedAt).length;
    expect(await gone()).toBe(1);
    await deleteDueAccounts(world.ctx);
    expect(await gone()).toBe(2);
  });

  describe('when its time is over', () => {
    let ida: Person;
    let fan: Person;
    let fixture: ShowFixture;
    let seen: { seasonId: string; episodes: Episode[] };
    let unseen: { seasonId: string; episodes: Episode[] };
    const season = async (id: string) =>
      (await world.ctx.db.select().from(userSeasons).where(eq(userSeasons.id, id)))[0];

    let spoken: string[];
    const voicedFor = (seasons: string) =>
      column(`select take_key as it from (table prepared_takes union all select episode_id, take_key from episode_takes) voiced
        join season_episodes e on e.id = episode_id where e.season_id ${seasons}`);
    const column = async (query: string) =>
      (await world.ctx.database.pool.query<{ it: string }>(query)).rows.map(({ it }) => it);

    beforeAll(async () => {
      [ida, fan] = [await world.listener('ida@example.com'), await world.listener('fan@example.com')];
      fixture = await createShowFixture(world, ida);
      seen = await makeSeason(ida, fixture);
      // Of another idea: two seasons of one idea may share every sentence, and so every file.
      unseen = await makeSeason(ida, fixture, { plotIdea: 'A whale has swallowed the ferry and sings at night.' });
      await world.ctx.db
        .insert(shows)
        .values({ id: 'ida-private', kind: 'basic', slug: 'p', name: 'P', isPublic: false, userId: ida.userId });
      for (const who of [ida, fan]) await who.call('PUT', `/api/seasons/${seen.seasonId}/like`);
      await fan.call('PUT', `/api/seasons/${unseen.seasonId}/like`);
      await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, unseen.seasonId));
      const waiting = `select name as it from pgboss.job where state < 'completed' and start_after <= now()`;
      await vi.waitFor(async () => expect(await column(waiting)).toEqual([]), 20_000);
      const prepared = `select take_key as it from prepared_takes where episode_id = '${unseen.episodes[0]!.id}'`;
      expect((await column(prepared)).length).toBeGreaterThan(3);
      const shared = await voicedFor(`<> '${unseen.seasonId}'`);
      spoken = (await voicedFor(`= '${unseen.seasonId}'`)).filter((key) => !shared.includes(key));
      expect(spoken.length).toBeGreaterThan(10);
      await ask(ida);
      await wait(13);
      expect((await ida.get('/api/me')).status).toBe(200);
      await wait(1.01);
    });

    it('signs everybody out of it and forgets who it was', async () => {
      expect((await ida.get('/api/me')).status).toBe(401);
      const signIn = await ida.call('POST', '/api/auth/sign-in/email', {
        email: 'ida@example.com',
        password: 'a lantern at sea',
      });
      expect(signIn.status).toBe(401);
      const { name, email } = await row(ida.userId);
      expect([name, email]).toEqual(['Deleted account', `deleted-${ida.userId.toLowerCase()}@deleted.invalid`]);
      for (const table of [
        'auth_sessions',
        'auth_accounts',
        'profiles',
        'user_roles',
        'user_season_likes',
        'user_saved_seasons',
      ]) {
        const { rows } = (await world.ctx.db.execute(
          sql`select 1 from ${sql.identifier(table)} where user_id = ${ida.userId}`,
        )) as unknown as { rows: unknown[] };
        expect([table, rows.length]).toEqual([table, 0]);
      }
    });

    it('keeps the ledger whole', async () => {
      const entries = await world.ctx.db.select().from(cantoLedger).where(eq(cantoLedger.userId, ida.userId));
      expect(entries.map(({ amount }) => amount)).toEqual([1000, -300, -300]);
      expect(JSON.stringify(entries)).not.toContain('ida@');
    });

    it('leaves published works to everybody, and takes what only its owner saw', async () => {
      expect((await fan.get(`/api/seasons/${seen.seasonId}`)).body).toMatchObject({
        creator_id: null,
        creator_username: null,
        total_likes: 1,
      });
      expect((await fan.fetch(seen.episodes[0]!.voice_audio_url!)).status).toBe(200);
      expect(await season(unseen.seasonId)).toBeUndefined();
      const files = [unseen.episodes[0]!.voice_audio_url!.replace('/media/', ''), ...spoken.map(takeFile)];
      const left = async () => (await Promise.all(files.map((file) => world.ctx.storage.stat(file)))).filter(Boolean);
      await expect.poll(left).toEqual([]);
      const kept = new Set(await column('select key as it from takes'));
      expect(spoken.filter((key) => kept.has(key))).toEqual([]);
      expect((await voicedFor(`= '${seen.seasonId}'`)).filter((key) => !kept.has(key))).toEqual([]);
      for (const key of await voicedFor(`= '${seen.seasonId}'`))
        expect(await world.ctx.storage.stat(takeFile(key))).not.toBeNull();
      expect((await fan.get(`/api/shows/${fixture.showId}`)).body).toMatchObject({
        user_id: null,
        total_seasons: 1,
        total_likes: 1,
      });
      expect(await world.ctx.db.select().from(shows).where(eq(shows.id, 'ida-private'))).toEqual([]);
    });

    it('happens once, and the address is free again', async () => {
      const before = await row(ida.userId);
      await wait(1);
      expect(await row(ida.userId)).toEqual(before);
      const signUp = { email: 'ida@example.com', password: 'a lantern at sea', name: 'ida' };
      expect((await world.visitor().call('POST', '/api/auth/sign-up/email', signUp)).status).toBe(200);
    });
  });
});
