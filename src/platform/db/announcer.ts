import type { Log } from '../log.ts';
import type { Db } from './database.ts';
import { publish } from './topics.ts';

/** Ten a second and topic: more often nobody looks, and each one holds a lock over all of the server's databases while it commits. */
const betweenMs = 100;

/**
 * Publishes news outside of whatever made them: at once where a topic was quiet, else a tenth of a second after the last, once for all that
 * came meanwhile. Only for what is safely written already and may come a moment late; what must go with a transaction uses `publish`.
 */
export class Announcer {
  readonly #db: Db;
  readonly #log: Log;
  /** Topics told of within the last tenth of a second, each with whether there is more to tell. */
  readonly #recent = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db;
    this.#log = log;
  }
  announce(topic: string): void {
    const recent = this.#recent.get(topic);
    if (recent) {
      recent.again = true;
      return;
    }
    this.#send(topic);
    this.#recent.set(topic, { again: false, timer: setTimeout(() => this.#rest(topic), betweenMs) });
  }
  /** Tells what still waits. */
  async close(): Promise<void> {
    for (const [topic, { again, timer }] of this.#recent) {
      clearTimeout(timer);
      if (again) this.#send(topic);
    }
    this.#recent.clear();
    await this.#sending;
  }
  #rest(topic: string): void {
    const { again } = this.#recent.get(topic)!;
    this.#recent.delete(topic);
    if (again) this.announce(topic);
  }
  #send(topic: string): void {
    const sent = publish(this.#db, topic).catch((error: unknown) =>
      // Whoever listens looks again by itself within a second.
      this.#log.warn({ err: error }, 'news were not published'),
    );
    this.#sending = Promise.all([this.#sending, sent]);
  }
}
