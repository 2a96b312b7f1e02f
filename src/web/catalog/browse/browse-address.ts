import { browseFilters, browseSorts, type BrowseSort } from '#shared/shows.ts';

/** What a visitor looks for; the whole of it stands in the page's address, so it can be shared and gone back to. */
export type BrowseWish = { search: string; filters: string[]; sort: BrowseSort };

export const searchLimit = 200;

/** Reads the address; what no control could have written there is left out. */
export function readBrowseAddress(query: URLSearchParams): BrowseWish {
  const wanted = new Set(query.getAll('filter'));
  const sort = browseSorts.find((known) => known === query.get('sort')) ?? 'trending';
  return {
    search: (query.get('search') ?? '').slice(0, searchLimit),
    filters: browseFilters.filter((known) => wanted.has(known)),
    sort,
  };
}

/** The query part for a wish, '' for the page as it opens; equal wishes give equal addresses. */
export function writeBrowseAddress({ search, filters, sort }: BrowseWish): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  for (const filter of browseFilters) if (filters.includes(filter)) query.append('filter', filter);
  if (sort !== 'trending') query.set('sort', sort);
  const text = query.toString();
  return text && `?${text}`;
}

export function toggleFilter(wish: BrowseWish, filter: string): BrowseWish {
  const on = wish.filters.includes(filter);
  return { ...wish, filters: on ? wish.filters.filter((one) => one !== filter) : [...wish.filters, filter] };
}

/** What `listShows` is asked for. */
export function browseRequest({ search, filters, sort }: BrowseWish): {
  search?: string;
  filter?: string[];
  sort: BrowseSort;
} {
  const words = search.trim();
  return { ...(words && { search: words }), ...(filters.length > 0 && { filter: filters }), sort };
}
