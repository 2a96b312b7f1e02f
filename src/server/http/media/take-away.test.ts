import { EpubCheck } from '@likecoin/epubcheck-ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, untilReady } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { userSeasons } from '../../seasons/tables.ts';

let world: World;
let ada: Person;
let seasonId: string;
let episodes: Episode[];

/** Quick voices say nothing, so what is heard is the music. */
const loudestOf = (channels: Float32Array[], fromS: number) =>
  Math.max(...channels[0]!.subarray(fromS * 24_000, (fromS + 2) * 24_000).map(Math.abs));
const withMusic = (url: string) => url.replace('.mp3', '.with-music.mp3');
/** Whoever asks first waits until music is laid under both episodes, some ten seconds of a processor. */
const musicIsLaidMs = 180_000;

const take = async (form: string, who = world.visitor()) => {
  const response = await who.fetch(`/media/seasons/${seasonId}.${form}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  ada = await world.listener();
  ({ seasonId, episodes } = await makeSeason(ada, await createShowFixture(world, ada)));
  const [first] = episodes;
  const { body } = await ada.get<{ items: { id: string }[] }>(`/api/episodes/${first!.id}/choices`);
  await ada.run(
    'create-next-episode-v3',
    { seasonId, episodeId: first!.id, choiceId: body.items[0]!.id },
    crypto.randomUUID(),
  );
  episodes = await untilReady(ada, seasonId);
  await world.ctx.db.update(userSeasons).set({ title: 'Salt & <Light> "here"' }).where(eq(userSeasons.id, seasonId));
});
afterAll(() => world.close());

it(
  'a season is taken away as a book that the validator of the format finds nothing wrong with',
  async () => {
    const { response, bytes } = await take('epub');
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    expect(response.headers.get('content-disposition')).toMatch(/filename="salt-light-here-\w+\.epub"/);
    const { valid, messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(valid).toBe(true);
    const text = new TextDecoder('latin1').decode(bytes);
    for (const { voice_audio_url: url, episode_number: number } of episodes) {
      const sound = Buffer.from(await (await world.visitor().fetch(withMusic(url!))).arrayBuffer());
      expect(Buffer.from(bytes).includes(sound)).toBe(true);
      expect(text).toContain(`episode-${number}.smil`);
    }
  },
  musicIsLaidMs,
);

it('a season is taken away as one file that is as long as its episodes, a chapter each', async () => {
  const { response, bytes } = await take('mp3');
  expect(episodes).toHaveLength(2);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const { channels } = await decodeMp3(bytes);
  const totalMs = episodes.reduce((sum, { duration_ms: ms }) => sum + ms!, 0);
  expect(channels[0]!.length / 24).toBe(totalMs);
  expect(loudestOf(channels, 1), 'the music of the place').toBeGreaterThan(0.005);
  expect(loudestOf(channels, episodes[0]!.duration_ms! / 1000 + 1)).toBeGreaterThan(0.005);
  const tag = Buffer.from(bytes.subarray(0, 2000));
  const starts = ['chp0\0', 'chp1\0'].map((id) => tag.readUInt32BE(tag.lastIndexOf(id) + id.length));
  expect(starts).toEqual([0, episodes[0]!.duration_ms]);
});

it('is for nobody else while the season is not published, and there is nothing of an unknown one', async () => {
  await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, seasonId));
  for (const form of ['epub', 'mp3']) {
    expect((await take(form)).response.status).toBe(404);
    expect((await take(form, ada)).response.status).toBe(200);
    expect((await world.visitor().fetch(`/media/seasons/nothing.${form}`)).status).toBe(404);
  }
  expect((await take('zip', ada)).response.status).toBe(404);
});

it('feeds have an episode with the music of its place under the voices, as long as the voices alone beside it', async () => {
  const [{ voice_audio_url: url, duration_ms: ms }] = episodes as [Episode];
  await world.ctx.db.update(userSeasons).set({ isPublished: true }).where(eq(userSeasons.id, seasonId));
  const feed = await (await world.visitor().fetch(`/feeds/seasons/${seasonId}.xml`)).text();
  const [, address, length] = /<enclosure url="([^"]+)" length="(\d+)"/.exec(feed) ?? [];
  expect(address).toBe(`http://canto.test${withMusic(url!)}`);
  expect(feed).toMatch(/title="With music"[^>]*default="true"[^>]*>\s*<podcast:source uri="[^"]+with-music.mp3"/);
  const [, alone] = /title="Voices alone"[^>]*>\s*<podcast:source uri="([^"]+)"/.exec(feed) ?? [];
  expect(alone).toBe(`http://canto.test${url}`);
  const mixed = await world.visitor().fetch(address!);
  expect(mixed.status).toBe(200);
  const bytes = new Uint8Array(await mixed.arrayBuffer());
  expect(bytes.length, 'as the feed said before it was made').toBe(Number(length));
  const { channels } = await decodeMp3(bytes);
  expect(channels).toHaveLength(2);
  expect(channels[0]!.length / 24).toBe(ms);
  expect(loudestOf(channels, 1)).toBeGreaterThan(0.005);
  await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, seasonId));
  expect((await world.visitor().fetch(address!)).status).toBe(404);
});
