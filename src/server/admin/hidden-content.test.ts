// Whatever tells of shows, seasons and characters must not tell of hidden ones, and must again once they are restored.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode, Season } from '#shared/seasons.ts';
import type { Show } from '#shared/shows.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, newSeason, createShowFixture, untilReady, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows } from '../catalog/tables.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { feedPath } from '../seeds/insert-show.ts';

let world: World;
let [admin, owner, fan, stranger, remixer]: Person[] = [];
let fixture: ShowFixture;
let seasonId: string;
let otherId: string;
let remixId: string;
let episode: Episode;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
  [owner, fan, stranger, remixer] = await Promise.all(Array.from({ length: 4 }, () => world.listener()));
  fixture = await createShowFixture(world, owner!);
  await world.ctx.db
    .update(shows)
    .set({ podcastRssUrl: feedPath(fixture.showId), featured: true, featuredOrder: 1, kind: 'podcast' })
    .where(eq(shows.id, fixture.showId));
  const made = await makeSeason(fan!, fixture);
  seasonId = made.seasonId;
  episode = made.episodes[0]!;
  // The show's feed has what nobody paid for.
  await world.ctx.db.update(seasonEpisodes).set({ chargedUserId: null }).where(eq(seasonEpisodes.seasonId, seasonId));
  otherId = (await makeSeason(fan!, fixture)).seasonId;
  await stranger!.call('PUT', `/api/seasons/${seasonId}/save`);
  remixId = (await remix(remixer!, 'before')).body.newSeason.id;
  await untilReady(remixer!, remixId);
});
afterAll(() => world.close());

/** A person's remix of the season's first episode. */
async function remix(person: Person, key: string) {
  const [choice] = (await fan!.get<{ items: { id: string }[] }>(`/api/episodes/${episode.id}/choices`)).body.items;
  const turn = { seasonId, episodeNumber: 1, choiceId: choice!.id };
  return person.run<{ newSeason: { id: string } }>('remix-season', turn, key);
}

const judge = (act: 'hide' | 'restore', kind: string, id: string) =>
  admin!.call('POST', `/api/admin/content/${act}`, { kind, id, reason: 'Because of a test.' });

/** Whether an answer of status 200 tells of something; of '' when being there is telling enough. */
async function tells(person: Person, address: string, of: string): Promise<boolean> {
  const response = await person.fetch(address);
  return response.status === 200 && (await response.text()).includes(of);
}
async function lookAt(person: Person, addresses: Record<string, string>): Promise<Record<string, boolean>> {
  const seen = Object.entries(addresses).map(async ([address, of]) => [address, await tells(person, address, of)]);
  return Object.fromEntries(await Promise.all(seen)) as Record<string, boolean>;
}
const everywhere = (addresses: Record<string, string>, seen: boolean) =>
  Object.fromEntries(Object.keys(addresses).map((address) => [address, seen]));

/** Everybody finds these. */
const listsOfShow = () => ({
  '/api/shows': fixture.showId,
  '/api/shows?search=lantern': fixture.showId,
  '/api/shows?filter=Fantasy&sort=newest': fixture.showId,
  '/api/shows?featured=true': fixture.showId,
  '/sitemap.xml': `/interactive-shows/${fixture.showId}<`,
  [`/api/oembed?url=http://canto.test/interactive-shows/${fixture.showId}`]: 'Lantern',
  '/api/oembed?url=http://canto.test/shows/the-lantern-keepers': 'Lantern',
  [feedPath(fixture.showId)]: '<rss',
  [`/media/og/shows/${fixture.showId}.jpg`]: '',
});
/** Whoever may see the show gets these. */
const pagesOfShow = () => ({
  [`/api/shows/${fixture.showId}`]: fixture.showId,
  '/api/shows/by-slug/the-lantern-keepers': fixture.showId,
  [`/api/shows/${fixture.showId}/characters`]: 'Mira',
  [`/api/shows/${fixture.showId}/locations`]: 'Gull Point',
  [`/api/shows/${fixture.showId}/music`]: 'file_url',
});
const listsOfSeason = () => ({
  [`/api/shows/${fixture.showId}/seasons`]: seasonId,
  [`/api/seasons/${otherId}/more`]: seasonId,
  '/sitemap.xml': `/seasons/${seasonId}<`,
  [`/api/oembed?url=http://canto.test/seasons/${seasonId}`]: seasonId,
  [`/embed/seasons/${seasonId}`]: seasonId,
  [`/feeds/seasons/${seasonId}.xml`]: '<rss',
  [feedPath(fixture.showId)]: episode.id,
  [`/media/og/seasons/${seasonId}.jpg`]: '',
});
const pagesOfSeason = () => ({
  [`/api/seasons/${seasonId}`]: seasonId,
  [`/api/seasons/${seasonId}/episodes`]: episode.id,
  [`/api/seasons/${seasonId}/progress`]: seasonId,
  [`/api/seasons/${seasonId}/more`]: otherId,
  [`/api/episodes/${episode.id}/choices`]: 'choice_text',
  [`/api/episodes/${episode.id}/transcript`]: episode.id,
  [episode.voice_audio_url!]: 'LAME',
  [episode.captions_url!]: 'WEBVTT',
  [episode.captions_url!.replace('.vtt', '.srt')]: ' --> ',
  [episode.captions_url!.replace('.vtt', '.chapters.json')]: 'chapters',
  [`/media/seasons/${seasonId}.mp3`]: 'LAME',
  [`/media/seasons/${seasonId}.epub`]: 'mimetype',
});

describe('a hidden show', () => {
  beforeAll(async () => {
    const before = { ...listsOfShow(), ...pagesOfShow() };
    expect(await lookAt(world.visitor(), before)).toEqual(everywhere(before, true));
    expect((await judge('hide', 'show', fixture.showId)).status).toBe(200);
  });

  it('is nowhere for visitors and other people, and takes its seasons along', async () => {
    const all = { ...listsOfShow(), ...pagesOfShow(), ...listsOfSeason(), ...pagesOfSeason() };
    for (const person of [world.visitor(), stranger!])
      expect(await lookAt(person, all)).toEqual(everywhere(all, false));
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(false);
  });

  it('answers as if it were not there', async () => {
    for (const address of [
      `/api/shows/${fixture.showId}`,
      `/api/seasons/${seasonId}`,
      `/api/episodes/${episode.id}/choices`,
    ])
      expect((await stranger!.get(address)).status).toBe(404);
    expect((await stranger!.run('create-season-v3', newSeason(fixture), 'k')).status).toBe(404);
    expect(await stranger!.balance()).toBe(1000);
    const [choice] = (await admin!.get<{ items: { id: string }[] }>(`/api/episodes/${episode.id}/choices`)).body.items;
    expect((await remix(stranger!, 'r')).status).toBe(404);
    const next = { seasonId, episodeId: episode.id, choiceId: choice!.id };
    expect((await stranger!.run('create-next-episode-v3', next, 'n')).status).toBe(404);
    expect((await stranger!.call('PUT', `/api/seasons/${seasonId}/like`)).status).toBe(404);
    const report = { kind: 'show', id: fixture.showId, reason: 'other' };
    expect((await stranger!.call('POST', '/api/reports', report)).status).toBe(404);
  });

  it('stays with its owner, who sees that it is hidden, and with admins', async () => {
    for (const person of [owner!, admin!])
      expect(await lookAt(person, pagesOfShow())).toEqual(everywhere(pagesOfShow(), true));
    expect((await owner!.get(`/api/shows/${fixture.showId}`)).body.is_hidden).toBe(true);
    expect((await owner!.get<{ items: object[] }>('/api/me/shows')).body.items).toMatchObject([{ is_hidden: true }]);
    expect(await lookAt(owner!, listsOfShow())).toEqual(everywhere(listsOfShow(), false));
  });

  it('leaves its seasons to who made them', async () => {
    const { [`/api/seasons/${seasonId}/more`]: _others, ...own } = pagesOfSeason();
    for (const person of [fan!, admin!]) expect(await lookAt(person, own)).toEqual(everywhere(own, true));
    expect((await fan!.get<Season>(`/api/seasons/${seasonId}`)).body.is_hidden).toBe(true);
    expect(await tells(fan!, '/api/me/seasons', seasonId)).toBe(true);
  });

  it('cannot be published again by its owner, only restored by an admin', async () => {
    expect((await owner!.call('PATCH', `/api/shows/${fixture.showId}`, { is_public: true })).status).toBe(200);
    expect((await stranger!.get(`/api/shows/${fixture.showId}`)).status).toBe(404);
    expect((await judge('hide', 'show', fixture.showId)).status).toBe(409);
    expect((await judge('restore', 'show', fixture.showId)).status).toBe(200);
    expect((await judge('restore', 'show', fixture.showId)).status).toBe(409);
    const all = { ...listsOfShow(), ...pagesOfShow(), ...listsOfSeason(), ...pagesOfSeason() };
    expect(await lookAt(world.visitor(), all)).toEqual(everywhere(all, true));
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(true);
  });
});

describe('a hidden season', () => {
  beforeAll(async () => {
    // Reads the feed as the show's page does, so that what was kept of it has to go.
    await world.visitor().get(`/api/shows/${fixture.showId}/episodes`);
    expect((await judge('hide', 'season', seasonId)).status).toBe(200);
  });

  it('is nowhere for others, while its show stays', async () => {
    const all = { ...listsOfSeason(), ...pagesOfSeason() };
    for (const person of [world.visitor(), stranger!, owner!])
      expect(await lookAt(person, all)).toEqual(everywhere(all, false));
    expect(await lookAt(world.visitor(), pagesOfShow())).toEqual(everywhere(pagesOfShow(), true));
    expect(await tells(world.visitor(), `/api/shows/${fixture.showId}/seasons`, otherId)).toBe(true);
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(false);
  });

  it('stays with who made it, and cannot be published by them', async () => {
    expect(await lookAt(fan!, pagesOfSeason())).toEqual(everywhere(pagesOfSeason(), true));
    const published = await fan!.call('PATCH', `/api/seasons/${seasonId}`, { is_published: true });
    expect(published.body).toMatchObject({ is_published: true, is_hidden: true });
    expect((await stranger!.get(`/api/seasons/${seasonId}`)).status).toBe(404);
  });

  it('can be remixed by nobody, not even by who made it', async () => {
    const before = await fan!.balance();
    expect((await remix(fan!, 'mine')).status).toBe(409);
    expect((await remix(admin!, 'mine')).status).toBe(409);
    expect((await remix(stranger!, 'mine')).status).toBe(404);
    expect(await fan!.balance()).toBe(before);
  });

  it('takes along every remix that has an episode of it, with the sound of all', async () => {
    for (const person of [world.visitor(), fan!, owner!])
      expect((await person.get(`/api/seasons/${remixId}`)).status).toBe(404);
    expect(await tells(world.visitor(), `/api/shows/${fixture.showId}/seasons`, remixId)).toBe(false);
    expect(await tells(world.visitor(), '/sitemap.xml', remixId)).toBe(false);
    const own = (await remixer!.get<Season>(`/api/seasons/${remixId}`)).body;
    expect([own.is_hidden, own.source_season_title]).toEqual([true, null]);
    const { items } = (await remixer!.get<{ items: Episode[] }>(`/api/seasons/${remixId}/episodes`)).body;
    expect(items[0]!.voice_audio_url).toBe(episode.voice_audio_url);
    for (const { voice_audio_url: sound } of items)
      expect((await world.visitor().fetch(sound!)).status, sound!).toBe(404);
    const { total_seasons } = (await world.visitor().get<Show>(`/api/shows/${fixture.showId}`)).body;
    expect(total_seasons).toBe(1);
  });

  it('comes back', async () => {
    expect((await judge('restore', 'season', seasonId)).status).toBe(200);
    const all = { ...listsOfSeason(), ...pagesOfSeason() };
    expect(await lookAt(world.visitor(), all)).toEqual(everywhere(all, true));
    expect((await world.visitor().get<Season>(`/api/seasons/${remixId}`)).body.source_season_title).not.toBeNull();
    expect((await world.visitor().get<Show>(`/api/shows/${fixture.showId}`)).body.total_seasons).toBe(3);
  });

  it('leaves its source as it is where it is a remix', async () => {
    expect((await judge('hide', 'season', remixId)).status).toBe(200);
    expect((await world.visitor().get(`/api/seasons/${remixId}`)).status).toBe(404);
    expect(await lookAt(world.visitor(), pagesOfSeason())).toEqual(everywhere(pagesOfSeason(), true));
    expect((await world.visitor().get<Show>(`/api/shows/${fixture.showId}`)).body.total_seasons).toBe(2);
    expect((await judge('restore', 'season', remixId)).status).toBe(200);
  });
});

describe('a hidden character', () => {
  const names = async (person: Person) =>
    (await person.get<{ items: { name: string }[] }>(`/api/shows/${fixture.showId}/characters`)).body.items.map(
      ({ name }) => name,
    );

  it('is in nobody’s list but its owner’s, and in no new season', async () => {
    const [mira] = fixture.characterIds;
    expect((await judge('hide', 'character', mira)).status).toBe(200);
    for (const person of [world.visitor(), stranger!]) expect(await names(person)).toEqual(['Tobias', 'Juno']);
    expect(await names(owner!)).toEqual(['Mira', 'Tobias', 'Juno']);
    const own = await owner!.get<{ items: object[] }>('/api/me/characters');
    expect(own.body.items).toContainEqual(expect.objectContaining({ id: mira, is_hidden: true }));
    for (const person of [stranger!, owner!, admin!]) {
      const refused = await person.run('create-season-v3', newSeason(fixture), crypto.randomUUID());
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['characterIds']]);
      const idea = { characters: [{ id: mira }], location: { id: fixture.locationId }, showId: fixture.showId };
      expect((await person.run('generate-plot-idea', idea)).status).toBe(422);
    }
    const report = { kind: 'character', id: mira, reason: 'other' };
    expect((await stranger!.call('POST', '/api/reports', report)).status).toBe(404);
    expect((await judge('restore', 'character', mira)).status).toBe(200);
    expect(await names(world.visitor())).toEqual(['Mira', 'Tobias', 'Juno']);
  });
});
