import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { SearchResult } from '#shared/search/search.ts';
import { addCharacters } from '#server/catalog/authoring/add-characters.ts';
import { getShow } from '#server/catalog/queries.ts';
import { characters, shows } from '#server/catalog/tables.ts';
import type { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { userSeasons } from '../tables.ts';

let world: World;
let fan: Person;
let owner: Person;
let fixture: ShowFixture;
let seasonId: string;
let title: string;
let username: string;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  owner = await world.listener();
  fan = await world.listener();
  fixture = await createShowFixture(world, owner);
  ({ seasonId } = await makeSeason(fan, fixture));
  ({ title } = (await fan.get<{ title: string }>(`/api/seasons/${seasonId}`)).body);
  ({ username } = (await fan.get<{ user: { username: string } }>('/api/me')).body.user);
  await world.ctx.db.insert(shows).values([
    { kind: 'basic', slug: 'orbit-nine', name: 'Orbit Nine', description: 'A ring of ice.', genre: 'Space' },
    { kind: 'basic', slug: 'café-zoë', name: 'Café Zoë', description: 'Crêpes at sea.', genre: 'Comedy' },
  ]);
});
afterAll(() => world.close());

async function search(query: Record<string, string>): Promise<SearchResult> {
  const { status, body } = await world.visitor().get<SearchResult>(`/api/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}
const found = async (words: string, more: Record<string, string> = {}) => {
  const { shows: ofShows, seasons, characters: people, creators, mended } = await search({ search: words, ...more });
  return {
    mended,
    shows: ofShows.items.map(({ name }) => name),
    seasons: seasons.items.map((season) => season.title),
    characters: people.items.map(({ name }) => name),
    creators: creators.items.map((creator) => creator.username),
  };
};
const nothing = { mended: null, shows: [], seasons: [], characters: [], creators: [] };

describe('a search', () => {
  it('finds shows, their seasons and their people by the name of the show, those with it in their own name first', async () => {
    expect(await found('lantern')).toEqual({
      ...nothing,
      shows: ['The Lantern Keepers'],
      seasons: [title],
      characters: expect.any(Array),
    });
    const { characters: people } = await search({ search: 'lantern' });
    expect(people).toMatchObject({ total: 3, items: [{ show_name: 'The Lantern Keepers' }, {}] });
    expect((await found('mira')).characters[0]).toBe('Mira');
  });

  it('finds a person by name, with the seasons they made', async () => {
    expect(await found(username.slice(0, -1))).toMatchObject({ creators: [username], seasons: [title] });
    const { creators } = await search({ search: username });
    expect(creators.items).toEqual([{ id: fan.userId, username, shows: 0, seasons: 1, show_id: null }]);
    const { username: idle } = (await (await world.listener()).get<{ user: { username: string } }>('/api/me')).body
      .user;
    expect((await found(idle, { exact: 'true' })).creators).toEqual([]);
  });

  it('leads from a person without seasons to their show', async () => {
    const { username: maker } = (await owner.get<{ user: { username: string } }>('/api/me')).body.user;
    const { creators } = await search({ search: maker });
    expect(creators.items).toEqual([
      { id: owner.userId, username: maker, shows: 1, seasons: 0, show_id: fixture.showId },
    ]);
  });

  it.each([
    ['a changed letter', 'lanturn', 'lantern', 'The Lantern Keepers'],
    ['a letter left out', 'orbt nine', 'orbit nine', 'Orbit Nine'],
    ['one too many', 'orbiit', 'orbit', 'Orbit Nine'],
    ["two in each other's place", 'lantren', 'lantern', 'The Lantern Keepers'],
    ['a slip in a word that is only begun', 'lantu', 'lantern', 'The Lantern Keepers'],
    ['slips in two words', 'lantrn kepers', 'lantern keepers', 'The Lantern Keepers'],
  ])('mends %s, and says so', async (_what, typed, mended, show) => {
    expect(await found(typed)).toMatchObject({ mended, shows: [show] });
    expect(await found(typed, { exact: 'true' })).toEqual(nothing);
    const { body } = await world.visitor().get(`/api/shows?search=${encodeURIComponent(typed)}`);
    expect(body).toMatchObject({ mended, total: 1, items: [{ name: show }] });
    const exact = await world.visitor().get(`/api/shows?exact=true&search=${encodeURIComponent(typed)}`);
    expect(exact.body).toMatchObject({ total: 0, items: [] });
  });

  it.each(['cafe zoe', 'CAFÉ', 'crepes', 'zoë', 'Crêp', 'zo'])('finds %s whatever its accents', async (typed) => {
    expect(await found(typed)).toMatchObject({ mended: null, shows: ['Café Zoë'] });
  });

  it.each(['', '   ', 'zyxwvut', '%', '\\', "'; drop table shows", '\u0000'])('finds nothing by %j', async (typed) => {
    expect(await found(typed)).toEqual(nothing);
  });

  it('holds the filters of Browse for every kind', async () => {
    expect(await found('lantern', { filter: 'Space' })).toEqual(nothing);
    expect(await found('lantern', { filter: 'Fantasy' })).toMatchObject({ seasons: [title] });
    expect(await found('lanturn', { filter: 'Space' })).toEqual(nothing);
    expect(await found(username, { filter: 'Space', exact: 'true' })).toEqual(nothing);
  });
});

describe('what not everybody may find', () => {
  const admin = { userId: 'admin', email: 'admin@example.com', roles: ['admin' as const] };

  it('is not found while a show is private or hidden, not by a misspelt word of it either', async () => {
    for (const [away, back] of [
      [{ isPublic: false }, { isPublic: true }],
      [{ hiddenAt: new Date() }, { hiddenAt: null }],
    ] as const) {
      await world.ctx.db.update(shows).set(away).where(eq(shows.id, fixture.showId));
      for (const words of ['lantern', 'lanturn', 'mira', title, username]) expect(await found(words)).toEqual(nothing);
      await world.ctx.db.update(shows).set(back).where(eq(shows.id, fixture.showId));
      expect((await found('lanturn')).seasons).toEqual([title]);
    }
  });

  it('is not found while a season is unpublished, hidden or waiting for an admin', async () => {
    const change = (row: Partial<typeof userSeasons.$inferInsert>) =>
      world.ctx.db.update(userSeasons).set(row).where(eq(userSeasons.id, seasonId));
    for (const [away, back] of [
      [{ isPublished: false }, { isPublished: true }],
      [{ hiddenAt: new Date() }, { hiddenAt: null }],
      [{ reviewReason: 'unsure' }, { reviewReason: null }],
    ] as const) {
      await change(away);
      expect(await found('lantern')).toMatchObject({ shows: ['The Lantern Keepers'], seasons: [] });
      expect((await found(username, { exact: 'true' })).creators).toEqual([]);
      await change(back);
      expect((await found('lantern')).seasons).toEqual([title]);
    }
  });

  it('is no hidden or deleted character, nor a name that waits for an admin', async () => {
    const show = await getShow(world.ctx, fixture.showId, admin);
    const [wizards] = await addCharacters(
      world.ctx,
      show,
      [
        {
          name: 'Grobnik',
          gender: 'male',
          race: 'Asian',
          hairColor: 'red',
          age: 9,
          personality: 'Wildcard',
          description: 'Owl.',
        },
      ],
      'wizard',
    );
    expect((await found('grobnik')).characters).toEqual([]);
    expect((await search({ search: 'grobnik' })).characters.total).toBe(0);
    const [id] = fixture.characterIds;
    for (const [away, back] of [
      [{ hiddenAt: new Date() }, { hiddenAt: null }],
      [{ deletedAt: new Date() }, { deletedAt: null }],
    ] as const) {
      await world.ctx.db.update(characters).set(away).where(eq(characters.id, id));
      expect((await found('mira')).characters).not.toContain('Mira');
      await world.ctx.db.update(characters).set(back).where(eq(characters.id, id));
      expect((await found('mira')).characters[0]).toBe('Mira');
    }
    await world.ctx.db.delete(characters).where(eq(characters.id, wizards!.id));
  });

  it('is the old name of a show', async () => {
    const rename = (name: string) => world.ctx.db.update(shows).set({ name }).where(eq(shows.id, fixture.showId));
    await rename('The Harbour Bell');
    expect(await found('lantern keepers', { exact: 'true' })).toEqual(nothing);
    expect(await found('harbor bell')).toMatchObject({ mended: 'harbour bell', seasons: [title] });
    await rename('The Lantern Keepers');
  });
});
