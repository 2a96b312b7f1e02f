import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listened, ListeningEvent, ListeningSeason } from '#shared/listening-log.ts';
import { latestListening } from '#shared/places/places.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let fixture: ShowFixture;
let episode: Episode;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  const owner = await world.listener();
  fixture = await createShowFixture(world, owner);
  [episode] = (await makeSeason(owner, fixture)).episodes as [Episode];
});
afterAll(() => world.close());

const hourMs = 60 * 60 * 1000;
const now = () => world.clock.now().getTime();
const phone = { id: 'phone-0001', kind: 'phone' as const };
const laptop = { id: 'laptop-001', kind: 'computer' as const };
const stretch = (change: Partial<ListeningEvent> = {}): ListeningEvent => ({
  id: crypto.randomUUID(),
  episode_id: episode.id,
  kind: 'play',
  from_ms: 0,
  to_ms: 60_000,
  at_ms: now(),
  ...change,
});
const send = (person: Person, events: ListeningEvent[], device: typeof phone | typeof laptop = phone, sentAt = now()) =>
  person.call<{ forgotten: string[]; now_ms: number }>('POST', '/api/me/listening', {
    device,
    sent_at_ms: sentAt,
    events,
  });
const log = async (person: Person) => (await person.get<{ items: Listened[] }>('/api/me/listening')).body.items;

describe('the listening log', () => {
  it('keeps what was heard, on whichever device, the latest first', async () => {
    const ida = await world.listener();
    await send(ida, [stretch({ to_ms: 161_000, at_ms: now() - 2000 })]);
    await send(ida, [stretch({ from_ms: 50_000, to_ms: 72_000, at_ms: now() - 1000 })], laptop);
    expect(await log(ida)).toMatchObject([
      { episode_id: episode.id, season_id: episode.season_id, device_kind: 'computer', to_ms: 72_000 },
      { device_kind: 'phone', to_ms: 161_000, at_ms: now() - 2000 },
    ]);
  });

  it('sets right a clock that is an hour off', async () => {
    const ida = await world.listener();
    const ahead = stretch({ at_ms: now() + hourMs - 5000, to_ms: 30_000 });
    await send(ida, [ahead], phone, now() + hourMs);
    await send(ida, [stretch({ at_ms: now() - 1000 })], laptop);
    const [latest, before] = await log(ida);
    expect(latest).toMatchObject({ device_kind: 'computer', at_ms: now() - 1000 });
    expect(before).toMatchObject({ id: ahead.id, at_ms: now() - 5000 });
  });

  it('keeps what a slow batch told before what came after it', async () => {
    const ida = await world.listener();
    const end = stretch({ at_ms: now() - 8000, from_ms: 59_000 });
    await send(ida, [stretch({ at_ms: now() - 9000, to_ms: 2000 })], phone, now() - 9000);
    await send(ida, [end], phone, now() - 7900);
    expect((await log(ida)).map(({ to_ms }) => to_ms)).toEqual([60_000, 2000]);
  });

  it('comes to the same in any order, sent any number of times, in any pieces', async () => {
    const ida = await world.listener();
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    const versions = ids.flatMap((id, at) =>
      [10, 20, 30].map((seconds) =>
        stretch({
          id,
          from_ms: at * 1000,
          to_ms: at * 1000 + seconds * 1000,
          at_ms: now() - hourMs + at * 60_000 + seconds * 1000,
        }),
      ),
    );
    let seed = 7;
    const roll = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 12; round++) {
      const shuffled = versions.toSorted(() => roll(2) - 0.5).slice(0, 1 + roll(versions.length));
      expect((await send(ida, shuffled)).status).toBe(200);
    }
    await send(ida, versions.toReversed());
    const kept = await log(ida);
    expect(kept.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(kept.map(({ from_ms, to_ms }) => to_ms - from_ms)).toEqual(Array(6).fill(30_000));
    expect(latestListening(kept)).toMatchObject({ id: ids.at(-1), to_ms: 35_000, at_ms: now() - hourMs + 330_000 });
  });

  it('forgets what is deleted, also when a device sends it again, and the play with the last of it', async () => {
    const ida = await world.listener();
    const [kept, gone] = [stretch({ at_ms: now() - hourMs }), stretch()];
    await send(ida, [kept, gone]);
    const forget = (body: object) => ida.call<{ forgotten: number }>('POST', '/api/me/listening/forget', body);
    expect((await forget({ ids: [gone.id] })).body).toEqual({ forgotten: 1 });
    expect((await send(ida, [{ ...gone, to_ms: 90_000 }])).body.forgotten).toEqual([gone.id]);
    expect((await log(ida)).map(({ id }) => id)).toEqual([kept.id]);
    const plays = async () =>
      (await world.ctx.database.pool.query(`select 1 from episode_plays where user_id = '${ida.userId}'`)).rows.length;
    expect(await plays()).toBe(1);
    expect((await forget({ from_ms: 0, until_ms: 8.64e15 })).body).toEqual({ forgotten: 1 });
    expect([await log(ida), await plays()]).toEqual([[], 0]);
    const { rows } = await world.ctx.database.pool.query(
      `select distinct episode_id, device_id from listening_events where user_id = '${ida.userId}'`,
    );
    expect(rows, 'only ids are left').toEqual([{ episode_id: null, device_id: null }]);
  });

  it('is for who is signed in, and one person’s alone', async () => {
    const [ida, eve] = [await world.listener(), await world.listener()];
    const mine = stretch();
    await send(ida, [mine]);
    await send(eve, [{ ...mine, to_ms: 99_000 }]);
    await eve.call('POST', '/api/me/listening/forget', { ids: [mine.id] });
    expect(await log(ida)).toMatchObject([{ id: mine.id, to_ms: 60_000 }]);
    for (const [method, path] of [
      ['GET', '/api/me/listening'],
      ['POST', '/api/me/listening'],
      ['POST', '/api/me/listening/forget'],
    ] as const) {
      const body = path.endsWith('forget') ? { ids: ['x'] } : { device: phone, sent_at_ms: now(), events: [] };
      const { status } = await world.visitor().call(method, path, method === 'GET' ? undefined : body);
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('takes nothing that is no episode one may hear, and refuses what is no stretch', async () => {
    const [ida, owner] = [await world.listener(), await world.listener()];
    const secret = await makeSeason(owner, fixture);
    await owner.call('PATCH', `/api/seasons/${secret.seasonId}`, { is_published: false });
    const { status } = await send(ida, [
      stretch({ episode_id: 'nowhere' }),
      stretch({ episode_id: secret.episodes[0]!.id }),
    ]);
    expect([status, await log(ida)]).toEqual([200, []]);
    expect((await send(ida, [stretch({ from_ms: 9, to_ms: 8 })])).status).toBe(422);
    expect((await send(ida, Array(101).fill(stretch()))).status).toBe(422);
  });

  it('goes with the account', async () => {
    const { rows } = await world.ctx.database.pool.query<{ confdeltype: string }>(
      `select confdeltype from pg_constraint where conrelid = 'listening_events'::regclass and confrelid = 'users'::regclass`,
    );
    expect(rows).toEqual([{ confdeltype: 'c' }]);
  });
});

describe('seasons to go on with', () => {
  it('say what playing them takes, to everybody who may hear them', async () => {
    const visitor = world.visitor();
    const path = `/api/listening/seasons?ids=nowhere,${episode.season_id}`;
    const { body } = await visitor.get<{ items: ListeningSeason[] }>(path);
    expect(body.items).toMatchObject([
      {
        id: episode.season_id,
        show_name: 'The Lantern Keepers',
        doors_open: true,
        episodes: [{ id: episode.id, number: 1, voice_audio_url: episode.voice_audio_url }],
      },
    ]);
    const many = Array.from({ length: 41 }, (_, at) => `s${at}`).join(',');
    expect((await visitor.get(`/api/listening/seasons?ids=${many}`)).status).toBe(422);
  });
});
