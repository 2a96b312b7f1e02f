import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

/** Wakes whoever waits for news of a topic, in any process. Carries no data: the woken read what they need. */
export interface Topics {
  /** Calls `onNews` at every publication, and after any gap in listening. The result stops it. */
  subscribe(topic: string, onNews: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'canto_topics';

/** Part of a transaction: news goes out when it commits, and not otherwise. */
export async function publish(db: Db, topic: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${topic})`);
}

export async function openTopics(database: Database): Promise<Topics> {
  const subscribers = new Map<string, Set<() => void>>();
  const wake = (topic: string) => {
    for (const onNews of subscribers.get(topic) ?? []) onNews();
  };
  const stop = await database.listen(channel, wake, () => {
    for (const topic of subscribers.keys()) wake(topic);
  });
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
    close: stop,
  };
}
