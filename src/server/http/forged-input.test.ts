import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { markReady } from '../productions/episode-state.ts';
import { listEpisodes } from '../seasons/queries.ts';

type List = { items: { id: string }[] };

let world: World;
let ada: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false });
  ada = await world.listener();
  fixture = await createShowFixture(world, ada);
  const { body } = await ada.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  await ada.call('PUT', `/api/seasons/${body.season.id}/save`);
  const [episode] = await listEpisodes(world.ctx, body.season.id);
  const files = { audioKey: 'a.mp3', captionsKey: 'a.vtt', transcript: [], durationMs: 1000 };
  await markReady(world.ctx, episode!, files);
});
afterAll(() => world.close());

const forged = ['nonsense', ...['["x","1"]', '[1e300,"x"]', '["2026-99-99","x"]', '[[],{}]'].map(encode)];

it.each([
  ['/api/shows', '?'],
  ['/api/shows', '?sort=newest&'],
  ['/api/shows/{show}/seasons', '?'],
  ['/api/me/shows', '?'],
  ['/api/me/characters', '?'],
  ['/api/me/seasons', '?'],
  ['/api/me/list', '?'],
])('%s%s begins at its beginning for a cursor that nobody issued', async (path, query) => {
  const address = path.replace('{show}', fixture.showId) + query;
  const first = (await ada.get<List>(address)).body.items;
  expect(first.length).toBeGreaterThan(0);
  for (const cursor of forged)
    expect(await ada.get<List>(`${address}cursor=${cursor}`)).toMatchObject({ status: 200, body: { items: first } });
  const beyondAll = await ada.get<List>(`${address}cursor=${encode('["1","x"]')}`);
  expect(beyondAll.status, 'well written, though nothing comes after it').toBe(200);
});

it.each(['a%20b', '..', '%2e%2e%2fsecret', 'a%00b', 'x'.repeat(300), 'nowhere', 'é'])(
  'there is no picture by the name %s',
  async (key) => {
    const response = await ada.fetch(`/media/pictures/${key}/320.webp`);
    expect(response.status).toBe(404);
  },
);

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
