import { searchKinds, searchLimit, type SearchKind } from '#shared/search/search-limits.ts';
import { browseFilters, browseSorts, type BrowseSort } from '#shared/shows.ts';

/** The search, filters and order of Browse. All of it is in the page's address, so it can be shared and restored. */
export type BrowseSelection = {
  search: string;
  filters: string[];
  sort: BrowseSort;
  /** What is searched for where it is not shows. */
  kind?: Exclude<SearchKind, 'shows'>;
  /** The search is to be taken as it is spelt. */
  exact?: true;
};

/** Parses the address; values that no control offers are dropped. */
export function readBrowseAddress(query: URLSearchParams): BrowseSelection {
  const wanted = new Set(query.getAll('filter'));
  const kind = query.get('search')?.trim() ? otherKinds.find((known) => known === query.get('kind')) : undefined;
  const sort = browseSorts.find((known) => known === query.get('sort')) ?? 'trending';
  return {
    search: (query.get('search') ?? '').slice(0, searchLimit),
    filters: browseFilters.filter((known) => wanted.has(known)),
    sort,
    ...(kind && { kind }),
    ...(query.get('exact') === 'true' && { exact: true }),
  };
}

const otherKinds = searchKinds.filter((kind) => kind !== 'shows');

/** The query string of a selection, '' for the default one. Equal selections give equal strings. */
export function writeBrowseAddress({ search, filters, sort, kind, exact }: BrowseSelection): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  for (const filter of browseFilters) if (filters.includes(filter)) query.append('filter', filter);
  if (sort !== 'trending') query.set('sort', sort);
  if (search.trim() && kind) query.set('kind', kind);
  if (search.trim() && exact) query.set('exact', 'true');
  const text = query.toString();
  return text && `?${text}`;
}

export function toggleFilter(selection: BrowseSelection, filter: string): BrowseSelection {
  const on = selection.filters.includes(filter);
  return {
    ...selection,
    filters: on ? selection.filters.filter((one) => one !== filter) : [...selection.filters, filter],
  };
}

/** What `listShows` is asked for. */
export function browseRequest({ search, filters, sort, exact }: BrowseSelection): {
  search?: string;
  filter?: string[];
  sort: BrowseSort;
  exact?: 'true';
} {
  const words = search.trim();
  return {
    ...(words && { search: words }),
    ...(filters.length > 0 && { filter: filters }),
    sort,
    ...(exact && { exact: 'true' }),
  };
}

/** What `search` is asked for, of every kind; null without words. */
export function searchRequest(selection: BrowseSelection) {
  const { search, sort: _sort, ...rest } = browseRequest(selection);
  return search ? { search, ...rest, ...(selection.kind && { kind: selection.kind }) } : null;
}
