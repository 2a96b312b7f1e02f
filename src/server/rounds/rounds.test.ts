import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { placeAt, roundLimits, startLeadMs, type Round, type RoundDoorway } from '#shared/rounds/round.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { join, connect, sit, type Seated } from '#tests/round-guest.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { auditLedger } from '../admin/audit-ledger.ts';
import { giveUpEpisode } from '../productions/give-up-episode.ts';

let world: World;
let fixture: ShowFixture;
let [nora, theo, ada, kit]: Person[] = [];
let seasonId: string;
let first: Episode;
let seated: Seated[] = [];
let roundId: string;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  [nora, theo, ada] = await Promise.all([world.listener(), world.listener(), world.listener()]);
  fixture = await createShowFixture(world, nora!);
  const made = await makeSeason(nora!, fixture);
  seasonId = made.seasonId;
  first = made.episodes[0]!;
});
beforeEach(async () => {
  kit = world.visitor();
  roundId = await start(nora!);
});
afterEach(async () => {
  await Promise.all(seated.map((each) => each.disconnect()));
  seated = [];
});
afterAll(() => world.close());

async function start(host: Person, more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await host.call<Round>('POST', '/api/rounds', {
    season_id: seasonId,
    name: 'Nora',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const post = (person: Person, what: string, body: object = {}) =>
  person.call('POST', `/api/rounds/${roundId}/${what}`, body);
async function seat(person: Person, name: string): Promise<Seated> {
  const one = await sit(person, roundId, name);
  seated.push(one);
  return one;
}
/** The host's seat was given with the room. */
async function seatHost(person = nora!): Promise<Seated> {
  const { body } = await person.get<RoundDoorway>(`/api/rounds/${roundId}`);
  const one = await connect(person, roundId, body.me!.id);
  seated.push(one);
  return one;
}
const state = async (person = nora!) => (await person.get<Round>(`/api/rounds/${roundId}/state`)).body;
const setBalance = async (person: Person, cantos: number) => {
  const change = cantos - (await person.balance());
  if (change !== 0)
    await world.ctx.db.execute(
      sql`select post_entry(${person.userId}, ${change}, 'correction', null, 'test', ${crypto.randomUUID()})`,
    );
};
/** Time passes, and whoever is connected stays it. */
async function pass(ms: number): Promise<void> {
  const then = new Date(world.clock.now().getTime() + ms).toISOString();
  await world.ctx.db.execute(sql`update round_presence set beaten_at = ${then}::timestamptz`);
  world.clock.advance(ms);
}
/** Plays the episode to its end. */
async function toDoors(): Promise<Round> {
  expect((await post(nora!, 'lead', { action: 'play' })).status).toBe(200);
  await pass(first.duration_ms! + startLeadMs);
  return state();
}
const stopClock = async () => {
  await pass(roundLimits.voteMs);
  return state();
};

it('has a link by which a guest takes a seat with nothing but a name', async () => {
  await seatHost();
  const { body } = await kit!.get<RoundDoorway>(`/api/rounds/${roundId}`);
  expect(body).toMatchObject({ host_name: 'Nora', seats_taken: 1, me: null, is_removed: false });
  const guest = await seat(kit!, '  Kit\u0000 ');
  await expect
    .poll(() => guest.latest()?.members.map(({ name, is }) => [name, is]))
    .toEqual([
      ['Nora', 'here'],
      ['Kit', 'here'],
    ]);
  expect((await kit!.get<RoundDoorway>(`/api/rounds/${roundId}`)).body.me).toMatchObject({
    name: 'Kit',
    has_account: false,
  });
  expect((await kit!.fetch(guest.latest()!.episode.audio_url)).status).toBe(200);
  expect((await world.visitor().fetch(guest.latest()!.episode.audio_url)).status).toBe(403);
});

it('keeps one place for all: a pause, a jump and going on are the same for everybody', async () => {
  await seatHost();
  const guest = await seat(kit!, 'Kit');
  await post(nora!, 'lead', { action: 'play' });
  world.clock.advance(1500);
  const playing = await state(kit!);
  expect(placeAt(playing, first.duration_ms!, world.clock.now().getTime())).toBe(1000);
  await post(nora!, 'lead', { action: 'pause' });
  world.clock.advance(60_000);
  await expect.poll(() => guest.latest()).toMatchObject({ phase: 'paused', place: { at_ms: 1000 } });
  await post(nora!, 'lead', { action: 'seek', at_ms: 99_999_999 });
  expect((await state()).place.at_ms).toBe(first.duration_ms);
  await post(nora!, 'lead', { action: 'seek', at_ms: -5 });
  expect((await state()).place.at_ms).toBe(0);
  for (const action of ['play', 'pause', 'end'])
    expect(await post(kit!, 'lead', { action })).toMatchObject({
      status: 403,
      body: { title: 'Only the host can do that.' },
    });
});

it('counts a listener who connects 100 times as one, and as away only after the last connection', async () => {
  await seatHost();
  const guest = await seat(kit!, 'Kit');
  for (let at = 0; at < 100; at++) {
    const again = await connect(kit!, roundId, guest.id);
    if (at % 2) await again.disconnect();
    else seated.push(again);
  }
  await vi.waitFor(async () => expect((await state()).members).toHaveLength(2));
  const { rows } = await world.ctx.db.execute(sql`select member_ids from round_presence where round_id = ${roundId}`);
  expect(rows[0]!.member_ids).toHaveLength(2);
  for (const one of seated.filter(({ id }) => id === guest.id)) await one.disconnect();
  await expect.poll(async () => (await state()).members.find(({ id }) => id === guest.id)?.is).toBe('away');
});

it('votes at the doors for 30 seconds, where a later vote replaces the former and one after the end is refused', async () => {
  await seatHost();
  await Promise.all([seat(theo!, 'Theo'), seat(kit!, 'Kit')]);
  const { doors, phase, vote_ends_at_ms: endsAtMs } = await toDoors();
  expect(phase).toBe('voting');
  expect(doors).toHaveLength(3);
  expect(endsAtMs! - world.clock.now().getTime()).toBeLessThanOrEqual(roundLimits.voteMs);
  const [a, b] = doors;
  await post(kit!, 'vote', { door_id: a!.id });
  for (const person of [nora!, theo!, kit!]) expect((await post(person, 'vote', { door_id: b!.id })).status).toBe(200);
  expect((await state()).doors.map(({ votes }) => votes.length)).toEqual([0, 3, 0]);
  expect(await post(kit!, 'vote', { door_id: 'elsewhere' })).toMatchObject({
    status: 422,
    body: { errors: { door_id: ['That is not one of the doors.'] } },
  });
  expect(await stopClock()).toMatchObject({ phase: 'paying', chosen_id: b!.id });
  expect(await post(kit!, 'vote', { door_id: a!.id })).toMatchObject({
    status: 409,
    body: { title: 'The vote is over: the clock has stopped.' },
  });
});

it('leaves a tie to the host, who chooses between the doors that are tied', async () => {
  await seatHost();
  await seat(kit!, 'Kit');
  const { doors } = await toDoors();
  await post(nora!, 'vote', { door_id: doors[0]!.id });
  await post(kit!, 'vote', { door_id: doors[1]!.id });
  expect(await stopClock()).toMatchObject({ phase: 'deciding', tied: [doors[0]!.id, doors[1]!.id] });
  expect((await post(kit!, 'decide', { door_id: doors[0]!.id })).status).toBe(403);
  expect((await post(nora!, 'decide', { door_id: doors[2]!.id })).status).toBe(422);
  expect((await post(nora!, 'decide', { door_id: doors[1]!.id })).status).toBe(200);
  expect(await state()).toMatchObject({ phase: 'paying', chosen_id: doors[1]!.id });
});

it('charges the host once for a door that nobody has opened, however often it is pressed', async () => {
  await setBalance(nora!, 700);
  await seatHost();
  const { doors } = await toDoors();
  await post(nora!, 'vote', { door_id: doors[0]!.id });
  await stopClock();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(nora!, 'pay')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await nora!.balance()).toBe(400);
  await untilReady(nora!, seasonId);
  await vi.waitFor(async () =>
    expect(await state()).toMatchObject({ phase: 'playing', episode: { number: 2 }, season: { id: seasonId } }),
  );
});

it('goes through a door that is told already for nothing, by itself', async () => {
  await seatHost();
  await seat(kit!, 'Kit');
  const { doors } = await toDoors();
  const told = doors.find(({ price }) => price === 0)!;
  expect(told).toBeDefined();
  await post(kit!, 'vote', { door_id: told.id });
  const before = await nora!.balance();
  expect(await stopClock()).toMatchObject({ phase: 'playing', episode: { number: 2 } });
  expect(await nora!.balance()).toBe(before);
});

it('takes a door’s price from all who chip in, in one go and only when the sum is there', async () => {
  await Promise.all([setBalance(nora!, 500), setBalance(theo!, 500), setBalance(ada!, 500)]);
  await seatHost();
  await Promise.all([seat(theo!, 'Theo'), seat(ada!, 'Ada'), seat(kit!, 'Kit')]);
  const { doors, share } = await toDoors();
  expect(share).toBe(100);
  const untold = doors.find(({ price }) => price > 0)!;
  await post(kit!, 'vote', { door_id: untold.id });
  expect(await post(kit!, 'pledge', { cantos: 100 })).toMatchObject({ status: 401 });
  expect((await post(theo!, 'pledge', { cantos: 100 })).status).toBe(200);
  expect((await post(ada!, 'pledge', { cantos: 100 })).status).toBe(200);
  expect(await stopClock()).toMatchObject({ phase: 'paying' });
  expect(await Promise.all([nora!, theo!, ada!].map((person) => person.balance()))).toEqual([500, 500, 500]);
  expect((await post(nora!, 'pledge', { cantos: 150 })).status).toBe(200);
  expect(await state()).toMatchObject({ phase: 'opening' });
  const balances = await Promise.all([nora!, theo!, ada!].map((person) => person.balance()));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(1200);
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(350);
  // The season goes on elsewhere by now, so the way is a remix of the host's.
  await vi.waitFor(
    async () => expect(await state()).toMatchObject({ phase: 'playing', episode: { number: 2 } }),
    30_000,
  );
  expect((await state()).season.id).not.toBe(seasonId);
  expect((await auditLedger(world.ctx)).faults).toEqual([]);
});

it('charges nobody when one of those who chip in has too few cantos by then, and says so', async () => {
  const own = await makeSeason(ada!, fixture);
  seasonId = own.seasonId;
  first = own.episodes[0]!;
  roundId = await start(nora!);
  await Promise.all([setBalance(nora!, 500), setBalance(theo!, 500)]);
  await seatHost();
  await seat(theo!, 'Theo');
  const { doors } = await toDoors();
  await post(nora!, 'vote', { door_id: doors[0]!.id });
  await post(theo!, 'pledge', { cantos: 200 });
  await post(nora!, 'pledge', { cantos: 100 });
  await setBalance(theo!, 100);
  await stopClock();
  await vi.waitFor(async () =>
    expect(await state()).toMatchObject({
      phase: 'paying',
      notice: 'Theo has too few cantos by now. Nobody was charged.',
      pledges: [{ cantos: 100 }],
    }),
  );
  expect([await nora!.balance(), await theo!.balance()]).toEqual([500, 100]);
  expect(await post(theo!, 'pledge', { cantos: 200 })).toMatchObject({
    status: 402,
    body: { required: 200, balance: 100 },
  });
});

it('gives every share back when the episode fails, and votes again', async () => {
  await setBalance(theo!, 500);
  await seatHost();
  await seat(theo!, 'Theo');
  const { doors } = await toDoors();
  await post(nora!, 'vote', { door_id: doors[1]!.id });
  await stopClock();
  const write = vi.spyOn(world.ctx.studio.text, 'writeEpisode').mockRejectedValue(new Error('no ink'));
  await post(theo!, 'pledge', { cantos: 200 });
  await post(nora!, 'pledge', { cantos: 100 });
  expect([await nora!.balance(), await theo!.balance()]).toEqual([400, 300]);
  const { rows } = await world.ctx.db.execute<{ id: string; key: string }>(
    sql`select id, charge_key as key from season_episodes where season_id = ${seasonId} and episode_number = 2`,
  );
  await giveUpEpisode(world.ctx, { episodeId: rows[0]!.id, chargeKey: rows[0]!.key }, 'no ink');
  write.mockRestore();
  await vi.waitFor(async () =>
    expect(await state()).toMatchObject({ phase: 'voting', notice: expect.stringContaining('given back') }),
  );
  expect([await nora!.balance(), await theo!.balance()]).toEqual([500, 500]);
  expect((await auditLedger(world.ctx)).faults).toEqual([]);
});

it('pauses at the doors for a host who left, and lets the one with an account who is here longest take over after a minute', async () => {
  const host = await seatHost();
  await seat(kit!, 'Kit');
  world.clock.advance(1000);
  await seat(theo!, 'Theo');
  world.clock.advance(1000);
  await seat(ada!, 'Ada');
  await post(nora!, 'lead', { action: 'play' });
  await host.disconnect();
  await expect.poll(async () => (await state(kit!)).host.missing_since_ms).not.toBeNull();
  expect(await post(theo!, 'take-over')).toMatchObject({ status: 409 });
  await pass(first.duration_ms! + 1000);
  expect((await state(kit!)).phase).toBe('missing');
  await pass(roundLimits.takeOverAfterMs);
  expect(await post(kit!, 'take-over')).toMatchObject({ status: 403 });
  expect(await post(ada!, 'take-over')).toMatchObject({ status: 403, body: { title: 'Theo is next.' } });
  expect((await post(theo!, 'take-over')).status).toBe(200);
  expect(await state(kit!)).toMatchObject({ phase: 'voting', host: { name: 'Theo', missing_since_ms: null } });
});

it('shows somebody out for good, and judges names and words', async () => {
  await seatHost();
  const guest = await seat(kit!, 'Kit');
  expect(await post(kit!, 'words', { text: 'Shut up you fucking idiot' })).toMatchObject({ status: 422 });
  expect((await post(kit!, 'words', { text: 'What did I miss' })).status).toBe(200);
  expect((await post(kit!, 'reactions', { reaction: 'heart' })).status).toBe(200);
  expect((await post(kit!, 'words', { text: 'x'.repeat(161) })).status).toBe(422);
  await expect
    .poll(async () => (await state()).words.map(({ text, reaction }) => text ?? reaction))
    .toEqual(['What did I miss', 'heart']);
  expect(await world.visitor().call('POST', `/api/rounds/${roundId}/join`, { name: 'Fuckface' })).toMatchObject({
    status: 422,
  });
  expect(await world.visitor().call('POST', `/api/rounds/${roundId}/join`, { name: 'KIT' })).toMatchObject({
    status: 422,
    body: { title: 'There is a KIT here already. Please choose another name.' },
  });
  expect((await kit!.call('POST', `/api/rounds/${roundId}/members/${guest.id}/remove`)).status).toBe(403);
  expect((await post(nora!, `members/${guest.id}/remove`)).status).toBe(200);
  await expect.poll(() => guest.gone()).toBe('You were shown out.');
  for (const call of [post(kit!, 'join', { name: 'Kit again' }), post(kit!, 'words', { text: 'Hello' })])
    expect(await call).toMatchObject({ status: 403, body: { title: 'You were shown out.' } });
  expect((await kit!.fetch(`/api/rounds/${roundId}/events`)).status).toBe(403);
  expect((await state()).members).toHaveLength(1);
});

it('has 50 seats, also for who come at once', async () => {
  await seatHost();
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, at) =>
      world.visitor().call('POST', `/api/rounds/${roundId}/join`, { name: `Guest ${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(answers.find(({ status }) => status !== 200)!.body).toMatchObject({
    title: 'This round is full: all 50 seats are taken.',
  });
});

it('stays where it was when everybody leaves for long, and goes on through a short break of the server', async () => {
  const host = await seatHost();
  await post(nora!, 'lead', { action: 'play' });
  world.clock.advance(2500);
  await host.disconnect();
  await expect
    .poll(
      async () =>
        (await world.ctx.db.execute(sql`select member_ids from round_presence where round_id = ${roundId}`)).rows[0]!
          .member_ids,
    )
    .toEqual([]);
  world.clock.advance(5000);
  const back = await seatHost();
  expect((await state()).phase).toBe('playing');
  world.clock.advance(-4000);
  await back.disconnect();
  await expect
    .poll(
      async () =>
        (await world.ctx.db.execute(sql`select member_ids from round_presence where round_id = ${roundId}`)).rows[0]!
          .member_ids,
    )
    .toEqual([]);
  world.clock.advance(600_000);
  await seatHost();
  expect(await state()).toMatchObject({ phase: 'paused', place: { at_ms: 3000 } });
});

it('counts a premiere down for the owner of the show alone, and begins by itself', async () => {
  const startsAt = (inMs: number) => ({
    season_id: seasonId,
    name: 'Nora',
    starts_at_ms: world.clock.now().getTime() + inMs,
  });
  expect((await nora!.get(`/api/seasons/${seasonId}/premiere`)).body).toEqual({ may: true });
  expect((await theo!.get(`/api/seasons/${seasonId}/premiere`)).body).toEqual({ may: false });
  expect(await theo!.call('POST', '/api/rounds', startsAt(600_000))).toMatchObject({ status: 403 });
  for (const wrong of [-1000, 1000, 40 * 86_400_000])
    expect(await nora!.call('POST', '/api/rounds', startsAt(wrong))).toMatchObject({
      status: 422,
      body: { title: 'A premiere begins between a minute and 30 days from now.' },
    });
  roundId = (await nora!.call<Round>('POST', '/api/rounds', startsAt(600_000))).body.id;
  await seat(kit!, 'Kit');
  expect(await state(kit!)).toMatchObject({ phase: 'premiere' });
  expect(await post(nora!, 'lead', { action: 'pause' })).toMatchObject({ status: 409 });
  await pass(601_000);
  const begun = await state(kit!);
  expect(begun.phase).toBe('playing');
  expect(placeAt(begun, first.duration_ms!, world.clock.now().getTime())).toBe(1000);
});

it('opens no room for what is foreign, hidden or not there, and closes one whose story is hidden', async () => {
  expect((await kit!.call('POST', '/api/rounds', { season_id: seasonId })).status).toBe(401);
  expect((await nora!.call('POST', '/api/rounds', { season_id: 'nowhere' })).status).toBe(404);
  expect(await nora!.call('POST', '/api/rounds', { season_id: seasonId, episode_number: 9 })).toMatchObject({
    status: 422,
    body: { errors: { episode_number: ['That episode cannot be heard yet.'] } },
  });
  expect((await kit!.get('/api/rounds/nowhere')).status).toBe(404);
  expect((await kit!.fetch('/api/rounds/nowhere/events')).status).toBe(404);
  const guest = await seat(kit!, 'Kit');
  await expect.poll(() => guest.latest()).not.toBeNull();
  const audio = guest.latest()!.episode.audio_url;
  await world.ctx.db.execute(sql`update user_seasons set hidden_at = now() where id = ${seasonId}`);
  expect((await kit!.fetch(audio)).status).toBe(404);
  expect(await kit!.call('POST', `/api/rounds/${roundId}/words`, { text: 'Hello' })).toMatchObject({
    status: 404,
    body: { title: 'This round is over, or its link is not complete.' },
  });
  expect((await ada!.call('POST', '/api/rounds', { season_id: seasonId })).status).toBe(409);
  await world.ctx.db.execute(sql`update user_seasons set hidden_at = null where id = ${seasonId}`);
});

it('believes no cookie that it has not signed, and the same key opens one room', async () => {
  await seat(kit!, 'Kit');
  const forged = await world.app.request(`http://canto.test/api/rounds/${roundId}/state`, {
    headers: { cookie: 'canto.guest=somebody.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  });
  expect(forged.status).toBe(403);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const open = () => nora!.call<Round>('POST', '/api/rounds', { season_id: seasonId, name: 'Nora' }, key);
  const [one, two] = await Promise.all([open(), open()]);
  expect(one!.body.id).toBe(two!.body.id);
  const { body } = await nora!.get<Season>(`/api/seasons/${seasonId}`);
  expect(body.title).toBe(one!.body.season.title);
});
