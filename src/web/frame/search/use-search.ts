import { useEffect, useState } from 'react';
import { fewestLetters, searchKinds, searchLimit } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import type { ShowCard } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';

const pauseMs = 150;
const slowMs = 400;

/** What is offered where nothing is found. */
const offered = { sort: 'trending', limit: 2 } as const;

type Search = {
  found: SearchResult | null;
  words: string;
  state: 'found' | 'slow' | 'failed';
  /** Shows to try instead, where nothing was found. */
  instead: readonly ShowCard[];
};

/**
 * What the words find, asked for when the typing pauses. While it is not there yet, `found` and its `words` are the last ones;
 * `slow` tells that this takes long.
 */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ found: null, words: '', state: 'found', instead: [] });
  useEffect(() => {
    if (words.length < fewestLetters) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const found = await api.seasons.search({ search: words.slice(0, searchLimit) }, { signal: controller.signal });
        const instead = countFound(found) > 0 ? [] : await listInstead(controller.signal);
        if (!controller.signal.aborted) setSearch({ found, words, state: 'found', instead });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error('The search failed:', error);
        setSearch((last) => ({ ...last, state: 'failed' }));
      } finally {
        clearTimeout(slow);
      }
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    const slow = setTimeout(() => setSearch((last) => ({ ...last, state: 'slow' })), pauseMs + slowMs);
    return () => {
      controller.abort();
      clearTimeout(pause);
      clearTimeout(slow);
    };
  }, [words]);
  return search;
}

export const countFound = (found: SearchResult): number =>
  searchKinds.reduce((sum, kind) => sum + found[kind].total, 0);

/** None where they can't be had: that nothing was found is told all the same. */
async function listInstead(signal: AbortSignal): Promise<ShowCard[]> {
  try {
    return (await api.catalog.listShows(offered, { signal })).items;
  } catch {
    return [];
  }
}
