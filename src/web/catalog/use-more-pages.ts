import { useCallback, useEffect, useRef, useState } from 'react';

type Page<T> = { items: T[]; next_cursor: string | null };
type Options<T> = {
  /** The page the server sent; another one starts the list anew. */
  first: Page<T>;
  /** Names the list and its place in the history, so that going back finds it as it was. */
  memory: string;
  fetchPage: (cursor: string) => Promise<Page<T>>;
  /** Wait between seeing the list's end and asking for more. */
  delayMs?: number;
  /** How much of the end marker must show, 0 to 1. */
  threshold?: number;
  /** How far below the view the end marker already counts as seen. */
  margin?: string;
};

/** A list that grows as its end comes into view. Put `end` on an element after it. */
export function useMorePages<T>({ first, memory, fetchPage, delayMs = 0, threshold = 0, margin = '0px' }: Options<T>) {
  const [grown, setGrown] = useState<{ first: Page<T>; pages: SeenPages<T> | null }>({ first, pages: null });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [marker, end] = useState<Element | null>(null);
  const pages = (grown.first === first && grown.pages) || { items: first.items, next: first.next_cursor };
  const { next } = pages;
  const latest = useRef({ first, pages });
  latest.current = { first, pages };

  // A response to an older list must not be added to this one.
  useEffect(() => setState('idle'), [first]);

  // In an effect, because the first render must equal the server's HTML.
  useEffect(() => {
    const before = pagesSeen<T>(memory);
    if (before) setGrown({ first, pages: before });
  }, [first, memory]);

  const more = useCallback(async () => {
    const from = latest.current;
    if (!from.pages.next) return;
    setState('loading');
    try {
      const page = await fetchPage(from.pages.next);
      if (latest.current.first !== from.first) return;
      const longer = { items: [...from.pages.items, ...page.items], next: page.next_cursor };
      rememberPages(memory, longer);
      setGrown({ first: from.first, pages: longer });
      setState('idle');
    } catch (error) {
      if (latest.current.first !== from.first) return;
      console.error('Could not load more:', error);
      setState('failed');
    }
  }, [fetchPage, memory]);

  useEffect(() => {
    if (!marker || !next || state === 'failed') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Stop after the first sighting: the skeletons shown while loading push the end marker out of view again.
        if (!entry?.isIntersecting || timer) return;
        setState('loading');
        timer = setTimeout(() => void more(), delayMs);
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(marker);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // Of `state` only the change to failed matters: a list that is loading must not observe its end again.
  }, [first, marker, next, state === 'failed', more, delayMs, threshold, margin]);

  return {
    items: pages.items,
    hasMore: next !== null,
    state: next === null ? 'idle' : state,
    end,
    retry: () => setState('idle'),
  };
}

/** Loaded pages by history entry, so that going back restores the list at its length. */
type SeenPages<T> = { items: readonly T[]; next: string | null };

const mostEntries = 20;
const seen = new Map<string, SeenPages<unknown>>();

function pagesSeen<T>(key: string): SeenPages<T> | undefined {
  return seen.get(key) as SeenPages<T> | undefined;
}

function rememberPages<T>(key: string, pages: SeenPages<T>): void {
  seen.delete(key);
  seen.set(key, pages);
  for (const oldest of seen.keys()) {
    if (seen.size <= mostEntries) break;
    seen.delete(oldest);
  }
}
