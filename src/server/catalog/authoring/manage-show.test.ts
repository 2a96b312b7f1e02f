import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Character } from '#shared/story/characters.ts';
import type { Location, Show, ShowCard } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

type List<T> = { items: T[] };
type Loop = { id: string; title: string; file_url: string };

let world: World;
let owner: Person;
let stranger: Person;
let fixture: ShowFixture;
let foreign: ShowFixture;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick', working: false });
  owner = await world.listener('owner@example.com');
  stranger = await world.listener('stranger@example.com');
  fixture = await createShowFixture(world, owner);
  foreign = await createShowFixture(world, stranger);
});
afterAll(() => world.close());

const show = () => `/api/shows/${fixture.showId}`;
const loops = async (id: string) => (await owner.get<List<Loop>>(`/api/shows/${id}/music`)).body.items;

describe('only its owner', () => {
  it.each<[string, string, () => string, unknown]>([
    ['changes a show', 'PATCH', show, { name: 'Mine now' }],
    ['hides a show', 'PATCH', show, { is_public: false }],
    ['adds a location', 'POST', () => `${show()}/locations`, { name: 'A back door' }],
    ['deletes a character', 'DELETE', () => `/api/characters/${fixture.otherCharacterId}`, undefined],
  ])('%s', async (_what, method, path, body) => {
    expect(await stranger.call(method, path(), body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await world.visitor().call(method, path(), body)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect((await owner.get<Show>(show())).body).toMatchObject({ name: 'The Lantern Keepers', is_public: true });
    expect((await owner.get<List<Character>>(`${show()}/characters`)).body.items).toHaveLength(3);
    expect((await owner.get<List<Location>>(`${show()}/locations`)).body.items).toHaveLength(1);
  });

  it('creates characters for it, as far as anybody else can see it', async () => {
    const draft = {
      gender: 'female',
      name: 'Wren',
      race: 'Asian',
      hairColor: 'red',
      age: 34,
      personality: 'Wildcard',
      showId: fixture.showId,
    };
    expect((await stranger.run('create-character', draft)).status).toBe(403);
  });
});

it.each(['.', '..', 'Evil\u202Ereppu', 'A\u0000B'])('cannot be named %j', async (name) => {
  expect((await owner.call('POST', '/api/shows', { name, genre: 'Comedy' })).status).toBe(422);
  expect((await owner.call('PATCH', show(), { name })).status).toBe(422);
});

it('is looked for without what nothing is named by', async () => {
  expect((await world.visitor().get('/api/shows?search=%00')).status).toBe(200);
});

describe('a private show', () => {
  it('is not there for others, in any way, until it is public again', async () => {
    expect((await owner.call('PATCH', show(), { is_public: false })).status).toBe(200);
    const paths = ['', '/characters', '/locations', '/music', '/seasons'].map((part) => `${show()}${part}`);
    for (const path of paths) {
      expect((await world.visitor().get(path)).status, path).toBe(404);
      expect((await stranger.get(path)).status, path).toBe(404);
      expect((await owner.get(path)).status, path).toBe(200);
    }
    expect((await stranger.get('/api/shows/by-slug/the-lantern-keepers')).body).not.toMatchObject({
      id: fixture.showId,
    });
    // Somebody who may not even see it learns nothing from trying to change it.
    expect((await stranger.call('PATCH', show(), { name: 'Mine now' })).status).toBe(404);
    expect((await stranger.get<List<ShowCard>>('/api/shows?limit=100')).body.items.map(({ id }) => id)).not.toContain(
      fixture.showId,
    );
    expect((await owner.get<List<ShowCard>>('/api/me/shows')).body.items.map(({ id }) => id)).toContain(fixture.showId);

    await owner.call('PATCH', show(), { is_public: true });
    expect((await world.visitor().get(show())).status).toBe(200);
  });

  it('keeps its characters from being deleted by others', async () => {
    await owner.call('PATCH', show(), { is_public: false });
    expect(
      (await stranger.call('DELETE', `/api/characters/${fixture.otherCharacterId}`)).status,
    ).toBeGreaterThanOrEqual(403);
    await owner.call('PATCH', show(), { is_public: true });
    expect((await owner.get<List<Character>>(`${show()}/characters`)).body.items).toHaveLength(3);
  });

  it('that never was is not found', async () => {
    expect((await owner.get('/api/shows/nowhere')).status).toBe(404);
    expect((await owner.call('PATCH', '/api/shows/nowhere', { is_public: true })).status).toBe(404);
    expect((await owner.call('POST', '/api/shows/nowhere/locations', { name: 'Nowhere' })).status).toBe(404);
  });
});

describe('changes of a show', () => {
  it('that come while the texts of another are still being judged stay', async () => {
    const judged = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    world.ctx.studio.moderation = {
      name: 'slow',
      async check() {
        asked.resolve();
        await judged.promise;
        return { flagged: false, categories: [] };
      },
    };
    const slow = owner.call<Show>('PATCH', show(), { description: 'Two lamps now.' });
    await asked.promise;
    world.ctx.studio.moderation = null;
    await owner.call('PATCH', show(), { is_public: false });
    await owner.call('PATCH', show(), { name: 'The Lamp Keepers' });
    judged.resolve();
    const now = { name: 'The Lamp Keepers', slug: 'the-lamp-keepers', description: 'Two lamps now.', is_public: false };
    expect((await slow).body).toMatchObject(now);
    expect((await owner.get<Show>(show())).body).toMatchObject(now);
    await owner.call('PATCH', show(), { name: 'The Lantern Keepers', is_public: true });
  });

  it('that change nothing answer the show as it is', async () => {
    expect(await owner.call<Show>('PATCH', show(), {})).toMatchObject({ status: 200, body: { id: fixture.showId } });
  });
});

describe('a location', () => {
  it('gets a picture, and the loop that was chosen', async () => {
    const [loop] = await loops(fixture.showId);
    const { status, body } = await owner.call<Location>('POST', `${show()}/locations`, {
      name: 'The Glass Pier',
      description: 'Green glass over a quiet sea.',
      musicId: loop!.id,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'The Glass Pier', background_music_id: loop!.id, music_url: loop!.file_url });
    expect(body.image_url).toMatch(/^\/media\/pictures\//);
    expect((await owner.fetch(loop!.file_url)).headers.get('content-type')).toBe('audio/mpeg');
    expect(await loops(fixture.showId)).toHaveLength(1);
  });

  it('of a show without music brings its own', async () => {
    const { body: bare } = await owner.call<Show>('POST', '/api/shows', { name: 'Bare Boards', genre: 'Comedy' });
    const { body } = await owner.call<Location>('POST', `/api/shows/${bare.id}/locations`, { name: 'An empty stage' });
    const [loop, ...more] = await loops(bare.id);
    expect(more).toEqual([]);
    expect(body.background_music_id).toBe(loop!.id);
  });

  it("cannot have a foreign show's music, nor music that is none", async () => {
    const [foreignLoop] = await loops(foreign.showId);
    for (const musicId of [foreignLoop!.id, 'nothing']) {
      const answer = await owner.call('POST', `${show()}/locations`, { name: 'A borrowed room', musicId });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', errors: { musicId: [expect.any(String)] } },
      });
    }
  });

  it.each([
    ['no name', { name: ' ' }, 422],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 422],
    ['a description of 10,000 characters', { name: 'Long', description: 'x'.repeat(10_000) }, 422],
    ['markup, as plain words', { name: 'A back room', description: '<img src=x onerror=alert(1)>' }, 201],
    ['words from right to left and emoji', { name: 'A lamp', description: 'الفنار 🏮' }, 201],
    ['a NUL', { name: 'A\u0000B' }, 422],
  ])('with %s', async (_what, body, status) => {
    const answer = await owner.call<Location>('POST', `${show()}/locations`, body);
    expect(answer.status).toBe(status);
    if (status === 201) expect(answer.body).toMatchObject(body);
  });
});

describe('a deleted character', () => {
  it('leaves the show, once', async () => {
    const path = `/api/characters/${fixture.otherCharacterId}`;
    expect(await owner.call('DELETE', path)).toMatchObject({ status: 200, body: { deleted: true } });
    const names = (await owner.get<List<Character>>(`${show()}/characters`)).body.items.map(({ name }) => name);
    expect(names).toEqual(['Mira', 'Tobias']);
    expect((await owner.get<List<Character>>('/api/me/characters')).body.items.map(({ id }) => id)).not.toContain(
      fixture.otherCharacterId,
    );
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect((await owner.call('DELETE', '/api/characters/nobody')).status).toBe(404);
  });
});
