import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Season } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { countShowViews } from '../catalog/count-view.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

it('plays of a show are those of its episodes, and no visits', async () => {
  const owner = await world.listener();
  const fixture = await createShowFixture(world, owner);
  const { seasonId, episodes } = await makeSeason(owner, fixture);
  const show = async () => (await world.visitor().get<Show>(`/api/shows/${fixture.showId}`)).body;
  await countShowViews(world.ctx, [{ id: fixture.showId, visitor: 'a visitor', day: '2026-11-22' }]);
  expect((await show()).total_plays).toBe(0);
  for (const fan of [await world.listener(), await world.listener()]) {
    // Twice on one day counts once.
    for (const { id } of [episodes[0]!, episodes[0]!]) await fan.run('track-episode-play', { episodeId: id, seasonId });
  }
  expect((await show()).total_plays).toBe(2);
  expect((await owner.get<Season>(`/api/seasons/${seasonId}`)).body.total_episode_plays).toBe(2);
});

it('a basic show counts no views', async () => {
  const owner = await world.listener();
  const { body } = await owner.call<Show>('POST', '/api/shows', {
    name: 'Bare',
    description: 'Plain.',
    genre: 'Comedy',
  });
  await countShowViews(world.ctx, [{ id: body.id, visitor: 'a visitor', day: '2026-11-22' }]);
  expect((await owner.get<Show>(`/api/shows/${body.id}`)).body).toMatchObject({ kind: 'basic', total_views: 0 });
});
