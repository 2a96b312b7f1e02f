import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeasonCard } from '#shared/seasons.ts';
import type { Show, ShowCard } from '#shared/shows.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let admin: Person;
let fan: Person;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
  fan = await world.listener();
  fixture = await createShowFixture(world, await world.listener());
});
afterAll(() => world.close());

/** How many seasons the show's page, its card and its grid have for everybody. */
async function counts(): Promise<number[]> {
  const visitor = world.visitor();
  const show = (await visitor.get<Show>(`/api/shows/${fixture.showId}`)).body;
  const [card] = (await visitor.get<{ items: ShowCard[] }>('/api/shows?search=lantern')).body.items;
  const grid = (await visitor.get<{ items: SeasonCard[] }>(`/api/shows/${fixture.showId}/seasons?limit=100`)).body
    .items;
  return [show.fan_created_seasons, show.total_seasons, card!.total_seasons, grid.length];
}
const create = async () =>
  (await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), crypto.randomUUID())).body.season
    .id;

it('a show counts the seasons that everybody finds on its page, each once', async () => {
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const [first, second] = [await create(), await create()];
  for (const id of [first, second]) await untilReady(fan, id);
  expect(await counts(), 'from the moment that they can be heard').toEqual([2, 2, 2, 2]);
  const publish = (id: string, is_published: boolean) => fan.call('PATCH', `/api/seasons/${id}`, { is_published });
  const judge = (act: 'hide' | 'restore', id: string) =>
    admin.call('POST', `/api/admin/content/${act}`, { kind: 'season', id, reason: 'Because of a test.' });

  for (const [change, left] of [
    [() => publish(first, false), 1],
    [() => publish(first, false), 1],
    [() => judge('hide', first), 1],
    [() => publish(first, true), 1],
    [() => judge('hide', second), 0],
    [() => publish(second, false), 0],
    [() => judge('restore', second), 0],
    [() => judge('restore', first), 1],
    [() => publish(second, true), 2],
    [() => world.ctx.database.pool.query('delete from user_seasons where id = $1', [first]), 1],
  ] as const) {
    await change();
    expect(await counts(), change.toString()).toEqual(Array(4).fill(left));
  }
});
