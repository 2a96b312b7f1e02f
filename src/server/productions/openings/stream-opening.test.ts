import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { ReadPlot } from '#shared/story/plot-reading.ts';
import type { Person } from '#tests/person.ts';
import { distinctSpeech } from '#tests/quick-speech.ts';
import { createShowFixture, newSeason, plotIdea, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { advanceEpisode } from '../recording/advance-episode.ts';
import { prerenderBranches } from './prerender-branches.ts';

const attempt = { signal: new AbortController().signal };
let world: World;
let fixture: ShowFixture;
let fan: Person;

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  world.ctx.studio.speech = distinctSpeech();
  fixture = await createShowFixture(world, await world.listener());
  fan = await world.listener();
});
afterAll(() => world.close());

/** The sound of a stream to its end, without the padding that stands before it. */
async function soundOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return bytes;
  return bytes.subarray(10 + [6, 7, 8, 9].reduce((size, at) => (size << 7) | bytes[at]!, 0));
}

/** Opens a stream and waits for its beginning, which comes before anything is ordered. */
async function begin(person: Person, address: string) {
  const response = await person.fetch(address);
  if (response.status !== 200) return { status: response.status, rest: null };
  const [heard, rest] = response.body!.tee();
  const reader = heard.getReader();
  expect((await reader.read()).value!.byteLength).toBeGreaterThan(1000);
  void reader.cancel();
  return { status: 200, rest };
}

const readPlot = async (person: Person, idea = plotIdea) => {
  const { showId, characterIds, locationId } = fixture;
  return (await person.run<ReadPlot>('read-plot', { showId, characterIds, locationId, plotContent: idea })).body
    .opening;
};
const liveOf = async (episode: Episode) => soundOf((await fan.fetch(episode.stream_url!)).body!);

/** A finished season with what is behind its doors. */
async function prepareDoors(maker: Person): Promise<{ seasonId: string; episodeId: string; choices: EpisodeChoice[] }> {
  const { body } = await maker.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const seasonId = body.season.id;
  const episodeId = (await getLastEpisode(world.ctx, seasonId))!.id;
  await advanceEpisode(world.ctx, { episodeId }, attempt);
  await prerenderBranches(world.ctx, { episodeId }, attempt);
  const { items } = (await maker.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body;
  return { seasonId, episodeId, choices: items };
}

it('how a season begins sounds before it is ordered, and the same stream goes on into its episode', async () => {
  const opening = await readPlot(fan);
  const { rest } = await begin(fan, opening!.streamUrl);
  const { body } = await fan.run<{ season: { id: string }; episode: Episode }>('create-season-v3', newSeason(fixture));
  expect(body.season.id).toBe(opening!.seasonId);
  await advanceEpisode(world.ctx, { episodeId: body.episode.id }, attempt);
  const heard = await soundOf(rest!);
  expect(heard.byteLength).toBeGreaterThan(100_000);
  expect(heard.equals(await liveOf(body.episode))).toBe(true);
});

it('what is behind a door sounds before it is taken, and goes on; behind another door the stream ends', async () => {
  const { seasonId, episodeId, choices } = await prepareDoors(fan);
  const [first, second] = choices;
  const taken = await begin(fan, `/media/doors/${first!.id}/live.mp3`);
  const left = await begin(fan, `/media/doors/${second!.id}/live.mp3`);
  const order = { seasonId, episodeId, choiceId: first!.id };
  const { body } = await fan.run<{ episode: Episode }>('create-next-episode-v3', order);
  await advanceEpisode(world.ctx, { episodeId: body.episode.id }, attempt);
  const live = await liveOf(body.episode);
  expect((await soundOf(taken.rest!)).equals(live)).toBe(true);
  const other = await soundOf(left.rest!);
  expect(other.byteLength).toBeLessThan(live.byteLength / 4);
  expect(live.includes(other), 'nothing of the taken door is heard behind the other').toBe(false);
});

it('is there for whoever may order it, and only while it is prepared', async () => {
  const opening = await readPlot(fan, 'Somebody has rung the bell under the sea.');
  expect((await begin(await world.listener(), opening!.streamUrl)).status).toBe(404);
  expect((await begin(world.visitor(), opening!.streamUrl)).status).toBe(404);
  expect(await readPlot(world.visitor()), 'nothing is prepared for who can order nothing').toBeNull();
  await readPlot(fan, 'A whale has swallowed the ferry.');
  expect((await begin(fan, opening!.streamUrl)).status, 'another idea is prepared by now').toBe(404);

  const maker = await world.listener();
  const { seasonId, choices } = await prepareDoors(maker);
  const door = `/media/doors/${choices[0]!.id}/live.mp3`;
  expect((await begin(fan, door)).status).toBe(200);
  expect((await maker.call('PATCH', `/api/seasons/${seasonId}`, { is_published: false })).status).toBe(200);
  expect((await begin(fan, door)).status, 'a season that is not public').toBe(404);
  expect((await begin(maker, door)).status).toBe(200);
  expect((await begin(fan, '/media/doors/no-such-door/live.mp3')).status).toBe(404);
});
