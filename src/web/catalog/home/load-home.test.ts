import { expect, it } from 'vitest';
import type { Api } from '#server/contract.ts';
import { loadHome } from './load-home.ts';

const never = () => new Promise<never>(() => {});
const page = (destination: string) => new Request('http://localhost/', { headers: { 'sec-fetch-dest': destination } });
const apiWith = (listShows: () => Promise<unknown>) => ({ catalog: { listShows } }) as unknown as Api;

it('a page opened from within the app waits for no list, so that its skeletons are seen', async () => {
  const { trending, below } = await loadHome(apiWith(never), page('empty'), false);
  expect(trending.list).toBeInstanceOf(Promise);
  expect(below.list).toBeInstanceOf(Promise);
});

it('a document is sent with its lists', async () => {
  const empty = async () => ({ items: [], next_cursor: null, total: 0 });
  const { trending, below } = await loadHome(apiWith(empty), page('document'), false);
  expect(trending.list).toEqual([]);
  expect(below.list).toEqual({ video: null, showcase: { posters: [], cast: [], season: null }, first: null });
});
