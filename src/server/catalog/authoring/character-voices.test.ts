import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Character } from '#shared/story/characters.ts';
import type { Show } from '#shared/shows.ts';
import { findVoice, voices } from '#studio/providers/speech/voices.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';

type Made = { success: boolean; character?: Character; error?: string };
const wren = { gender: 'female', name: 'Wren', race: 'Asian', hairColor: 'red', age: 9, personality: 'Wildcard' };

let world: World;
let owner: Person;
let showId: string;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick', working: false });
  owner = await world.listener();
  showId = (await owner.call<Show>('POST', '/api/shows', { name: 'Bare Boards', genre: 'Comedy' })).body.id;
});
afterAll(() => world.close());

const offered = async (query: string, person = owner) => (await person.get<{ voices: string[] }>(`/api/shows/${showId}/voices?${query}`)).body.voices; // prettier-ignore
const draft = 'name=Wren&gender=female&age=9&personality=Wildcard';
const give = (id: string, voice: unknown, person = owner) =>
  person.call<Character>('PUT', `/api/characters/${id}/voice`, { voice });

it('offers voices of the right sort before somebody is made, each of which can be heard', async () => {
  const all = await offered(draft);
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((id) => findVoice(id).gender === 'female' && !findVoice(id).narrates)).toBe(true);
  expect(findVoice(all[0]!).ageBand).toBe('child');
  const heard = await owner.fetch(`/media/voices/${all[1]}.mp3`);
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
});

it('is the one that was chosen, for good; nobody else of the show gets it, and only the owner is told', async () => {
  const [, second] = await offered(draft);
  const made = (await owner.run<Made>('create-character', { ...wren, showId, voice: second })).body.character!;
  expect(made.voice).toBe(second);
  expect(await offered('name=Bea&gender=female&age=9')).not.toContain(second);
  const twin = await owner.run<Made>('create-character', { ...wren, name: 'Bea', showId, voice: second });
  expect([twin.status, twin.body]).toMatchObject([409, { title: 'Somebody else in this show has this voice. Please choose another.' }]); // prettier-ignore
  const shown = async (person: Person) => (await person.get<{ items: Character[] }>(`/api/shows/${showId}/characters`)).body.items; // prettier-ignore
  expect((await shown(owner)).map(({ voice }) => voice)).toEqual([second]);
  expect((await shown(world.visitor())).map(({ voice }) => voice)).toEqual([undefined]);

  const [now, next] = await offered(`character_id=${made.id}`);
  expect(now).toBe(second);
  expect((await give(made.id, next)).body.voice).toBe(next);
  expect((await give(made.id, next)).status, 'the same again changes nothing').toBe(200);
  expect((await shown(owner))[0]!.voice).toBe(next);
});

it('is refused where it does not suit, is not there, or the show is somebody else’s', async () => {
  const { id } = (await owner.get<{ items: Character[] }>(`/api/shows/${showId}/characters`)).body.items[0]!;
  const man = voices.find(({ gender, narrates }) => gender === 'male' && !narrates)!.id;
  const narrator = voices.find(({ gender, narrates }) => gender === 'female' && narrates)!.id;
  for (const voice of [man, narrator, 'nobody-at-all', '', 7, '../x'])
    expect((await give(id, voice)).status, String(voice)).toBe(422);
  const stranger = await world.listener();
  const [, free] = await offered(`character_id=${id}`);
  expect((await give(id, free, stranger)).status).toBe(403);
  expect((await give(id, free, world.visitor())).status).toBe(401);
  expect((await give('nowhere', free)).status).toBe(404);
  expect((await stranger.get(`/api/shows/${showId}/voices?${draft}`)).status).toBe(403);
  expect((await owner.get(`/api/shows/${showId}/voices?character_id=nowhere`)).status).toBe(404);
});

it('goes to one of two who choose the same at once', async () => {
  const people = await Promise.all(
    ['Ada', 'Ida'].map(async (name) => (await owner.run<Made>('create-character', { ...wren, age: 40, name, showId })).body.character),
  ); // prettier-ignore
  const both = people.filter((one) => one !== undefined);
  if (both.length < 2) throw new Error('Two characters are needed.');
  const [, free] = await offered(`character_id=${both[0]!.id}`);
  const answers = await Promise.all(both.map(({ id }) => give(id, free)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
