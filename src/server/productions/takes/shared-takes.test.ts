import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { distinctSpeech } from '#tests/quick-speech.ts';
import { createShowFixture, newSeason, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { deleteDueAccounts } from '../../account-data/delete-due-accounts.ts';
import { deleteFiles } from '../../account-data/delete-files.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { openBackup } from '../../upkeep/backups/open-backup.ts';
import { advanceEpisode } from '../recording/advance-episode.ts';
import { prerenderBranches } from '../openings/prerender-branches.ts';
import { openTakeStore, savePrepared, takeFile } from '../recording/take-store.ts';
import { sliceLeftTakes } from './slice-left-takes.ts';
import { sliceTakes } from './slice-takes.ts';

const { signal } = new AbortController();
let world: World;
let fixture: ShowFixture;
let ida: Person;
let max: Person;
let gone: { seasonId: string; episodeId: string };
let kept: { seasonId: string; episodeId: string };

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  world.ctx.studio.speech = distinctSpeech();
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
  [ida, max] = [await world.listener('ida@example.com'), await world.listener('max@example.com')];
  [gone, kept] = [await makeSliced(ida), await makeSliced(max)];
});
afterAll(() => world.close());

const column = async (query: string, values: unknown[] = []) =>
  (await world.ctx.database.pool.query<{ it: string }>(query, values)).rows.map(({ it }) => it);
const filesOf = async (episodeId: string) =>
  (
    await column(
      `select unnest(array[audio_key, captions_key, openings_key, doors ->> 'audioKey']) as it from season_episodes where id = $1`,
      [episodeId],
    )
  ).filter(Boolean);
const takesIn = (files: string[]) => column('select key as it from takes where file = any($1) order by key', [files]);
const stored = async (files: string[]) =>
  (await Promise.all(files.map(async (file) => ((await world.ctx.storage.stat(file)) ? [file] : [])))).flat();
const soundOf = async (key: string) =>
  createHash('sha256')
    .update((await openTakeStore(world.ctx).get(key))!.mp3)
    .digest('hex');

/** Somebody's season of one episode, whose takes are slices. */
async function makeSliced(person: Person) {
  const { body } = await person.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  const seasonId = body.season.id;
  const episodeId = (await getLastEpisode(world.ctx, seasonId))!.id;
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  await prerenderBranches(world.ctx, { episodeId }, { signal });
  await sliceTakes(world.ctx, { episodeId });
  await runDeletions();
  return { seasonId, episodeId };
}

async function runDeletions(): Promise<void> {
  const { rows } = await world.ctx.database.pool.query<{ data: { keys: string[] } }>(
    `delete from pgboss.job where name = 'account-data.delete-files' returning data`,
  );
  for (const { data } of rows) await deleteFiles(world.ctx, data);
}

/** A private season and its maker go for good. */
async function erase(person: Person, seasonId: string): Promise<void> {
  await person.call('PATCH', `/api/seasons/${seasonId}`, { is_published: false });
  await person.call('POST', '/api/me/deletion');
  world.clock.advance(15 * 86_400_000);
  await deleteDueAccounts(world.ctx);
}

it('an account that is erased takes its files along, and leaves what somebody else’s episode says too', async () => {
  const files = await filesOf(gone.episodeId);
  expect(files.length).toBe(4);
  const own = await takesIn(files.filter((file) => file.includes(gone.episodeId)));
  expect(own.length).toBeGreaterThan(20);
  const [shared] = own;
  const sound = await soundOf(shared!);
  // Max's paths begin with a sentence that Ida's episode was the first to have.
  await savePrepared(world.ctx, kept.episodeId, [(await openTakeStore(world.ctx).get(shared!))!]);
  const maxs = await takesIn(await filesOf(kept.episodeId));
  await erase(ida, gone.seasonId);
  const left = new Set(await column('select key as it from takes'));
  expect(own.filter((key) => left.has(key))).toEqual([shared]);
  expect(maxs.filter((key) => !left.has(key))).toEqual([]);
  // A backup that has read where it lies keeps the file.
  const archive = await openBackup(world.ctx, 'nowhere');
  await runDeletions();
  expect(await stored(files)).toEqual(files);
  for await (const _ of archive);
  await runDeletions();
  const ofBoth = await filesOf(kept.episodeId);
  expect((await stored(files)).filter((file) => !ofBoth.includes(file))).toEqual([]);
  expect(await soundOf(shared!)).toBe(sound);
  expect(await stored([takeFile(shared!)])).toEqual([takeFile(shared!)]);
  for (const key of maxs) await soundOf(key);
  // At night it goes to the file of the one that needs it.
  await sliceLeftTakes(world.ctx, {}, { leaving: signal });
  await runDeletions();
  expect(await stored([takeFile(shared!)])).toEqual([]);
  expect(await takesIn(await filesOf(kept.episodeId))).toContain(shared);
  expect(await soundOf(shared!)).toBe(sound);
});

it('a remix keeps the files of an erased source, and its paths begin at once', async () => {
  const fan = await world.listener('fan@example.com');
  const source = kept;
  const choices = (await fan.get<{ items: EpisodeChoice[] }>(`/api/episodes/${source.episodeId}/choices`)).body.items;
  const order = { seasonId: source.seasonId, episodeNumber: 1, choiceId: choices[0]!.id };
  const remix = await fan.run<{ newSeason: { id: string } }>('remix-season', order);
  const remixId = remix.body.newSeason.id;
  const files = await filesOf(source.episodeId);
  const inside = await takesIn(files);
  await erase(max, source.seasonId);
  await runDeletions();
  expect(await column('select id as it from user_seasons where id = $1', [source.seasonId])).toEqual([]);
  expect(await stored(files)).toEqual(files);
  expect(await takesIn(files)).toEqual(inside);
  const episodes = (await fan.get<{ items: { id: string }[] }>(`/api/seasons/${remixId}/episodes`)).body.items;
  const ways = (await fan.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodes[0]!.id}/choices`)).body.items;
  const again = await fan.run<{ newSeason: { id: string } }>('remix-season', {
    seasonId: remixId,
    episodeNumber: 1,
    choiceId: ways[1]!.id,
  });
  expect((await getLastEpisode(world.ctx, again.body.newSeason.id))!.stage).toBe('recording');
});
