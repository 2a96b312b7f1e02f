import { expect, it } from 'vitest';
import type { Api } from '#server/contract.ts';
import { loadLibrary } from './load-library.ts';

const page = (...ids: string[]) => Promise.resolve({ items: ids.map((id) => ({ id })), next_cursor: null, total: 0 });

/** An API whose only content are trending and featured shows of these ids. */
const apiWith = (trending: string[], featured: string[]) =>
  ({
    catalog: {
      listShows: (query: { featured?: string }) => (query.featured ? page(...featured) : page(...trending)),
      myShows: () => page(),
      myCharacters: () => page(),
    },
    seasons: { mySeasons: () => page() },
    listening: { myList: () => page() },
  }) as unknown as Api;

it.each([
  ['leaves out what is trending above it', ['a', 'b'], ['b', 'c', 'a', 'd'], ['c', 'd']],
  ['repeats it where nothing else would be left', ['a', 'b'], ['b'], ['b']],
])('the recommended shelf %s', async (_, trending, featured, expected) => {
  const { recommended } = await loadLibrary(apiWith(trending, featured));
  expect(recommended.map(({ id }) => id)).toEqual(expected);
});
