import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KeptWish, StandingWish } from '#shared/doors/doors.ts';
import type { ListeningSeason } from '#shared/listening-log.ts';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { prerenderBranches } from '../openings/prerender-branches.ts';
import { giveUpEpisode } from '../give-up-episode.ts';

let world: World;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener());
});
afterAll(() => world.close());

type Turn = { seasonId: string; episodeId: string; choices: EpisodeChoice[] };
async function turnOf(person: Person): Promise<Turn> {
  const { seasonId, episodes } = await makeSeason(person, fixture);
  return at(person, seasonId, episodes.at(-1)!);
}
async function at(person: Person, seasonId: string, { id }: Episode): Promise<Turn> {
  const { items } = (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${id}/choices`)).body;
  return { seasonId, episodeId: id, choices: items };
}
const wish = (person: Person, change: Partial<StandingWish> = {}) =>
  person.call<KeptWish>('PUT', '/api/me/standing-wish', {
    wish: 'first',
    cantos_per_evening: 300,
    time_zone: 'UTC',
    ...change,
  });
const open = (person: Person, { seasonId, episodeId, choices }: Turn, door = 1, key = crypto.randomUUID()) =>
  person.run<{ episode: Episode; title: string; code: string }>(
    'create-next-episode-v3',
    { seasonId, episodeId, choiceId: choices[door - 1]!.id, wished: true },
    key,
  );
const rich = async () => {
  const person = await world.listener();
  await world.ctx.database.pool.query(
    `insert into canto_ledger (user_id, amount, reason, description, idempotency_key) values ($1, 5000, 'correction', 'For a test', 'test')`,
    [person.userId],
  );
  return person;
};

it('the doors are said in the narrator’s voice with the episode, the price before the first of them', async () => {
  const person = await world.listener();
  const { seasonId, episodes } = await makeSeason(person, fixture);
  const { doors, id } = episodes[0]!;
  const { choices } = await at(person, seasonId, episodes[0]!);
  expect(doors!.parts.map(({ part, door }) => (door ? `${part} ${door}` : part))).toEqual([
    'question',
    'price',
    'door 1',
    'door 2',
    'door 3',
    'answer',
  ]);
  expect(doors!.parts[1]!.text).toContain('300');
  for (const choice of choices)
    expect(doors!.parts.find(({ door }) => door === choice.choice_order)!.text).toContain(choice.choice_text);
  let ms = 0;
  for (const { start_ms, end_ms } of doors!.parts) {
    expect(start_ms).toBe(ms);
    expect(end_ms).toBeGreaterThan(start_ms);
    ms = end_ms;
  }
  expect(doors!.duration_ms).toBe(ms);
  expect(doors!.audio_url).toBe(`/media/episodes/${id}/doors.mp3`);
  const sound = await world.visitor().fetch(doors!.audio_url);
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const { items } = (await world.visitor().get<{ items: ListeningSeason[] }>(`/api/listening/seasons?ids=${seasonId}`))
    .body;
  expect(items[0]!.episodes[0]!.doors).toEqual(doors);
  const others = await world.listener();
  await person.call('PATCH', `/api/seasons/${seasonId}`, { is_published: false });
  expect((await others.fetch(doors!.audio_url)).status).toBe(404);
});

it('an episode is finished also where its doors can’t be said, and they are said later', async () => {
  const person = await world.listener();
  const { speech } = world.ctx.studio;
  const { speakFinished } = speech;
  world.ctx.studio.speech = {
    ...speech,
    // Other voices, whose takes nobody has kept.
    version: 'hoarse',
    speakFinished: (said, ...rest) =>
      said.text.startsWith('Each door costs') ? Promise.reject(new Error('hoarse')) : speakFinished!(said, ...rest),
  };
  const { seasonId, episodes } = await makeSeason(person, fixture);
  world.ctx.studio.speech = speech;
  expect([episodes[0]!.stage, episodes[0]!.doors]).toEqual(['ready', null]);
  await prerenderBranches(world.ctx, { episodeId: episodes[0]!.id }, { signal: new AbortController().signal });
  const { items } = (await person.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body;
  expect(items[0]!.doors!.parts).toHaveLength(6);
});

it('a wish is kept for its listener, and refuses what is no wish with a sentence', async () => {
  const person = await world.listener();
  expect((await world.visitor().get('/api/me/standing-wish')).status).toBe(401);
  expect((await person.get<KeptWish>('/api/me/standing-wish')).body.wish).toBe('wait');
  expect((await wish(person, { cantos_per_evening: 600 })).body).toEqual({
    wish: 'first',
    cantos_per_evening: 600,
    time_zone: 'UTC',
    spent_this_evening: 0,
  });
  for (const bad of [{ cantos_per_evening: 450 }, { cantos_per_evening: 1e9 }, { wish: 'second' as never }])
    expect((await wish(person, bad)).status).toBe(422);
  expect((await person.get<KeptWish>('/api/me/standing-wish')).body.cantos_per_evening).toBe(600);
});

it('a wish spends no more than its evening, counted over seasons and at once, and the next evening is new', async () => {
  world.clock.set(new Date('2026-11-22T22:00:00Z'));
  const person = await rich();
  const turns = [await turnOf(person), await turnOf(person), await turnOf(person)];
  const before = await person.balance();
  expect((await open(person, turns[0]!)).body.title, 'nothing was wished yet').toMatch(/wait/);
  await wish(person);
  expect((await open(person, turns[0]!, 2)).status, 'the wish is the first door').toBe(409);
  const answers = await Promise.all(turns.map((turn) => open(person, turn)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await person.balance()).toBe(before - 300);
  const refused = turns[answers.findIndex(({ status }) => status === 409)]!;
  expect((await open(person, refused)).body.title).toBe(
    'Your wish may spend 300 cantos an evening, so the doors wait for you.',
  );
  expect((await person.get<KeptWish>('/api/me/standing-wish')).body.spent_this_evening).toBe(300);
  // A press of one's own is no wish.
  const { seasonId, episodeId, choices } = refused;
  const pressed = { seasonId, episodeId, choiceId: choices[2]!.id };
  expect((await person.run('create-next-episode-v3', pressed)).status).toBe(200);
  world.clock.set(new Date('2026-11-23T05:00:00Z'));
  expect((await person.get<KeptWish>('/api/me/standing-wish')).body.spent_this_evening).toBe(0);
  const left = turns.filter((turn, i) => turn !== refused && answers[i]!.status === 409)[0]!;
  expect((await open(person, left)).status).toBe(200);
});

it('the same wish sent twice opens one door, and what failed is given back to its evening', async () => {
  const person = await rich();
  const turn = await turnOf(person);
  await wish(person, { wish: 'surprise' });
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([open(person, turn, 3, key), open(person, turn, 3, key)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.episode.id).toBe(two.body.episode.id);
  const spent = async () => (await person.get<KeptWish>('/api/me/standing-wish')).body.spent_this_evening;
  expect(await spent()).toBe(300);
  await untilReady(person, turn.seasonId);
  const other = await turnOf(person);
  await wish(person, { wish: 'surprise', cantos_per_evening: 600 });
  const { speech } = world.ctx.studio;
  world.ctx.studio.speech = {
    ...speech,
    speakFinished: () => Promise.reject(new Error('no voice')),
    speak: () => Promise.reject(new Error('no voice')),
  };
  const { body } = await open(person, other);
  expect(await spent()).toBe(600);
  const charge = await world.ctx.database.pool.query('select charge_key from season_episodes where id = $1', [
    body.episode.id,
  ]);
  await giveUpEpisode(world.ctx, { episodeId: body.episode.id, chargeKey: charge.rows[0].charge_key });
  world.ctx.studio.speech = speech;
  expect(await spent()).toBe(300);
});
