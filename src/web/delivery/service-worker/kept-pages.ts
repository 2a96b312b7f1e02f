// Which pages are kept and where. Apart from `caches.ts`, which every page has.
import { cacheNames } from './caches.ts';

/** Pages that are worth having without a network; the others lead to purchases, forms and the admin. */
export const isKeptPage = (path: string) =>
  /^\/(?:$|browse$|history$|downloads$|seasons\/|interactive-shows\/)/.test(path);

/** The page that stands for one that was never visited. */
export const offlinePage = '/downloads';

/** Where React Router has the data of a page. */
export const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/** The path of the page whose data lie here. */
export function pageOf(dataPath: string): string {
  const page = dataPath.slice(0, -'.data'.length);
  return page === '/_' ? '/' : page;
}

/** Keeps both forms of a page, if they are not here yet; what fails is kept with the next visit. */
export async function keepPage(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.pages);
  for (const address of [path, dataOf(path)])
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}
