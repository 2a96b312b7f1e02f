import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode, EpisodeChoice, SeasonProgress } from '#shared/seasons.ts';
import type { ModerationProvider } from '#studio/providers/moderation/moderation-provider.ts';
import type { Person } from '#tests/person.ts';
import { newSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { episodeChoices, episodeTakes } from '../../seasons/tables.ts';
import { advanceEpisode } from '../recording/advance-episode.ts';
import { prerenderBranches } from './prerender-branches.ts';

const attempt = { signal: new AbortController().signal };
let world: World;
let fixture: ShowFixture;
let fan: Person;
let seasonId: string;
let episodeId: string;
let choices: EpisodeChoice[];

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
  fan = await world.listener();
  seasonId = (await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture))).body.season.id;
  episodeId = (await getLastEpisode(world.ctx, seasonId))!.id;
  await advanceEpisode(world.ctx, { episodeId }, attempt);
  await prerenderBranches(world.ctx, { episodeId }, attempt);
  choices = (await fan.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`)).body.items;
});
afterAll(() => world.close());

const progressOf = async (id: string) => (await fan.get<SeasonProgress>(`/api/seasons/${id}/progress`)).body;
const contentOf = async (id: string) => (await getLastEpisode(world.ctx, id))!.content;

async function remix(choice: EpisodeChoice): Promise<string> {
  const listener = await world.listener();
  const order = { seasonId, episodeNumber: 1, choiceId: choice.id };
  const { status, body } = await listener.run<{ newSeason: { id: string } }>('remix-season', order);
  expect(status).toBe(200);
  return body.newSeason.id;
}

it('a path that was voiced ahead is heard before its production begins, which goes on from there', async () => {
  const remixId = await remix(choices[0]!);
  const order = { seasonId, episodeId, choiceId: choices[0]!.id };
  const { body } = await fan.run<{ episode: Episode }>('create-next-episode-v3', order);
  expect(body.episode.stage).toBe('recording');
  const begun = await progressOf(seasonId);
  expect(begun).toMatchObject({ status: 'recording', stage: 'recording', stream_url: body.episode.stream_url });
  expect(begun.lines_voiced).toBeGreaterThan(0);
  // The stream goes on for as long as the production does, so only its beginning is read.
  const reader = (await fan.fetch(body.episode.stream_url!)).body!.getReader();
  expect((await reader.read()).value!.byteLength).toBeGreaterThan(1000);
  await reader.cancel();

  await advanceEpisode(world.ctx, { episodeId: body.episode.id }, attempt);
  expect(await progressOf(seasonId)).toMatchObject({ status: 'ready', stage: 'ready' });
  // A remix at the same turn began with the same sentences; and without them it is the same story.
  const began = (await getLastEpisode(world.ctx, remixId))!;
  expect(began.stage).toBe('recording');
  await advanceEpisode(world.ctx, { episodeId: began.id }, attempt);
  await world.ctx.db.update(episodeChoices).set({ prerendered: null });
  const plainId = await remix(choices[0]!);
  const plain = (await getLastEpisode(world.ctx, plainId))!;
  expect(plain.stage).toBe('queued');
  await advanceEpisode(world.ctx, { episodeId: plain.id }, attempt);
  const takesOf = async (id: string) =>
    (
      await world.ctx.db
        .select()
        .from(episodeTakes)
        .where(eq(episodeTakes.episodeId, id))
        .orderBy(episodeTakes.position)
    ).map(({ linePosition, takeKey }) => [linePosition, takeKey]);
  expect(await contentOf(remixId)).toBe(await contentOf(plainId));
  expect(await takesOf(began.id)).toEqual(await takesOf(plain.id));
  expect(await takesOf(body.episode.id)).toEqual(await takesOf(plain.id));
});

it('waits for its production where its beginning is in other voices, or a sentence of it is gone', async () => {
  await prerenderBranches(world.ctx, { episodeId }, attempt);
  const begins = async () => (await getLastEpisode(world.ctx, await remix(choices[1]!)))!.stage;
  expect(await begins()).toBe('recording');
  const change = (prerendered: ReturnType<typeof sql>) =>
    world.ctx.db.update(episodeChoices).set({ prerendered }).where(eq(episodeChoices.id, choices[1]!.id));
  await change(sql`jsonb_set(prerendered, '{voices}', '"others 1"')`);
  expect(await begins()).toBe('queued');
  await prerenderBranches(world.ctx, { episodeId }, attempt);
  expect(await begins()).toBe('recording');
  await change(sql`jsonb_set(prerendered, '{takes,1,key}', '"gone"')`);
  expect(await begins()).toBe('queued');
});

it('prepares the other paths when one begins with what may not be told', async () => {
  const { ctx } = world;
  const openingOf = async (id: string) =>
    (await ctx.db.select().from(episodeChoices).where(eq(episodeChoices.id, id)))[0]!.prerendered;
  await prerenderBranches(ctx, { episodeId }, attempt);
  const refused = (await openingOf(choices[0]!.id))!.lines[0]!.text;
  const moderation: ModerationProvider = {
    name: 'strict',
    check: async (text) => ({ flagged: text === refused, categories: [] }),
  };
  await ctx.db.update(episodeChoices).set({ prerendered: null });
  await prerenderBranches({ ...ctx, studio: { ...ctx.studio, moderation } }, { episodeId }, attempt);
  const kept = await Promise.all(choices.map(async ({ id }) => (await openingOf(id)) !== null));
  expect(kept).toEqual([false, true, true]);
});
