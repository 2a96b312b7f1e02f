import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, newSeason, plotIdea, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { takes } from '../../seasons/tables.ts';
import { listLines } from '../../seasons/transcript.ts';
import { advanceEpisode } from '../recording/advance-episode.ts';

const attempt = { signal: new AbortController().signal };
let world: World;
let fixture: ShowFixture;
let fan: Person;

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener());
});
afterAll(() => world.close());
beforeEach(async () => {
  fan = await world.listener();
});

const readPlot = (idea = plotIdea, picks = {}) => {
  const { showId, characterIds, locationId } = fixture;
  return fan.run('read-plot', { showId, characterIds, locationId, plotContent: idea, picks });
};
const create = async (changes = {}) =>
  (await fan.run<{ season: { id: string }; episode: Episode }>('create-season-v3', newSeason(fixture, changes))).body;
const countTakes = async () => (await world.ctx.db.select({ n: count() }).from(takes))[0]!.n;

it('a season whose idea was looked at is heard the moment it is ordered, and goes on from there', async () => {
  const before = await countTakes();
  expect((await readPlot()).status).toBe(200);
  const { season, episode } = await create();
  expect(await countTakes(), 'nothing is kept before it is ordered').toBeGreaterThan(before);
  expect(episode.stage).toBe('recording');
  const reader = (await fan.fetch(episode.stream_url!)).body!.getReader();
  expect((await reader.read()).value!.byteLength).toBeGreaterThan(1000);
  await reader.cancel();
  const opening = await listLines(world.ctx, episode.id);
  expect(opening.length).toBeGreaterThan(0);
  await advanceEpisode(world.ctx, { episodeId: episode.id }, attempt);
  const lines = await listLines(world.ctx, episode.id);
  expect(lines.slice(0, opening.length)).toEqual(opening);
  expect(
    lines.filter(({ text }) => text === opening[0]!.text),
    'no line is told twice',
  ).toHaveLength(1);
  expect((await getLastEpisode(world.ctx, season.id))!.stage).toBe('ready');
});

it.each([
  ['another idea', {}, { plotIdea: 'Somebody has rung the bell under the sea.' }],
  ['other picks', {}, { picks: { who: 'a gull' } }],
  ['the leads the other way round', {}, () => ({ characterIds: fixture.characterIds.toReversed() })],
])('%s begins anew, and leaves nothing of what was prepared', async (_what, picks, changes) => {
  await readPlot(plotIdea, picks);
  const before = await countTakes();
  const { episode } = await create(typeof changes === 'function' ? changes() : changes);
  expect(episode.stage).toBe('queued');
  expect(await countTakes()).toBe(before);
});

it('is one person’s, for one season', async () => {
  await readPlot();
  const other = await world.listener();
  const { body } = await other.run<{ episode: Episode }>('create-season-v3', newSeason(fixture));
  expect(body.episode.stage).toBe('queued');
  expect((await create()).episode.stage).toBe('recording');
  expect((await create()).episode.stage, 'a second season is another').toBe('queued');
});

it('is forgotten after ten minutes', async () => {
  await readPlot();
  world.clock.set(new Date(world.clock.now().getTime() + 11 * 60_000));
  expect((await create()).episode.stage).toBe('queued');
});
