// What happens to a path through several people's episodes when one of them is gone, and to a story remixed 200 times over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeasonMap } from '#shared/season-map.ts';
import type { Episode, EpisodeChoice, Season } from '#shared/seasons.ts';
import type { SeasonMemory } from '#shared/story/memory.ts';
import type { Recap } from '#shared/story/recap.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { deleteDueAccounts } from '../../account-data/delete-due-accounts.ts';
import { copySeason } from '../../productions/copy-season.ts';
import { getSeason, listEpisodes } from '../../seasons/queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
let world: World;
let [ada, bela, cora, dora]: Person[] = [];
let source: { seasonId: string; episodes: Episode[] };

const mapOf = async (person: Person, id: string) => (await person.get<SeasonMap>(`/api/seasons/${id}/map`)).body;
const choicesOf = async (person: Person, episodeId: string) =>
  (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;
const episodesOf = async (person: Person, id: string) =>
  (await person.get<{ items: Episode[] }>(`/api/seasons/${id}/episodes`)).body.items;

async function remix(person: Person, seasonId: string, episodeNumber: number, choiceId: string): Promise<string> {
  const input = { seasonId, episodeNumber, choiceId };
  const { body } = await person.run<{ newSeason: { id: string } }>('remix-season', input);
  await untilReady(person, body.newSeason.id);
  return body.newSeason.id;
}
async function walk(person: Person, seasonId: string, episodeNumber: number, choiceId: string): Promise<string> {
  const input = { seasonId, episodeNumber, choiceId };
  const { status, body } = await person.run<{ seasonId: string }>('walk-path', input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.seasonId;
}

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  [ada, bela, cora, dora] = await Promise.all(Array.from({ length: 4 }, () => world.listener()));
  source = await makeSeason(ada!, await createShowFixture(world, ada!));
});
afterAll(() => world.close());

it('keeps a path whole whose maker in the middle deletes the account', async () => {
  const [door] = await choicesOf(ada!, source.episodes[0]!.id);
  const middle = await remix(bela!, source.seasonId, 1, door!.id);
  const [, second] = await episodesOf(bela!, middle);
  const [on] = await choicesOf(bela!, second!.id);
  const after = await remix(cora!, middle, 2, on!.id);
  const path = await walk(dora!, source.seasonId, 1, door!.id);
  const [, walked] = await episodesOf(dora!, path);
  const [next] = await choicesOf(dora!, walked!.id);
  expect(await walk(dora!, path, 2, next!.id)).toBe(path);
  // Nobody else may see it any more, so that it goes with the account.
  await bela!.call('PATCH', `/api/seasons/${middle}`, { is_published: false });
  expect((await bela!.call('POST', '/api/me/deletion')).status).toBe(200);
  world.clock.advance(15 * dayMs);
  await deleteDueAccounts(world.ctx);
  expect((await bela!.get('/api/me')).status).toBe(401);
  expect((await cora!.get(`/api/seasons/${middle}`)).status).toBe(404);

  for (const [person, id] of [
    [dora!, path],
    [cora!, after],
  ] as const) {
    const episodes = await episodesOf(person, id);
    expect(episodes.map(({ episode_number, stage }) => [episode_number, stage])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
      [3, 'ready'],
    ]);
    for (const { voice_audio_url } of episodes) {
      const answer = await person.fetch(voice_audio_url!);
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
    }
    const { items } = await mapOf(person, id);
    expect(items.map(({ parent_id }) => parent_id)).toEqual([null, items[0]!.id, items[1]!.id]);
    expect(items[1], 'told by nobody').toMatchObject({ username: null, on_path: true });
    expect((await person.get<SeasonMemory>(`/api/seasons/${id}/memory`)).body.facts.length).toBeGreaterThan(4);
  }
  const again = (await choicesOf(dora!, source.episodes[0]!.id))[0]!.told;
  expect(again, 'the door leads on for others').toMatchObject({ username: null, episode_number: 2 });
});

it('gives a path through several people’s episodes a feed, a recap and a place of its own', async () => {
  const [door] = await choicesOf(ada!, source.episodes[0]!.id);
  const eli = await world.listener();
  const path = await walk(eli, source.seasonId, 1, door!.id);
  const episodes = await episodesOf(eli, path);
  const { url } = (await eli.get<{ url: string }>(`/api/seasons/${path}/feed`)).body;
  const feed = await (await world.visitor().fetch(new URL(url).pathname)).text();
  expect(feed.match(/<item>/g)).toHaveLength(2);
  expect(await cora!.get(`/api/seasons/${path}/feed`)).toMatchObject({ status: 404 });
  const now = world.clock.now().getTime();
  const heard = { id: crypto.randomUUID(), episode_id: episodes[1]!.id, kind: 'play', from_ms: 0, to_ms: 60_000, at_ms: now - 1000 }; // prettier-ignore
  const sent = { device: { id: 'phone-0001', kind: 'phone' }, sent_at_ms: now, events: [heard] };
  expect((await eli.call('POST', '/api/me/listening', sent)).status).toBe(200);
  const { items } = (await eli.get<{ items: { season_id: string; to_ms: number }[] }>('/api/me/listening')).body;
  expect(items[0]).toMatchObject({ season_id: path, to_ms: 60_000 });
  await eli.run('track-episode-play', { episodeId: episodes[1]!.id, seasonId: path });
  world.clock.advance(4 * dayMs);
  const { recap } = (await eli.get<{ recap: Recap | null }>(`/api/seasons/${path}/previously`)).body;
  expect(recap).toMatchObject({ episode_id: episodes[1]!.id, episode_number: 2 });
});

it('follows of several tellings of a door the one that is asked for, and none that is not behind it', async () => {
  const [, door, other] = await choicesOf(ada!, source.episodes[0]!.id);
  await remix(ada!, source.seasonId, 1, door!.id);
  const second = await remix(cora!, source.seasonId, 1, door!.id);
  const [, theirs] = await episodesOf(cora!, second);
  const step = { seasonId: source.seasonId, episodeNumber: 1, episodeId: theirs!.id };
  const asked = await dora!.run<{ seasonId: string }>('walk-path', { ...step, choiceId: door!.id });
  const [, walked] = await episodesOf(dora!, asked.body.seasonId);
  expect(walked!.voice_audio_url).toBe(theirs!.voice_audio_url);
  expect(await dora!.run('walk-path', { ...step, choiceId: other!.id })).toMatchObject({ status: 409 });
  expect(await dora!.run('walk-path', { ...step, choiceId: door!.id, episodeId: 'none' })).toMatchObject({
    status: 409,
  });
});

it('counts who heard two tellings of one door once in its share', async () => {
  const [, door, shut] = await choicesOf(ada!, source.episodes[0]!.id);
  const behind = async () =>
    (await mapOf(ada!, source.seasonId)).items.filter((node) => node.door === door!.choice_text);
  const before = await behind();
  expect(before, 'told twice').toHaveLength(2);
  const fay = await world.listener();
  for (const { id, season_id } of before) await fay.run('track-episode-play', { episodeId: id, seasonId: season_id });
  const after = await behind();
  expect(after.map(({ listeners }, at) => listeners - before[at]!.listeners)).toEqual([1, 1]);
  expect(after.map(({ door_listeners }) => door_listeners)).toEqual(
    [1, 1].map((one) => before[0]!.door_listeners! + one),
  );
  const cut = (await ada!.get<SeasonMap>(`/api/seasons/${source.seasonId}/map?limit=2`)).body.items;
  expect(
    cut.map(({ door_listeners }) => door_listeners),
    'the page may not have all tellings',
  ).toEqual([null, null]);
  await remix(ada!, source.seasonId, 1, shut!.id);
  const once = (await mapOf(ada!, source.seasonId)).items.find((node) => node.door === shut!.choice_text);
  expect(once, 'told once').toMatchObject({ door_listeners: null, listeners: 1 });
});

it('has the picture of the season that each episode was told in', async () => {
  const [root, ...rest] = (await mapOf(dora!, source.seasonId)).items;
  for (const node of [root!, rest.at(-1)!])
    expect(node.image_url).toBe((await dora!.get<Season>(`/api/seasons/${node.season_id}`)).body.featured_image_url);
});

it('stands a remix of a remix 200 deep, hidden and shown with the story that it began with', async () => {
  const admin = await openAdmin(world);
  const viewer = { userId: ada!.userId, email: ada!.email, roles: ['user' as const] };
  let deepest = source.seasonId;
  await world.ctx.transaction(async (tx) => {
    for (let depth = 1; depth <= 200; depth++) {
      const from = await getSeason(tx, deepest, viewer);
      const id = crypto.randomUUID();
      const copy = { id, title: `${depth} deep`, description: null, creatorId: ada!.userId, isPublished: true, sourceEpisodeNumber: 1 }; // prettier-ignore
      await copySeason(tx, from, copy, (await listEpisodes(tx, from.id)).slice(0, 1));
      deepest = id;
    }
  });
  const [, , third] = await choicesOf(cora!, (await episodesOf(cora!, deepest))[0]!.id);
  const told = await remix(cora!, deepest, 1, third!.id);
  expect((await dora!.get<Season>(`/api/seasons/${told}`)).body).toMatchObject({ is_remixed: true });
  const map = await mapOf(dora!, deepest);
  expect(
    map.items.filter(({ episode_number }) => episode_number === 1),
    'one beginning',
  ).toHaveLength(1);
  expect(map.items.find(({ season_id }) => season_id === told)).toMatchObject({ door: third!.choice_text });
  const path = await walk(dora!, deepest, 1, third!.id);
  expect(await episodesOf(dora!, path)).toHaveLength(2);

  const judge = (act: string) =>
    admin.call('POST', `/api/admin/content/${act}`, { kind: 'season', id: source.seasonId, reason: 'Because of a test.' }); // prettier-ignore
  expect((await judge('hide')).status).toBe(200);
  expect((await world.visitor().get(`/api/seasons/${deepest}`)).status).toBe(404);
  expect((await world.visitor().get(`/api/seasons/${told}`)).status).toBe(404);
  expect((await judge('restore')).status).toBe(200);
  expect((await world.visitor().get(`/api/seasons/${deepest}`)).status).toBe(200);
});
