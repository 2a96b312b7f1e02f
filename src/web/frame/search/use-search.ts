import { useEffect, useState } from 'react';
import { fewestLetters, searchLimit, type SearchResult } from '#shared/search.ts';
import { api } from '#web/api/api.ts';

const pauseMs = 150;
const slowMs = 400;

type Search = { found: SearchResult | null; words: string; state: 'found' | 'slow' | 'failed' };

/**
 * What the words find, asked for when the typing pauses. While it is not there yet, `found` and its `words` are the last ones;
 * `slow` tells that this takes long.
 */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ found: null, words: '', state: 'found' });
  useEffect(() => {
    if (words.length < fewestLetters) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const found = await api.seasons.search({ search: words.slice(0, searchLimit) }, { signal: controller.signal });
        if (!controller.signal.aborted) setSearch({ found, words, state: 'found' });
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
