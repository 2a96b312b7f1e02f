// Four listeners walk one story: Ada makes it, Bela and Cora remix its first turn, Dora follows for nothing.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeasonMap } from '#shared/season-map.ts';
import type { Episode, EpisodeChoice, Season } from '#shared/seasons.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { userSeasons } from '../../seasons/tables.ts';

let world: World;
let [ada, bela, cora, dora, admin]: Person[] = [];
let fixture: ShowFixture;
let source: { seasonId: string; episodes: Episode[] };
let doors: EpisodeChoice[];
let remixId: string;
let unseenId: string;

const mapOf = async (person: Person, id: string, query = '') =>
  (await person.get<SeasonMap>(`/api/seasons/${id}/map${query}`)).body;
const choicesOf = async (person: Person, episodeId: string) =>
  (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;
const episodesOf = async (person: Person, id: string) =>
  (await person.get<{ items: Episode[] }>(`/api/seasons/${id}/episodes`)).body.items;
const walk = (person: Person, seasonId: string, episodeNumber: number, choiceId: string) =>
  person.run<{ seasonId: string; episodeNumber: number; code: string }>('walk-path', {
    seasonId,
    episodeNumber,
    choiceId,
  });

async function remix(person: Person, seasonId: string, episodeNumber: number, choiceId: string): Promise<string> {
  const { body } = await person.run<{ newSeason: { id: string } }>('remix-season', {
    seasonId,
    episodeNumber,
    choiceId,
  });
  await untilReady(person, body.newSeason.id);
  return body.newSeason.id;
}

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  [ada, bela, cora, dora] = await Promise.all(Array.from({ length: 4 }, () => world.listener()));
  admin = await openAdmin(world);
  fixture = await createShowFixture(world, ada!);
  source = await makeSeason(ada!, fixture);
  doors = await choicesOf(ada!, source.episodes[0]!.id);
  remixId = await remix(bela!, source.seasonId, 1, doors[0]!.id);
  unseenId = await remix(cora!, source.seasonId, 1, doors[1]!.id);
  await cora!.call('PATCH', `/api/seasons/${unseenId}`, { is_published: false });
});
afterAll(() => world.close());

describe('the map of a season', () => {
  it('is the tree of the season and its remixes, the same from whichever of them, without what is private', async () => {
    const map = await mapOf(dora!, source.seasonId);
    expect(map).toMatchObject({ seasons: 2, episodes: 2, heard: 0, next_cursor: null });
    const [first, second] = map.items;
    expect(first).toMatchObject({ parent_id: null, episode_number: 1, door: null, season_id: source.seasonId });
    expect(first!.doors).toEqual(doors.map((door) => door.choice_text));
    expect(second).toMatchObject({
      parent_id: first!.id,
      season_id: remixId,
      door: doors[0]!.choice_text,
      on_path: false,
    });
    const fromRemix = await mapOf(dora!, remixId);
    expect(fromRemix.items.map(({ id, parent_id }) => [id, parent_id])).toEqual(
      map.items.map(({ id, parent_id }) => [id, parent_id]),
    );
    expect(fromRemix.items.map(({ on_path }) => on_path)).toEqual([true, true]);
    expect((await mapOf(cora!, source.seasonId)).items.map(({ season_id }) => season_id)).toContain(unseenId);
  });

  it('counts each listener of an episode once, in whichever season they heard it', async () => {
    const [kept] = await episodesOf(bela!, remixId);
    for (const [person, episode] of [
      [dora!, source.episodes[0]!],
      [dora!, kept!],
    ] as const)
      await person.run('track-episode-play', { episodeId: episode.id, seasonId: episode.season_id });
    const map = await mapOf(dora!, source.seasonId);
    expect(map.items[0], 'Ada had it told, Dora played it twice').toMatchObject({ listeners: 2, heard: true });
    expect(map.heard).toBe(1);
    expect((await mapOf(world.visitor(), source.seasonId)).items[0]).toMatchObject({ heard: false });
  });

  it('comes in pages of which each has the ways to all of its nodes', async () => {
    const page = await mapOf(dora!, source.seasonId, '?limit=1');
    expect(page).toMatchObject({ episodes: 2, items: [{ episode_number: 1 }] });
    const rest = await mapOf(dora!, source.seasonId, `?limit=1&cursor=${encodeURIComponent(page.next_cursor!)}`);
    expect(rest.items).toMatchObject([{ parent_id: page.items[0]!.id }]);
    expect(rest.next_cursor).toBeNull();
    expect((await dora!.get(`/api/seasons/${source.seasonId}/map?limit=1000000`)).status).toBe(422);
    expect((await mapOf(dora!, source.seasonId, '?cursor=nonsense')).items).toHaveLength(2);
  });

  it('is not there for a season that is foreign and private, or was never', async () => {
    expect((await dora!.get(`/api/seasons/${unseenId}/map`)).status).toBe(404);
    expect((await dora!.get('/api/seasons/nowhere/map')).status).toBe(404);
  });

  it('stands a circle of sources', async () => {
    const point = (id: string, to: string | null) =>
      world.ctx.db.update(userSeasons).set({ sourceSeasonId: to }).where(eq(userSeasons.id, id));
    await point(source.seasonId, remixId);
    expect((await mapOf(dora!, source.seasonId)).items).toHaveLength(2);
    await point(source.seasonId, null);
  });
});

describe('a door that somebody opened', () => {
  it('says who told what is behind it, where everybody may hear that', async () => {
    const told = (await choicesOf(dora!, source.episodes[0]!.id)).map((door) => door.told);
    expect(told[0]).toMatchObject({ season_id: remixId, episode_number: 2, episodes_after: 0 });
    expect(told[0]!.username).toBe((await bela!.get<Season>(`/api/seasons/${remixId}`)).body.creator_username);
    expect(told[1], "Cora's is private").toBeNull();
    expect((await choicesOf(cora!, source.episodes[0]!.id))[1]!.told).toMatchObject({ season_id: unseenId });
  });

  it('is followed for nothing, into a playlist of one’s own that nobody else finds', async () => {
    const before = await dora!.balance();
    const [one, two] = await Promise.all([
      walk(dora!, source.seasonId, 1, doors[0]!.id),
      walk(dora!, source.seasonId, 1, doors[0]!.id),
    ]);
    expect(one.status).toBe(200);
    expect(two!.body, 'a second press leads to the same place').toEqual(one.body);
    expect(await dora!.balance()).toBe(before);
    const episodes = await episodesOf(dora!, one.body.seasonId);
    const [, theirs] = await episodesOf(bela!, remixId);
    expect(episodes.map(({ voice_audio_url }) => voice_audio_url)).toEqual([
      source.episodes[0]!.voice_audio_url,
      theirs!.voice_audio_url,
    ]);
    expect((await bela!.get(`/api/seasons/${one.body.seasonId}`)).status).toBe(404);
    expect((await choicesOf(dora!, episodes[1]!.id)).length, 'its doors came along').toBeGreaterThan(0);
    expect((await mapOf(bela!, source.seasonId)).episodes, 'nothing new was told').toBe(2);
  });

  it('goes on in the playlist from one person to the next, and leaves what somebody made as it is', async () => {
    const playlist = (await walk(dora!, source.seasonId, 1, doors[0]!.id)).body.seasonId;
    const [, second] = await episodesOf(bela!, remixId);
    const [next] = await choicesOf(bela!, second!.id);
    const deeper = await remix(cora!, remixId, 2, next!.id);
    const [, mine] = await episodesOf(dora!, playlist);
    const [on] = await choicesOf(dora!, mine!.id);
    expect((await walk(dora!, playlist, 2, on!.id)).body).toEqual({ seasonId: playlist, episodeNumber: 3 });
    const path = await episodesOf(dora!, playlist);
    expect(path.map(({ episode_number }) => episode_number)).toEqual([1, 2, 3]);
    expect(path[2]!.voice_audio_url).toBe((await episodesOf(cora!, deeper))[2]!.voice_audio_url);
    expect((await walk(ada!, source.seasonId, 1, doors[0]!.id)).body.seasonId).not.toBe(source.seasonId);
    expect(await episodesOf(ada!, source.seasonId)).toHaveLength(1);
  });

  it('is refused where nobody told it, where it is of another episode, and to who is signed out', async () => {
    expect(await walk(dora!, source.seasonId, 1, doors[2]!.id)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await walk(dora!, source.seasonId, 1, 'no choice')).toMatchObject({ status: 422 });
    expect(await walk(dora!, source.seasonId, 9, doors[0]!.id)).toMatchObject({ status: 422 });
    expect(await walk(dora!, unseenId, 1, doors[0]!.id)).toMatchObject({ status: 404 });
    expect(await walk(world.visitor(), source.seasonId, 1, doors[0]!.id)).toMatchObject({ status: 401 });
  });
});

describe('what is taken away', () => {
  it('by an admin leaves the map, and the walks that keep it, until it is restored', async () => {
    const playlist = (await walk(dora!, source.seasonId, 1, doors[0]!.id)).body.seasonId;
    const judge = (act: string) =>
      admin!.call('POST', `/api/admin/content/${act}`, { kind: 'season', id: remixId, reason: 'Because of a test.' });
    await judge('hide');
    expect((await dora!.get<Season>(`/api/seasons/${playlist}`)).body.is_hidden).toBe(true);
    expect((await mapOf(ada!, source.seasonId)).items.map(({ season_id }) => season_id)).not.toContain(remixId);
    expect((await choicesOf(ada!, source.episodes[0]!.id))[0]!.told).toBeNull();
    await judge('restore');
    expect((await mapOf(ada!, source.seasonId)).items.map(({ season_id }) => season_id)).toContain(remixId);
    expect((await dora!.get<Season>(`/api/seasons/${playlist}`)).body.is_hidden).toBe(false);
  });

  it('is only what the hidden season told itself, and not what it walked', async () => {
    const playlist = (await walk(dora!, source.seasonId, 1, doors[0]!.id)).body.seasonId;
    await dora!.call('PATCH', `/api/seasons/${playlist}`, { is_published: true });
    const target = { kind: 'season', id: playlist, reason: 'Because of a test.' };
    expect((await admin!.call('POST', '/api/admin/content/hide', target)).status).toBe(200);
    expect((await ada!.get(`/api/seasons/${playlist}`)).status).toBe(404);
    expect((await ada!.get(`/api/seasons/${remixId}`)).status).toBe(200);
    await admin!.call('POST', '/api/admin/content/restore', target);
  });

  it('by its maker leaves the copies of others, told by nobody', async () => {
    const playlist = (await walk(dora!, source.seasonId, 1, doors[0]!.id)).body.seasonId;
    await dora!.call('PATCH', `/api/seasons/${playlist}`, { is_published: true });
    await world.ctx.db.delete(userSeasons).where(eq(userSeasons.id, remixId));
    await world.ctx.db.delete(userSeasons).where(eq(userSeasons.id, source.seasonId));
    const map = await mapOf(cora!, playlist);
    expect(map.items.map(({ episode_number }) => episode_number)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(map.items[0], 'nobody').toMatchObject({ username: null });
    const again = (await choicesOf(cora!, (await episodesOf(dora!, playlist))[0]!.id))[0]!.told;
    expect(again).toMatchObject({ username: null });
  });
});
