// What a browser keeps for the time without a network: which episodes are downloaded, and what waits to be sent.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ListeningSeason } from '#shared/listening-log.ts';

/** A downloaded episode; its sound lies in the cache `downloads`. */
export type Download = { id: string; season: ListeningSeason; bytes: number; atMs: number };

type Intent =
  | { kind: 'like' | 'save'; seasonId: string; on: boolean }
  | { kind: 'play'; seasonId: string; episodeId: string }
  | {
      kind: 'choice';
      seasonId: string;
      seasonTitle: string;
      episodeId: string;
      choiceId: string;
      words: string;
      price: number;
    };

/**
 * Something a listener did without a network. `id` is its idempotency key, `owner` whoever was signed in; `answer` is what
 * became of a choice, kept until it was read.
 */
export type Waiting = Intent & {
  id: string;
  owner: string;
  atMs: number;
  answer?: { done: boolean; text: string; atMs: number };
};
export type NewIntent = Intent;

interface Shape extends DBSchema {
  downloads: { key: string; value: Download };
  outbox: { key: string; value: Waiting };
}

let opening: Promise<IDBPDatabase<Shape>> | null = null;

function open(): Promise<IDBPDatabase<Shape>> {
  opening ??= openDB<Shape>('canto-offline', 1, {
    upgrade(database) {
      database.createObjectStore('downloads', { keyPath: 'id' });
      database.createObjectStore('outbox', { keyPath: 'id' });
    },
    terminated() {
      opening = null;
    },
  });
  // A browser that refused once may not the next time.
  opening.catch(() => (opening = null));
  return opening;
}

/** Every verb throws where the browser has no database, as in some private windows. */
export const offlineDb = {
  readDownloads: async (): Promise<Download[]> => (await open()).getAll('downloads'),
  putDownload: async (download: Download) => void (await (await open()).put('downloads', download)),
  removeDownload: async (id: string) => (await open()).delete('downloads', id),
  readWaiting: async (): Promise<Waiting[]> =>
    (await (await open()).getAll('outbox')).toSorted((a, b) => a.atMs - b.atMs),
  putWaiting: async (waiting: Waiting) => void (await (await open()).put('outbox', waiting)),
  removeWaiting: async (id: string) => (await open()).delete('outbox', id),
};
