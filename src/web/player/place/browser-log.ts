// The listening log in the browser's database: what was heard here, and a copy of what other devices sent.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Listened, ListeningSeason } from '#shared/listening-log.ts';

/** `owner` is the account it belongs to, null before anybody signed in; `sent_ms` its `to_ms` as the server has it. */
export type KeptEvent = Listened & { owner: string | null; sent_ms: number | null };

interface Shape extends DBSchema {
  events: { key: string; value: KeptEvent };
  seasons: { key: string; value: ListeningSeason };
}

/** Older events of a season's copy leave the browser first; the server has them. */
const mostEvents = 1000;

let opening: Promise<IDBPDatabase<Shape> | null> | null = null;

/** Null where the browser has no database, as in some private windows: then the page's own memory has to do. */
function open(): Promise<IDBPDatabase<Shape> | null> {
  opening ??= openDB<Shape>('canto', 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: 'id' });
      database.createObjectStore('seasons', { keyPath: 'id' });
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    console.warn('What is heard can not be kept in this browser.', error);
    return null;
  });
  return opening;
}

export const browserLog = {
  async read(): Promise<{ events: KeptEvent[]; seasons: ListeningSeason[] }> {
    const database = await open();
    if (!database) return { events: [], seasons: [] };
    const [events, seasons] = await Promise.all([database.getAll('events'), database.getAll('seasons')]);
    const old = events.toSorted((a, b) => b.at_ms - a.at_ms).slice(mostEvents);
    await this.remove(old.filter((event) => event.sent_ms !== null).map(({ id }) => id));
    return { events, seasons };
  },
  async put(events: readonly KeptEvent[]): Promise<void> {
    const transaction = (await open())?.transaction('events', 'readwrite', { durability: 'relaxed' });
    if (!transaction) return;
    await Promise.all([...events.map((event) => transaction.store.put(event)), transaction.done]);
  },
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const transaction = (await open())?.transaction('events', 'readwrite');
    if (!transaction) return;
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  },
  async putSeasons(seasons: readonly ListeningSeason[]): Promise<void> {
    const transaction = (await open())?.transaction('seasons', 'readwrite', { durability: 'relaxed' });
    if (!transaction) return;
    await Promise.all([...seasons.map((season) => transaction.store.put(season)), transaction.done]);
  },
};
