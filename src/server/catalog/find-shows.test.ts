import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browseSorts, mostShowsCounted, showSlug, type ShowCard } from '#shared/shows.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows, type ShowRow } from './tables.ts';

type List = { items: ShowCard[]; next_cursor: string | null; total: number };

let world: World;
let visitor: Person;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick', working: false });
  visitor = world.visitor();
  await add(
    {
      name: 'The Blue Fox',
      description: 'An island, 100% salt_water and no quay.',
      genre: 'Mystery',
      audienceRating: '8+',
    },
    { name: 'Foxglove Lane', description: null, genre: 'mystery', audienceRating: '10+', totalLikes: 7 },
    { name: 'Éclair & Co', description: 'Night\nbakers', genre: 'Comedy', audienceRating: '4+', totalSeasons: 5 },
    { name: '猫の港', description: 'A harbor of cats.', genre: 'Space', totalSeasons: 5 },
    { name: 'The Hidden Fox', hiddenAt: new Date() },
    { name: 'The Private Fox', isPublic: false },
  );
});
afterAll(() => world.close());

function add(...rows: (Partial<ShowRow> & { name: string })[]) {
  return world.ctx.db
    .insert(shows)
    .values(rows.map((row) => ({ kind: 'interactive' as const, slug: showSlug(row.name), ...row })));
}
async function list(query: Record<string, string | string[]>): Promise<List> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const { status, body } = await visitor.get<List>(`/api/shows?${new URLSearchParams(pairs)}`);
  expect(status).toBe(200);
  return body;
}
const names = async (query: Record<string, string | string[]>) =>
  (await list(query)).items.map(({ name }) => name).toSorted();

describe('a search', () => {
  it.each([
    ['a name in any case', 'FOX', ['Foxglove Lane', 'The Blue Fox']],
    ['a description', 'island', ['The Blue Fox']],
    ['part of a word', 'xglo', ['Foxglove Lane']],
    ['two letters within a word', 'gl', ['Foxglove Lane']],
    ['two letters within a description', 'Qu', ['The Blue Fox']],
    ['one letter', 'q', ['The Blue Fox']],
    ['one sign of a script without letters', '猫', ['猫の港']],
    ['other scripts', 'éclair', ['Éclair & Co']],
    ['signs that mean something to LIKE', '100%', ['The Blue Fox']],
    ['one such sign', '%', ['The Blue Fox']],
    ['another', 't_w', ['The Blue Fox']],
    ['words with more space between them', '  blue   fox ', ['The Blue Fox']],
    ['nothing of the sort', 'zeppelin', []],
    ['what only stands in name and description together', 'fox an', []],
  ])('finds %s', async (_what, search, expected) => {
    expect(await names({ search })).toEqual(expected.toSorted());
  });

  it('finds everything public when it is blank', async () => {
    expect(await names({ search: '   ' })).toEqual(['Foxglove Lane', 'The Blue Fox', 'Éclair & Co', '猫の港']);
  });
});

describe('filters', () => {
  it.each([
    [['8+'], ['The Blue Fox']],
    [['Mystery'], ['Foxglove Lane', 'The Blue Fox']],
    [['All Ages'], ['猫の港']],
    [
      ['4+', 'Space'],
      ['Éclair & Co', '猫の港'],
    ],
    [['Westerns'], []],
  ])('%j match any of rating and genre', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected.toSorted());
  });

  it('narrow a search', async () => {
    expect(await names({ search: 'fox', filter: '10+' })).toEqual(['Foxglove Lane']);
  });
});

describe('a list of many', () => {
  // So many that some words are in few of them, some in more, some in most, and some in the later half alone.
  const many = mostShowsCounted * 5;
  beforeAll(async () => {
    for (const name of ['Lighthouse', 'Beacon']) {
      const row = (at: number) => ({ name: `${name} ${at}`, totalSeasons: at % 7, totalLikes: at % 11 });
      await add(...Array.from({ length: many }, (_, at) => row(at)));
    }
  });

  it.each(browseSorts)('is read to its end by %s without losing or repeating any', async (sort) => {
    const found = { 'lighthouse 2': 111, 'lighthouse 1': 611, lighthouse: many, beacon: many };
    for (const [search, expected] of Object.entries(found)) {
      const seen: ShowCard[] = [];
      let cursor: string | null = '';
      do {
        const page: List = await list({ sort, search, limit: '50', ...(cursor && { cursor }) });
        seen.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor);
      const key = { trending: 'total_seasons', newest: 'created_at', popular: 'total_likes' } as const;
      const values = seen.map((show) => show[key[sort]]);
      expect(values).toEqual(values.toSorted((a, b) => (a === b ? 0 : a < b ? 1 : -1)));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(seen).toHaveLength(expected);
    }
  });

  it('is counted, but no further than it promises', async () => {
    expect((await list({ search: 'lighthouse 31', limit: '2' })).total).toBe(11);
    expect((await list({ search: 'lighthouse', limit: '2' })).total).toBe(mostShowsCounted);
  });

  it.each(['nonsense', ...['["abc","x"]', '[-99999999999,"x"]', '["2026-99-99","x"]', '[1e300,"x"]'].map(encode)])(
    'begins at its beginning for a cursor that nobody issued: %s',
    async (cursor) => {
      for (const sort of browseSorts) {
        const first = await list({ sort, limit: '3' });
        expect((await list({ sort, limit: '3', cursor })).items).toEqual(first.items);
      }
    },
  );
});

it('knows a show by what it says now, only while it is public', async () => {
  await add({ id: 'changing', name: 'Quokka Bay', description: 'Numbats.', genre: 'Space', audienceRating: '4+' });
  const change = (row: Partial<ShowRow>) => world.ctx.db.update(shows).set(row).where(eq(shows.id, 'changing'));
  await change({
    name: 'Wombat Bay',
    description: 'Bilbies.',
    genre: 'Comedy',
    audienceRating: '8+',
    totalLikes: 9999,
  });
  expect(await names({ search: 'quokka' })).toEqual([]);
  expect(await names({ search: 'wombat', filter: 'Space' })).toEqual([]);
  expect(await names({ search: 'bilb', filter: ['4+', 'Comedy'] })).toEqual(['Wombat Bay']);
  expect((await list({ sort: 'popular' })).items[0]!.name).toBe('Wombat Bay');
  await change({ hiddenAt: new Date() });
  expect(await names({ search: 'wombat' })).toEqual([]);
  await change({ hiddenAt: null, isPublic: false });
  expect(await names({ search: 'wombat' })).toEqual([]);
  await change({ isPublic: true });
  expect(await names({ search: 'wombat' })).toEqual(['Wombat Bay']);
  await world.ctx.db.delete(shows).where(eq(shows.id, 'changing'));
  expect(await names({ search: 'wombat' })).toEqual([]);
});

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

it('reads shows of one owner to their end, though they came within a millisecond', async () => {
  const owner = await world.listener();
  await add(...[1, 2, 3, 4].map((at) => ({ name: `Twin ${at}`, userId: owner.userId, isPublic: false })));
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const page: List = (await owner.get<List>(`/api/me/shows?limit=1${cursor && `&cursor=${cursor}`}`)).body;
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.next_cursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(['Twin 1', 'Twin 2', 'Twin 3', 'Twin 4']);
});

it('a list of those with a video looks at the newest so many, and leaves out what is hidden', async () => {
  const at = (hour: number) => new Date(Date.UTC(2100, 0, 1, hour));
  const featuredEpisodeLink = 'https://youtu.be/dQw4w9WgXcQ';
  await add(
    { name: 'An old video', createdAt: at(1), featuredEpisodeLink },
    { name: 'A silent show', createdAt: at(2) },
    { name: 'A new video', createdAt: at(3), featuredEpisodeLink },
    { name: 'A hidden video', createdAt: at(4), featuredEpisodeLink, hiddenAt: new Date() },
  );
  const named = async (limit: string) => (await list({ has_video: 'true', limit })).items.map(({ name }) => name);
  expect(await named('3')).toEqual(['A new video', 'An old video']);
  expect(await named('2')).toEqual(['A new video']);
});
