import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { placeAt, roundLimits, type Round, type RoundDoorway } from '#shared/rounds/round.ts';
import type { Season } from '#shared/seasons.ts';
import { openRoundRoom } from '#tests/round-room.ts';

/** A machine that is busy with other tests takes its time. */
const soon = { timeout: 30_000 };
const room = openRoundRoom();
const { post, seat, seatHost, state, pass } = room;

it('has a link by which a guest takes a seat with nothing but a name', async () => {
  await seatHost();
  const { body } = await room.kit.get<RoundDoorway>(`/api/rounds/${room.id}`);
  expect(body).toMatchObject({ host_name: 'Nora', seats_taken: 1, me: null, is_removed: false });
  const guest = await seat(room.kit, '  Kit\u0000 ');
  await expect
    .poll(() => guest.latest()?.members.map(({ name, is }) => [name, is]), soon)
    .toEqual([
      ['Nora', 'here'],
      ['Kit', 'here'],
    ]);
  expect((await room.kit.get<RoundDoorway>(`/api/rounds/${room.id}`)).body.me).toMatchObject({
    name: 'Kit',
    has_account: false,
  });
  expect((await room.kit.fetch(guest.latest()!.episode.audio_url)).status).toBe(200);
  expect((await room.world.visitor().fetch(guest.latest()!.episode.audio_url)).status).toBe(403);
});

it('keeps one place for all: a pause, a jump and going on are the same for everybody', async () => {
  await seatHost();
  const guest = await seat(room.kit, 'Kit');
  await post(room.nora, 'lead', { action: 'play' });
  room.world.clock.advance(1500);
  const playing = await state(room.kit);
  expect(placeAt(playing, room.first.duration_ms!, room.world.clock.now().getTime())).toBe(1000);
  await post(room.nora, 'lead', { action: 'pause' });
  room.world.clock.advance(60_000);
  await expect.poll(() => guest.latest(), soon).toMatchObject({ phase: 'paused', place: { at_ms: 1000 } });
  await post(room.nora, 'lead', { action: 'seek', at_ms: 99_999_999 });
  expect((await state()).place.at_ms).toBe(room.first.duration_ms);
  await post(room.nora, 'lead', { action: 'seek', at_ms: -5 });
  expect((await state()).place.at_ms).toBe(0);
  for (const action of ['play', 'pause', 'end'])
    expect(await post(room.kit, 'lead', { action })).toMatchObject({
      status: 403,
      body: { title: 'Only the host can do that.' },
    });
});

it('counts a listener who connects 100 times as one, and as away only after the last connection', async () => {
  await seatHost();
  const guest = await seat(room.kit, 'Kit');
  for (let at = 0; at < 100; at++) {
    const again = await room.again(room.kit, guest.id);
    if (at % 2) await again.disconnect();
  }
  await vi.waitFor(async () => expect((await state()).members).toHaveLength(2), soon);
  expect(await room.present()).toHaveLength(2);
  await Promise.all(room.seated.filter(({ id }) => id === guest.id).map((one) => one.disconnect()));
  await expect.poll(async () => (await state()).members.find(({ id }) => id === guest.id)?.is, soon).toBe('away');
});

it('pauses at the doors for a host who left, and lets the one with an account who is here longest take over after a minute', async () => {
  const host = await seatHost();
  await seat(room.kit, 'Kit');
  room.world.clock.advance(1000);
  await seat(room.theo, 'Theo');
  room.world.clock.advance(1000);
  await seat(room.ada, 'Ada');
  await post(room.nora, 'lead', { action: 'play' });
  await host.disconnect();
  await expect.poll(async () => (await state(room.kit)).host.missing_since_ms, soon).not.toBeNull();
  expect(await post(room.theo, 'take-over')).toMatchObject({ status: 409 });
  await pass(room.first.duration_ms! + 1000);
  expect((await state(room.kit)).phase).toBe('missing');
  await pass(roundLimits.takeOverAfterMs);
  expect(await post(room.kit, 'take-over')).toMatchObject({ status: 403 });
  expect(await post(room.ada, 'take-over')).toMatchObject({ status: 403, body: { title: 'Theo is next.' } });
  expect((await post(room.theo, 'take-over')).status).toBe(200);
  expect(await state(room.kit)).toMatchObject({ phase: 'voting', host: { name: 'Theo', missing_since_ms: null } });
});

it('shows somebody out for good, and judges names and words', async () => {
  await seatHost();
  const guest = await seat(room.kit, 'Kit');
  expect(await post(room.kit, 'words', { text: 'Shut up you fucking idiot' })).toMatchObject({ status: 422 });
  expect((await post(room.kit, 'words', { text: 'What did I miss' })).status).toBe(200);
  room.world.clock.advance(1000);
  expect((await post(room.kit, 'reactions', { reaction: 'heart' })).status).toBe(200);
  expect((await post(room.kit, 'words', { text: 'x'.repeat(161) })).status).toBe(422);
  await expect
    .poll(async () => (await state()).words.map(({ text, reaction }) => text ?? reaction), soon)
    .toEqual(['What did I miss', 'heart']);
  expect(await room.world.visitor().call('POST', `/api/rounds/${room.id}/join`, { name: 'Fuckface' })).toMatchObject({
    status: 422,
  });
  expect(await room.world.visitor().call('POST', `/api/rounds/${room.id}/join`, { name: 'KIT' })).toMatchObject({
    status: 422,
    body: { title: 'There is a KIT here already. Please choose another name.' },
  });
  expect((await room.kit.call('POST', `/api/rounds/${room.id}/members/${guest.id}/remove`)).status).toBe(403);
  expect((await post(room.nora, `members/${guest.id}/remove`)).status).toBe(200);
  await expect.poll(() => guest.gone(), soon).toBe('You were shown out.');
  for (const call of [post(room.kit, 'join', { name: 'Kit again' }), post(room.kit, 'words', { text: 'Hello' })])
    expect(await call).toMatchObject({ status: 403, body: { title: 'You were shown out.' } });
  expect((await room.kit.fetch(`/api/rounds/${room.id}/events`)).status).toBe(403);
  expect((await state()).members).toHaveLength(1);
});

it('has 50 seats, also for who come at once', async () => {
  await seatHost();
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, at) =>
      room.world.visitor().call('POST', `/api/rounds/${room.id}/join`, { name: `Guest ${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(answers.find(({ status }) => status !== 200)!.body).toMatchObject({
    title: 'This round is full: all 50 seats are taken.',
  });
});

it('stays where it was when everybody leaves for long, and goes on through a short break of the server', async () => {
  const host = await seatHost();
  await post(room.nora, 'lead', { action: 'play' });
  room.world.clock.advance(2500);
  await host.disconnect();
  await expect.poll(room.present, soon).toEqual([]);
  room.world.clock.advance(5000);
  const back = await seatHost();
  expect((await state()).phase).toBe('playing');
  room.world.clock.advance(-4000);
  await back.disconnect();
  await expect.poll(room.present, soon).toEqual([]);
  room.world.clock.advance(600_000);
  await seatHost();
  expect(await state()).toMatchObject({ phase: 'paused', place: { at_ms: 3000 } });
});

it('counts a premiere down for the owner of the show alone, and begins by itself', async () => {
  const startsAt = (inMs: number) => ({
    season_id: room.seasonId,
    name: 'Nora',
    starts_at_ms: room.world.clock.now().getTime() + inMs,
  });
  expect((await room.nora.get(`/api/seasons/${room.seasonId}/premiere`)).body).toEqual({ may: true });
  expect((await room.theo.get(`/api/seasons/${room.seasonId}/premiere`)).body).toEqual({ may: false });
  expect(await room.theo.call('POST', '/api/rounds', startsAt(600_000))).toMatchObject({ status: 403 });
  for (const wrong of [-1000, 1000, 40 * 86_400_000])
    expect(await room.nora.call('POST', '/api/rounds', startsAt(wrong))).toMatchObject({
      status: 422,
      body: { title: 'A premiere begins between a minute and 30 days from now.' },
    });
  room.id = (await room.nora.call<Round>('POST', '/api/rounds', startsAt(600_000))).body.id;
  await seat(room.kit, 'Kit');
  expect(await state(room.kit)).toMatchObject({ phase: 'premiere' });
  expect(await post(room.nora, 'lead', { action: 'pause' })).toMatchObject({ status: 409 });
  await pass(601_000);
  const begun = await state(room.kit);
  expect(begun.phase).toBe('playing');
  expect(placeAt(begun, room.first.duration_ms!, room.world.clock.now().getTime())).toBe(1000);
});

it('opens no room for what is foreign, hidden or not there, and closes one whose story is hidden', async () => {
  expect((await room.kit.call('POST', '/api/rounds', { season_id: room.seasonId })).status).toBe(401);
  expect((await room.nora.call('POST', '/api/rounds', { season_id: 'nowhere' })).status).toBe(404);
  expect(await room.nora.call('POST', '/api/rounds', { season_id: room.seasonId, episode_number: 9 })).toMatchObject({
    status: 422,
    body: { errors: { episode_number: ['That episode cannot be heard yet.'] } },
  });
  expect((await room.kit.get('/api/rounds/nowhere')).status).toBe(404);
  expect((await room.kit.fetch('/api/rounds/nowhere/events')).status).toBe(404);
  const guest = await seat(room.kit, 'Kit');
  await expect.poll(() => guest.latest(), soon).not.toBeNull();
  const audio = guest.latest()!.episode.audio_url;
  await room.world.ctx.db.execute(sql`update user_seasons set hidden_at = now() where id = ${room.seasonId}`);
  expect((await room.kit.fetch(audio)).status).toBe(404);
  expect(await room.kit.call('POST', `/api/rounds/${room.id}/words`, { text: 'Hello' })).toMatchObject({
    status: 404,
    body: { title: 'This round is over, or its link is not complete.' },
  });
  expect((await room.ada.call('POST', '/api/rounds', { season_id: room.seasonId })).status).toBe(404);
  expect((await room.nora.call('POST', '/api/rounds', { season_id: room.seasonId })).status).toBe(409);
  await room.world.ctx.db.execute(sql`update user_seasons set hidden_at = null where id = ${room.seasonId}`);
});

it('believes no cookie that it has not signed, and the same key opens one room', async () => {
  await seat(room.kit, 'Kit');
  const forged = await room.world.app.request(`http://canto.test/api/rounds/${room.id}/state`, {
    headers: { cookie: 'canto.guest=somebody.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  });
  expect(forged.status).toBe(403);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const open = () => room.nora.call<Round>('POST', '/api/rounds', { season_id: room.seasonId, name: 'Nora' }, key);
  const [one, two] = await Promise.all([open(), open()]);
  expect(one!.body.id).toBe(two!.body.id);
  const { body } = await room.nora.get<Season>(`/api/seasons/${room.seasonId}`);
  expect(body.title).toBe(one!.body.season.title);
});
