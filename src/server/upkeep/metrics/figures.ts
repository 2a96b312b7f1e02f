import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import { serviceFigures } from '../tables.ts';

export const slotMs = 10 * 60 * 1000;
const writeEveryMs = 60_000;
type Parts = { db: Db; clock: Clock; log: Log };

/**
 * What a process has counted since it last wrote that down. Every minute it is added to the slot of the moment in the database, so that
 * figures of all processes are one sum and outlive them; what cannot be written waits.
 */
export class Figures {
  readonly #ctx: Parts;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, number>();

  constructor(ctx: Parts) {
    this.#ctx = ctx;
    this.#timer = setInterval(() => void this.write(), writeEveryMs).unref();
  }
  add(name: string, value: number): void {
    this.#waiting.set(name, (this.#waiting.get(name) ?? 0) + value);
  }
  async write(): Promise<void> {
    const { db, clock, log } = this.#ctx;
    const batch = this.#waiting;
    if (batch.size === 0) return;
    this.#waiting = new Map();
    const slot = new Date(Math.floor(clock.now().getTime() / slotMs) * slotMs);
    try {
      await db
        .insert(serviceFigures)
        // In one order: two processes at the same moment must not wait for each other's rows.
        .values([...batch].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => ({ slot, name, value })))
        .onConflictDoUpdate({
          target: [serviceFigures.slot, serviceFigures.name],
          set: { value: sql`${serviceFigures.value} + excluded.value` },
        });
    } catch (error) {
      log.warn({ err: error }, 'figures not written yet');
      for (const [name, value] of batch) this.add(name, value);
    }
  }
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
