import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode, EpisodeChoice, SeasonCard } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { holdVoices } from '#tests/quick-speech.ts';
import { makeSeason, newSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { giveUpEpisode } from '../productions/give-up-episode.ts';

let world: World;
let fan: Person;
let fixture: ShowFixture;
let heard: string;
let episodes: Episode[];
let sibling: string;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  fan = await world.listener();
  fixture = await createShowFixture(world, await world.listener());
  ({ seasonId: heard, episodes } = await makeSeason(fan, fixture));
  ({ seasonId: sibling } = await makeSeason(await world.listener(), fixture));
});
afterAll(() => world.close());

/** Where everybody finds a season. */
async function listings(id: string): Promise<Record<string, boolean>> {
  const visitor = world.visitor();
  const ids = async (path: string) =>
    (await visitor.get<{ items: SeasonCard[] }>(path)).body.items.map((season) => season.id).includes(id);
  return {
    show: await ids(`/api/shows/${fixture.showId}/seasons?limit=100`),
    similar: await ids(`/api/seasons/${sibling}/more`),
    sitemap: (await (await visitor.fetch('/sitemap.xml')).text()).includes(`/seasons/${id}<`),
  };
}
const counted = async () => (await fan.get<Show>(`/api/shows/${fixture.showId}`)).body.total_seasons;
const everywhere = { show: true, similar: true, sitemap: true };
const nowhere = { show: false, similar: false, sitemap: false };

/** What is being made fails for good. */
async function failProduction(seasonId: string): Promise<void> {
  const [last] = (await fan.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body.items.slice(-1);
  await giveUpEpisode(world.ctx, { episodeId: last!.id }, 'The voices are hoarse.');
}

it('a season stays listed while its next episode is made, and when that fails', async () => {
  expect(await listings(heard)).toEqual(everywhere);
  const { items } = (await fan.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodes[0]!.id}/choices`)).body;
  const next = { seasonId: heard, episodeId: episodes[0]!.id, choiceId: items[0]!.id };
  const letGo = holdVoices(world);
  expect((await fan.run('create-next-episode-v3', next, 'next')).status).toBe(200);
  expect(await listings(heard)).toEqual(everywhere);
  await failProduction(heard);
  expect((await fan.get(`/api/seasons/${heard}`)).body).toMatchObject({
    status: 'failed',
    current_episode: 1,
    episode_count: 2,
  });
  expect(await listings(heard)).toEqual(everywhere);
  letGo();
});

it('a season of which nothing can be heard is listed nowhere, until a try succeeds', async () => {
  const person = await world.listener();
  const before = await counted();
  const letGo = holdVoices(world);
  const { body } = await person.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), 'first');
  const { id } = body.season;
  expect(await listings(id)).toEqual(nowhere);
  await failProduction(id);
  expect(await listings(id)).toEqual(nowhere);
  expect([await person.balance(), await counted()]).toEqual([1000, before]);
  letGo();
  expect((await person.call('POST', `/api/seasons/${id}/retry`)).status).toBe(200);
  await untilReady(person, id);
  expect(await listings(id)).toEqual(everywhere);
  expect(await counted()).toBe(before + 1);
});
