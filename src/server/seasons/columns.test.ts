import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSeason, createShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { listShowAudio } from './listed-seasons.ts';
import { findFirstAudio, getLastEpisode, getEpisode, listEpisodes } from './queries.ts';

let world: World;
let seasonId: string;
let episodeId: string;
let showId: string;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  const creator = await world.listener();
  const fixture = await createShowFixture(world, creator);
  const season = await makeSeason(creator, fixture);
  seasonId = season.seasonId;
  episodeId = season.episodes[0]!.id;
  showId = fixture.showId;
  // As the catalogue's own, which are what a show's feed has.
  await world.ctx.database.pool.query('update season_episodes set charged_user_id = null where id = $1', [episodeId]);
});
afterAll(() => world.close());

it.each<[string, () => Promise<unknown>]>([
  ['a list', async () => (await listEpisodes(world.ctx, seasonId))[0]],
  ['one', async () => (await getEpisode(world.ctx, episodeId, null)).episode],
  ['the last', () => getLastEpisode(world.ctx, seasonId)],
  ['the first to hear', () => findFirstAudio(world.ctx, seasonId)],
  ["a show's feed", async () => (await listShowAudio(world.ctx, showId))[0]],
])('reading %s brings no transcript, memory or usage along', async (_name, read) => {
  const row = JSON.stringify(await read());
  expect(row).toContain('"audioKey":"episodes/');
  expect(row).not.toMatch(/"(?:transcript|storyState|usage|recap|leads)"/);
});
