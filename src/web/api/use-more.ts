import { useState } from 'react';

type Page<T> = { items: T[]; next_cursor: string | null };

/** The page the server sent, and further ones as they are asked for. Another first page starts anew. */
export function useMore<T>(first: Page<T>, fetchPage: (cursor: string) => Promise<Page<T>>) {
  const [grown, setGrown] = useState({ first, pages: first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, next_cursor: next } = grown.first === first ? grown.pages : first;

  async function load() {
    if (!next) return;
    setState('loading');
    try {
      const page = await fetchPage(next);
      setGrown({ first, pages: { items: [...items, ...page.items], next_cursor: page.next_cursor } });
      setState('idle');
    } catch (error) {
      console.error('Could not load more:', error);
      setState('failed');
    }
  }
  return { items, more: next ? { state, load } : null };
}
