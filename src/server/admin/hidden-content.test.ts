// Whatever tells of shows, seasons and characters must not tell of hidden ones, and must again once they are restored.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode, Season } from '#shared/seasons.ts';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, newSeason, openStage, type Stage } from '#tests/stage.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows } from '../catalog/tables.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { feedPath } from '../seeds/insert-show.ts';

let world: World;
let [admin, owner, fan, stranger]: Person[] = [];
let stage: Stage;
let seasonId: string;
let otherId: string;
let episode: Episode;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  admin = await openAdmin(world);
  [owner, fan, stranger] = await Promise.all([world.listener(), world.listener(), world.listener()]);
  stage = await openStage(world, owner!);
  await world.ctx.db
    .update(shows)
    .set({ podcastRssUrl: feedPath(stage.showId), featured: true, featuredOrder: 1, kind: 'podcast' })
    .where(eq(shows.id, stage.showId));
  const made = await makeSeason(fan!, stage);
  seasonId = made.seasonId;
  episode = made.episodes[0]!;
  // The show's feed has what nobody paid for.
  await world.ctx.db.update(seasonEpisodes).set({ chargedUserId: null }).where(eq(seasonEpisodes.seasonId, seasonId));
  otherId = (await makeSeason(fan!, stage)).seasonId;
  await stranger!.call('PUT', `/api/seasons/${seasonId}/save`);
}, 120_000);
afterAll(() => world.close());

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
  '/api/shows': stage.showId,
  '/api/shows?search=lantern': stage.showId,
  '/api/shows?filter=Fantasy&sort=newest': stage.showId,
  '/api/shows?featured=true': stage.showId,
  '/sitemap.xml': `/interactive-shows/${stage.showId}<`,
  [`/api/oembed?url=http://canto.test/interactive-shows/${stage.showId}`]: 'Lantern',
  '/api/oembed?url=http://canto.test/shows/the-lantern-keepers': 'Lantern',
  [feedPath(stage.showId)]: '<rss',
  [`/media/og/shows/${stage.showId}.jpg`]: '',
});
/** Whoever may see the show gets these. */
const pagesOfShow = () => ({
  [`/api/shows/${stage.showId}`]: stage.showId,
  '/api/shows/by-slug/the-lantern-keepers': stage.showId,
  [`/api/shows/${stage.showId}/characters`]: 'Mira',
  [`/api/shows/${stage.showId}/locations`]: 'Gull Point',
  [`/api/shows/${stage.showId}/music`]: 'file_url',
});
const listsOfSeason = () => ({
  [`/api/shows/${stage.showId}/seasons`]: seasonId,
  [`/api/seasons/${otherId}/more`]: seasonId,
  '/sitemap.xml': `/seasons/${seasonId}<`,
  [`/api/oembed?url=http://canto.test/seasons/${seasonId}`]: seasonId,
  [`/embed/seasons/${seasonId}`]: seasonId,
  [`/feeds/seasons/${seasonId}.xml`]: '<rss',
  [feedPath(stage.showId)]: episode.id,
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
});

describe('a hidden show', () => {
  beforeAll(async () => {
    const before = { ...listsOfShow(), ...pagesOfShow() };
    expect(await lookAt(world.visitor(), before)).toEqual(everywhere(before, true));
    expect((await judge('hide', 'show', stage.showId)).status).toBe(200);
  });

  it('is nowhere for visitors and other people, and takes its seasons along', async () => {
    const all = { ...listsOfShow(), ...pagesOfShow(), ...listsOfSeason(), ...pagesOfSeason() };
    for (const person of [world.visitor(), stranger!])
      expect(await lookAt(person, all)).toEqual(everywhere(all, false));
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(false);
  });

  it('answers as if it were not there', async () => {
    for (const address of [
      `/api/shows/${stage.showId}`,
      `/api/seasons/${seasonId}`,
      `/api/episodes/${episode.id}/choices`,
    ])
      expect((await stranger!.get(address)).status).toBe(404);
    expect((await stranger!.run('create-season-v3', newSeason(stage), 'k')).status).toBe(404);
    expect(await stranger!.balance()).toBe(1000);
    const [choice] = (await admin!.get<{ items: { id: string }[] }>(`/api/episodes/${episode.id}/choices`)).body.items;
    const remix = { seasonId, episodeNumber: 1, choiceId: choice!.id };
    expect((await stranger!.run('remix-season', remix, 'r')).status).toBe(404);
    const next = { seasonId, episodeId: episode.id, choiceId: choice!.id };
    expect((await stranger!.run('create-next-episode-v3', next, 'n')).status).toBe(404);
    expect((await stranger!.call('PUT', `/api/seasons/${seasonId}/like`)).status).toBe(404);
    const report = { kind: 'show', id: stage.showId, reason: 'other' };
    expect((await stranger!.call('POST', '/api/reports', report)).status).toBe(404);
  });

  it('stays with its owner, who sees that it is hidden, and with admins', async () => {
    for (const person of [owner!, admin!])
      expect(await lookAt(person, pagesOfShow())).toEqual(everywhere(pagesOfShow(), true));
    expect((await owner!.get(`/api/shows/${stage.showId}`)).body.is_hidden).toBe(true);
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
    expect((await owner!.call('PATCH', `/api/shows/${stage.showId}`, { is_public: true })).status).toBe(200);
    expect((await stranger!.get(`/api/shows/${stage.showId}`)).status).toBe(404);
    expect((await judge('hide', 'show', stage.showId)).status).toBe(409);
    expect((await judge('restore', 'show', stage.showId)).status).toBe(200);
    expect((await judge('restore', 'show', stage.showId)).status).toBe(409);
    const all = { ...listsOfShow(), ...pagesOfShow(), ...listsOfSeason(), ...pagesOfSeason() };
    expect(await lookAt(world.visitor(), all)).toEqual(everywhere(all, true));
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(true);
  });
});

describe('a hidden season', () => {
  beforeAll(async () => {
    // Reads the feed as the show's page does, so that what was kept of it has to go.
    await world.visitor().get(`/api/shows/${stage.showId}/episodes`);
    expect((await judge('hide', 'season', seasonId)).status).toBe(200);
  });

  it('is nowhere for others, while its show stays', async () => {
    const all = { ...listsOfSeason(), ...pagesOfSeason() };
    for (const person of [world.visitor(), stranger!, owner!])
      expect(await lookAt(person, all)).toEqual(everywhere(all, false));
    expect(await lookAt(world.visitor(), pagesOfShow())).toEqual(everywhere(pagesOfShow(), true));
    expect(await tells(world.visitor(), `/api/shows/${stage.showId}/seasons`, otherId)).toBe(true);
    expect(await tells(stranger!, '/api/me/list', seasonId)).toBe(false);
  });

  it('stays with who made it, and cannot be published by them', async () => {
    expect(await lookAt(fan!, pagesOfSeason())).toEqual(everywhere(pagesOfSeason(), true));
    const published = await fan!.call('PATCH', `/api/seasons/${seasonId}`, { is_published: true });
    expect(published.body).toMatchObject({ is_published: true, is_hidden: true });
    expect((await stranger!.get(`/api/seasons/${seasonId}`)).status).toBe(404);
  });

  it('is not named by its remixes', async () => {
    const [choice] = (await fan!.get<{ items: { id: string }[] }>(`/api/episodes/${episode.id}/choices`)).body.items;
    const { body } = await fan!.run<{ newSeason: { id: string } }>(
      'remix-season',
      { seasonId, episodeNumber: 1, choiceId: choice!.id },
      'mine',
    );
    const address = `/api/seasons/${body.newSeason.id}`;
    expect((await stranger!.get<Season>(address)).body.source_season_title).toBeNull();
    expect((await fan!.get<Season>(address)).body.source_season_title).not.toBeNull();
  });

  it('comes back', async () => {
    expect((await judge('restore', 'season', seasonId)).status).toBe(200);
    const all = { ...listsOfSeason(), ...pagesOfSeason() };
    expect(await lookAt(world.visitor(), all)).toEqual(everywhere(all, true));
  });
});

describe('a hidden character', () => {
  const names = async (person: Person) =>
    (await person.get<{ items: { name: string }[] }>(`/api/shows/${stage.showId}/characters`)).body.items.map(
      ({ name }) => name,
    );

  it('is in nobody’s list but its owner’s, and in no new season', async () => {
    const [mira] = stage.characterIds;
    expect((await judge('hide', 'character', mira)).status).toBe(200);
    for (const person of [world.visitor(), stranger!]) expect(await names(person)).toEqual(['Tobias', 'Juno']);
    expect(await names(owner!)).toEqual(['Mira', 'Tobias', 'Juno']);
    const own = await owner!.get<{ items: object[] }>('/api/me/characters');
    expect(own.body.items).toContainEqual(expect.objectContaining({ id: mira, is_hidden: true }));
    for (const person of [stranger!, owner!, admin!]) {
      const refused = await person.run('create-season-v3', newSeason(stage), crypto.randomUUID());
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['characterIds']]);
      const idea = { characters: [{ id: mira }], location: { id: stage.locationId }, showId: stage.showId };
      expect((await person.run('generate-plot-idea', idea)).status).toBe(422);
    }
    const report = { kind: 'character', id: mira, reason: 'other' };
    expect((await stranger!.call('POST', '/api/reports', report)).status).toBe(404);
    expect((await judge('restore', 'character', mira)).status).toBe(200);
    expect(await names(world.visitor())).toEqual(['Mira', 'Tobias', 'Juno']);
  });
});
