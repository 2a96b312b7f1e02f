import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

/** Wakes whoever waits for news of a topic, in any process. Carries no data: the woken read what they need. */
export interface Topics {
  /** Calls `onNews` at every publication, and after any gap in listening. The result stops it. */
  subscribe(topic: string, onNews: () => void): () => void;
  /** Calls `onNews` with the topic of every publication, and `onLost` when from now on some may be missed. The result stops it. */
  watch(watcher: Watcher): () => void;
  /**
   * Resolves when everything has been heard that was published before the call. Rejects with an Error when that takes over
   * `echoTimeoutMs`, or at once while nothing is heard at all.
   */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}
export type Watcher = { onNews(topic: string): void; onLost(): void };

const channel = 'canto_topics';
const echoPrefix = 'echo:';
export const echoTimeoutMs = 1000;

/** Part of a transaction: news goes out when it commits, and not otherwise. */
export async function publish(db: Db, topic: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${topic})`);
}

export async function openTopics(database: Database): Promise<Topics> {
  const subscribers = new Map<string, Set<() => void>>();
  const watchers = new Set<Watcher>();
  const echoes = new Map<string, () => void>();
  let isListening = true;
  const wake = (topic: string) => {
    if (topic.startsWith(echoPrefix)) return echoes.get(topic)?.();
    for (const { onNews } of watchers) onNews(topic);
    for (const onNews of subscribers.get(topic) ?? []) onNews();
  };
  const onGap = () => {
    isListening = true;
    for (const topic of subscribers.keys()) wake(topic);
  };
  const onLost = () => {
    isListening = false;
    for (const watcher of watchers) watcher.onLost();
  };
  const stop = await database.listen(channel, wake, onGap, onLost);
  return {
    subscribe(topic, onNews) {
      let listeners = subscribers.get(topic);
      if (!listeners) subscribers.set(topic, (listeners = new Set()));
      listeners.add(onNews);
      return () => {
        listeners.delete(onNews);
        if (listeners.size === 0) subscribers.delete(topic);
      };
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    // News comes in the order of the commits, so whoever hears their own word has heard all before it. It doesn't wait for the
    // pool: while many ask, it would be late there, and what is kept for them would not be believed when it's needed most.
    async catchUp() {
      if (!isListening) throw new Error('Nothing is heard from the database.');
      const echo = `${echoPrefix}${randomUUID()}`;
      const heard = Promise.withResolvers<void>();
      echoes.set(echo, heard.resolve);
      const timer = setTimeout(() => heard.reject(new Error('No echo from the database.')), echoTimeoutMs);
      try {
        await Promise.all([heard.promise, database.notify(channel, echo)]);
      } finally {
        clearTimeout(timer);
        echoes.delete(echo);
      }
    },
    close: stop,
  };
}
