import { createHash } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { id3Length } from '#media/audio/id3-tag.ts';
import { openTopics, type Topics } from '#platform/db/topics.ts';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Person } from '#tests/person.ts';
import { distinctSpeech } from '#tests/quick-speech.ts';
import { createShowFixture, newSeason, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { deleteFiles } from '../../account-data/delete-files.ts';
import type { Context } from '../../context.ts';
import { getLastEpisode } from '../../seasons/queries.ts';
import { seasonEpisodes, takes } from '../../seasons/tables.ts';
import { listPlacedTakes } from '../../seasons/transcript.ts';
import { sweepFiles } from '../../upkeep/sweep-files.ts';
import { advanceEpisode } from '../recording/advance-episode.ts';
import { makeRecap } from '../recording/make-recap.ts';
import { prerenderBranches } from '../openings/prerender-branches.ts';
import { streamEpisode } from '../recording/stream-episode.ts';
import { openTakeStore, savePrepared, takeFile } from '../recording/take-store.ts';
import { sliceLeftTakes } from './slice-left-takes.ts';
import { sliceTakes } from './slice-takes.ts';

const { signal } = new AbortController();
let world: World;
let topics: Topics;
let fixture: ShowFixture;
let fan: Person;
/** An episode, its season and who made it. */
let made: { seasonId: string; episodeId: string; maker: Person };

beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  world.ctx.studio.speech = distinctSpeech();
  topics = await openTopics(world.ctx.database);
  fixture = await createShowFixture(world, await world.listener('owner@example.com'));
  // Mixing it takes longer than everything else here.
  await world.ctx.database.pool.query('update locations set background_music_id = null');
  made = { ...(await makeEpisode()), maker: fan };
});
afterAll(async () => {
  await topics.close();
  await world.close();
});

const column = async (query: string, values: unknown[] = []) =>
  (await world.ctx.database.pool.query<{ it: string }>(query, values)).rows.map(({ it }) => it);

async function order() {
  fan = await world.listener();
  const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture));
  return (await getLastEpisode(world.ctx, body.season.id))!;
}

/** An episode with its doors and how its paths begin. */
async function makeEpisode(): Promise<{ seasonId: string; episodeId: string }> {
  const { id: episodeId, seasonId } = await order();
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  await prerenderBranches(world.ctx, { episodeId }, { signal });
  return { seasonId, episodeId };
}

/** What the queue would do of it. */
async function runDeletions(): Promise<void> {
  const { rows } = await world.ctx.database.pool.query<{ data: { keys: string[] } }>(
    `delete from pgboss.job where name = 'account-data.delete-files' returning data`,
  );
  for (const { data } of rows) await deleteFiles(world.ctx, data);
}

async function listKeys(folder = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.ctx.storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

/** Every take that there is, as a production finds it. */
async function readTakes() {
  const store = openTakeStore(world.ctx);
  const keys = await column('select key as it from takes order by key');
  return Promise.all(keys.map((key) => store.get(key).then(digested)));
}

async function speak(text: string) {
  const voice = { name: 'narrator' } as never;
  const { mp3, durationMs } = await distinctSpeech().speakFinished!({ text, voice }, { pauseAfterMs: 48 } as never);
  return { mp3, durationMs, words: [] };
}

const hash = (bytes: Uint8Array) => `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
const digested = (take: Take | null) => take && { ...take, mp3: hash(take.mp3) };

async function hear(episodeId: string): Promise<Buffer> {
  const [row] = await world.ctx.db.select().from(seasonEpisodes).where(eq(seasonEpisodes.id, episodeId));
  return Buffer.from((await world.ctx.storage.get(row!.audioKey!))!);
}

it('every take is read as it was, out of three files and one more for its paths', async () => {
  const { seasonId, episodeId } = made;
  const before = await readTakes();
  expect(before.length).toBeGreaterThan(50);
  const files = ['captions_url', 'voice_audio_url'] as const;
  const [{ ...episode }] = (await fan.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body.items as [
    Episode,
  ];
  const addresses = [
    ...files.map((name) => episode[name]!),
    `/media/seasons/${seasonId}.mp3`,
    `/media/episodes/${episodeId}/live.mp3`,
    `/media/episodes/${episodeId}/doors.mp3`,
  ];
  const fetchAll = () =>
    Promise.all(
      addresses.map(async (address) => {
        const bytes = Buffer.from(await (await fan.fetch(address)).arrayBuffer());
        // What fills the stream's first block goes by how it is read.
        return [address, hash(address.endsWith('live.mp3') ? bytes.subarray(id3Length(bytes)) : bytes)];
      }),
    );
  const heard = await fetchAll();
  const transcript = (await fan.get(`/api/episodes/${episodeId}/transcript`)).body;

  await sliceTakes(world.ctx, { episodeId });
  expect(await readTakes()).toEqual(before);
  expect((await listKeys('takes/')).length).toBe(before.length);
  await runDeletions();
  expect(await readTakes()).toEqual(before);
  expect(await fetchAll()).toEqual(heard);
  expect((await fan.get(`/api/episodes/${episodeId}/transcript`)).body).toEqual(transcript);
  // Pictures are everybody's.
  const folders = (await listKeys()).map((key) => key.split('/')[0]).filter((folder) => folder !== 'pictures');
  expect(folders).toEqual(['doors', 'episodes', 'episodes', 'openings']);
  expect(
    await column('select take_key as it from episode_takes union all select take_key from prepared_takes'),
  ).toEqual([]);
  // Once more, there is nothing to do.
  await sliceTakes(world.ctx, { episodeId });
  expect(await readTakes()).toEqual(before);
});

it('what was voiced behind the doors is heard the moment one is chosen, and never voiced again', async () => {
  const { seasonId, episodeId, maker } = made;
  const { body: choices } = await maker.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episodeId}/choices`);
  const other = await world.listener();
  const remix = await other.run<{ newSeason: { id: string } }>('remix-season', {
    seasonId,
    episodeNumber: 1,
    choiceId: choices.items[0]!.id,
  });
  const begun = (await getLastEpisode(world.ctx, remix.body.newSeason.id))!;
  expect(begun.stage).toBe('recording');
  const voiced = await listPlacedTakes(world.ctx, begun.id);
  expect(voiced.length).toBeGreaterThan(0);
  expect(voiced.every(({ file }) => file?.startsWith('openings/'))).toBe(true);
  const sound = streamEpisode(world.ctx, topics, begun, signal);
  const beginning = Buffer.from((await sound.next()).value as Uint8Array);
  await sound.return(undefined);
  await advanceEpisode(world.ctx, { episodeId: begun.id }, { signal });
  expect((await hear(begun.id)).includes(beginning)).toBe(true);
  for (const { key } of voiced) expect(await world.ctx.storage.stat(takeFile(key))).toBeNull();
  await sliceTakes(world.ctx, { episodeId: begun.id });
  await runDeletions();
  expect((await listPlacedTakes(world.ctx, begun.id)).length).toBe(0);
  expect(await listKeys('takes/')).toEqual([]);
});

it('beginnings that come after others are put behind them', async () => {
  const { episodeId } = made;
  const before = await readTakes();
  const [first] = await column('select openings_key as it from season_episodes where id = $1', [episodeId]);
  const late = { ...(await speak('Late.')), key: 'late' };
  await openTakeStore(world.ctx).put(late);
  await savePrepared(world.ctx, episodeId, [late]);
  await sliceTakes(world.ctx, { episodeId });
  await runDeletions();
  const [second] = await column('select openings_key as it from season_episodes where id = $1', [episodeId]);
  expect(second).not.toBe(first);
  expect(await world.ctx.storage.stat(first!)).toBeNull();
  const after = await readTakes();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toContainEqual(digested(late));
});

it('beginnings whose file was lost are not heard as those that come after them', async () => {
  const { episodeId } = made;
  const [pack] = await column('select openings_key as it from season_episodes where id = $1', [episodeId]);
  const inPack = await column('select key as it from takes where file = $1', [pack]);
  expect(inPack).not.toEqual([]);
  await world.ctx.storage.delete(pack!);
  const later = await Promise.all(
    inPack.map(async (key) => ({ ...(await speak(`Later than ${key}.`)), key: `later-${key}` })),
  );
  for (const take of later) await openTakeStore(world.ctx).put(take);
  await savePrepared(world.ctx, episodeId, later);
  await sliceTakes(world.ctx, { episodeId });
  await runDeletions();
  for (const key of inPack) expect(await openTakeStore(world.ctx).get(key)).toBeNull();
  for (const take of later) expect(digested(await openTakeStore(world.ctx).get(take.key))).toEqual(digested(take));
  // They are voiced again, and have files of their own until the next time.
  await world.ctx.database.pool.query('delete from takes where key = any($1)', [inPack]);
});

it('whoever listens from any point while an episode is finished hears it all', async () => {
  const episode = await order();
  const streams = [0, 1, 5, 30, 10_000].map((takesHeard) => {
    const sound = streamEpisode(world.ctx, topics, episode, signal);
    const pieces: Uint8Array[] = [];
    const hearOn = async (most: number) => {
      for (let heard = 0; heard < most; heard++) {
        const { value, done } = await sound.next();
        if (done) return;
        pieces.push(value);
      }
    };
    return { pieces, hearOn, begun: hearOn(takesHeard) };
  });
  await advanceEpisode(world.ctx, { episodeId: episode.id }, { signal });
  await Promise.all(streams.map(({ begun }) => begun));
  // This one has read where all the takes lie.
  const late = streamEpisode(world.ctx, topics, episode, signal);
  const lateHeard = [(await late.next()).value as Uint8Array];
  await sliceTakes(world.ctx, { episodeId: episode.id });
  await Promise.all(streams.map(({ hearOn }) => hearOn(1)));
  await runDeletions();
  await Promise.all(streams.map(({ hearOn }) => hearOn(Infinity)));
  for await (const piece of late) lateHeard.push(piece);
  const file = await hear(episode.id);
  const [first] = streams.map(({ pieces }) => Buffer.concat(pieces));
  expect(first!.length).toBeGreaterThan(file.length * 0.99);
  expect(file.includes(first!)).toBe(true);
  for (const pieces of [...streams.map((stream) => stream.pieces), lateHeard])
    expect(Buffer.concat(pieces).equals(first!)).toBe(true);
});

it('a worker that dies before, or between slicing and deleting, loses nothing', async () => {
  const { episodeId } = await makeEpisode();
  const before = await readTakes();
  const loose = await listKeys('takes/');
  const dying: Context = { ...world.ctx, transaction: () => Promise.reject(new Error('killed')) };
  await expect(sliceTakes(dying, { episodeId })).rejects.toThrow('killed');
  expect([await readTakes(), await listKeys('takes/')]).toEqual([before, loose]);
  let left = 1;
  const dyingLater: Context = {
    ...world.ctx,
    transaction: (work) => (left-- > 0 ? world.ctx.transaction(work) : Promise.reject(new Error('killed'))),
  };
  await expect(sliceTakes(dyingLater, { episodeId })).rejects.toThrow('killed');
  expect(await readTakes()).toEqual(before);
  await sliceTakes(world.ctx, { episodeId });
  // Nobody comes to delete what is needless: it is swept after a day, with the file of beginnings that was never named.
  await world.ctx.database.pool.query(`delete from pgboss.job where name = 'account-data.delete-files'`);
  world.clock.advance(25 * 3_600_000);
  expect(await sweepFiles(world.ctx)).toBe(loose.length + 1);
  expect(await readTakes()).toEqual(before);
  expect(await listKeys('takes/')).toEqual([]);
});

it('what was finished long ago is sliced at night in steps, and what a recap voiced later too', async () => {
  await makeEpisode();
  const loose = async () => (await listKeys('takes/')).length;
  const before = await readTakes();
  const each = await loose();
  await sliceLeftTakes(world.ctx, {}, { leaving: signal });
  await runDeletions();
  expect(await loose(), 'they were finished just now').toBe(each);
  world.clock.advance(2 * 3_600_000);
  // An old one has a recap since.
  await makeRecap(world.ctx, { episodeId: made.episodeId }, { signal });
  expect(await loose()).toBeGreaterThan(each + 3);
  let steps = 0;
  for (let after: string | null = ''; after !== null; steps++) {
    await sliceLeftTakes(world.ctx, { after }, { leaving: signal }, 1);
    const query = `delete from pgboss.job where name = 'productions.slice-left-takes' returning data ->> 'after' as it`;
    after = (await column(query))[0] ?? null;
  }
  // The last step finds nothing.
  expect(steps).toBe(3);
  await runDeletions();
  expect(await loose()).toBe(0);
  expect(await readTakes()).toEqual(expect.arrayContaining(before));
});

it('a take whose file is lost is voiced again and has one of its own', async () => {
  const { episodeId } = made;
  const store = openTakeStore(world.ctx);
  const [row] = await world.ctx.db
    .select()
    .from(takes)
    .where(like(takes.file, `%${episodeId}%`));
  const take = (await store.get(row!.key))!;
  const whole = (await world.ctx.storage.get(row!.file!))!;
  // Something else lies there.
  await world.ctx.storage.put(row!.file!, new Uint8Array(whole.length), { contentType: 'audio/mpeg' });
  expect(await store.get(take.key)).toBeNull();
  await store.put(take);
  expect(digested(await store.get(take.key))).toEqual(digested(take));
  await world.ctx.storage.put(row!.file!, whole, { contentType: 'audio/mpeg' });
});

it('doors that are voiced again under another title leave every take as it was', async () => {
  const { id: episodeId } = await order();
  await advanceEpisode(world.ctx, { episodeId }, { signal });
  await sliceTakes(world.ctx, { episodeId });
  await runDeletions();
  const before = await readTakes();
  // Where they could not be kept at once, that is done when the season has its title.
  await world.ctx.database.pool.query('update season_episodes set doors = null where id = $1', [episodeId]);
  await prerenderBranches(world.ctx, { episodeId }, { signal });
  expect(await readTakes()).toEqual(expect.arrayContaining(before));
});
