import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { userSeasons } from '../../seasons/tables.ts';

let world: World;
let ada: Person;
let ben: Person;
let seasonId: string;
let episodes: Episode[];

const addressOf = async (person: Person, method = 'GET') =>
  (await person.call<{ url: string | null }>(method, '/api/me/feed')).body.url;
async function readFeed(url: string) {
  const response = await world.visitor().fetch(url);
  expect(response.status).toBe(200);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'item',
  });
  return parser.parse(await response.text()).rss.channel;
}

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  [ada, ben] = [await world.listener(), await world.listener()];
  ({ seasonId, episodes } = await makeSeason(ada, await createShowFixture(world, ada)));
  await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, seasonId));
});
afterAll(() => world.close());

it('is there once its owner asks for it, and not for who is signed out', async () => {
  expect(await addressOf(ada)).toBeNull();
  const url = await addressOf(ada, 'POST');
  expect(await addressOf(ada)).toBe(url);
  expect((await world.visitor().get('/api/me/feed')).status).toBe(401);
  expect((await world.visitor().call('POST', '/api/me/feed')).status).toBe(401);
});

it('plays what only its owner may hear, in an app that is signed in nowhere', async () => {
  const channel = await readFeed((await addressOf(ada))!);
  expect(channel['itunes:block']).toBe('Yes');
  const [item] = channel.item;
  expect(item.guid['#text']).toBe(episodes[0]!.id);
  expect((await world.visitor().fetch(episodes[0]!.voice_audio_url!)).status).toBe(404);
  const sound = await world.visitor().fetch(item.enclosure['@url'], { headers: { range: 'bytes=0-9' } });
  expect(sound.status).toBe(206);
  expect(sound.headers.get('cache-control')).toContain('private');
  for (const { '@url': words } of [...item['podcast:transcript'], item['podcast:chapters']])
    expect((await world.visitor().fetch(words)).status).toBe(200);
});

it('follows its owner: another has nothing of it until a published season is on their list or was heard', async () => {
  const feed = (await addressOf(ben, 'POST'))!;
  const titles = async () => ((await readFeed(feed)).item ?? []).length;
  const own = `/feeds/own/${feed.split('/own/')[1]!.replace('.xml', '')}/episodes/${episodes[0]!.id}.mp3`;
  expect(await titles()).toBe(0);
  expect((await world.visitor().fetch(own)).status, 'a feed opens its owner’s files alone').toBe(404);
  await world.ctx.db.update(userSeasons).set({ isPublished: true }).where(eq(userSeasons.id, seasonId));
  expect(await titles()).toBe(0);
  await ben.call('PUT', `/api/seasons/${seasonId}/save`);
  expect(await titles()).toBe(1);
  await ben.call('DELETE', `/api/seasons/${seasonId}/save`);
  const heard = { id: 'stretch-1', episode_id: episodes[0]!.id, kind: 'play', from_ms: 0, to_ms: 100, at_ms: 1 };
  await ben.call('POST', '/api/me/listening', {
    device: { id: 'phone-of-ben', kind: 'phone' },
    sent_at_ms: 1,
    events: [heard],
  });
  expect(await titles()).toBe(1);
  await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, seasonId));
  expect(await titles(), 'unpublished seasons are their maker’s').toBe(0);
});

it('leads nowhere once it is renewed, closed or tampered with', async () => {
  const status = async (url: string) => (await world.visitor().fetch(url)).status;
  const first = (await addressOf(ada))!;
  const second = (await addressOf(ada, 'POST'))!;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  const end = second.at(-5) === 'A' ? 'B' : 'A';
  expect(await status(`${second.slice(0, -5)}${end}.xml`)).toBe(404);
  expect(await status('/feeds/own/nothing.xml')).toBe(404);
  const file = second.replace('.xml', `/episodes/${episodes[0]!.id}.mp3`);
  expect(await status(file)).toBe(200);
  await ada.call('DELETE', '/api/me/feed');
  expect([await addressOf(ada), await status(second), await status(file)]).toEqual([null, 404, 404]);
});

it('has a feed for each season of its maker alone, whose address opens that season and nothing else', async () => {
  const { body } = await ada.get<{ url: string }>(`/api/seasons/${seasonId}/feed`);
  const channel = await readFeed(body.url);
  expect(channel['itunes:block']).toBe('Yes');
  expect(channel.item).toHaveLength(1);
  const sound = channel.item[0].enclosure['@url'] as string;
  expect(sound).toContain('/feeds/private/');
  expect((await world.visitor().fetch(sound, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  const another = await makeSeason(ada, await createShowFixture(world, ada));
  await world.ctx.db.update(userSeasons).set({ isPublished: false }).where(eq(userSeasons.id, another.seasonId));
  const [episode] = another.episodes;
  const foreign = sound.replace(/episodes\/[^/]+$/, `episodes/${episode!.id}.mp3`);
  expect((await world.visitor().fetch(foreign)).status).toBe(404);
  const guessed = body.url.replace(seasonId, another.seasonId);
  expect((await world.visitor().fetch(guessed)).status).toBe(404);
  expect((await ben.get(`/api/seasons/${seasonId}/feed`)).status).toBe(404);
  await addressOf(ada, 'POST');
  expect((await world.visitor().fetch(body.url)).status, 'shut off by a new address').toBe(404);
  expect((await ada.get<{ url: string }>(`/api/seasons/${seasonId}/feed`)).body.url).not.toBe(body.url);
});

it('has everybody’s feed of a season that is published', async () => {
  await world.ctx.db.update(userSeasons).set({ isPublished: true }).where(eq(userSeasons.id, seasonId));
  const { body } = await world.visitor().get<{ url: string }>(`/api/seasons/${seasonId}/feed`);
  expect(body.url).toContain(`/feeds/seasons/${seasonId}.xml`);
});
