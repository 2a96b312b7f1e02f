import { useState } from 'react';
import type { LedgerEntry } from '#shared/wallet.ts';
import { api } from '#web/api.ts';

export type EntryPage = { items: LedgerEntry[]; next_cursor: string | null };

/** The first page the server sent, and older ones as they are asked for. Another first page starts anew. */
export function useOlderEntries(first: EntryPage) {
  const [older, setOlder] = useState<{ first: EntryPage; pages: EntryPage }>({ first, pages: first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, next_cursor: next } = older.first === first ? older.pages : first;

  async function load() {
    if (!next) return;
    setState('loading');
    try {
      const page = await api.wallet.ledger({ cursor: next });
      setOlder({ first, pages: { items: [...items, ...page.items], next_cursor: page.next_cursor } });
      setState('idle');
    } catch (error) {
      console.error('Could not load older entries:', error);
      setState('failed');
    }
  }
  return { items, hasOlder: next !== null, state, load };
}
