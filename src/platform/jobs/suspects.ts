import type { Database } from '../db/database.ts';
import { LetGo, type JobDefinition } from './define-job.ts';
import { endsKey, waitsKey } from './set-aside.ts';

type Taken = { id: string; data: object; priority: number };
type Turn = { progressed(): Promise<void>; end(): void; leaving: AbortSignal };
type Place = { priority: number; leave: AbortController; begin(): void };

/**
 * Jobs during which a process ended: of those this process runs one at a time, until it is past what the last attempt can have been at.
 * So when the process ends again, it is known of which, and its neighbours are not blamed.
 */
export class Suspects {
  readonly #database: Database;
  #current: Place | null = null;
  #waiting: Place[] = [];

  constructor(database: Database) {
    this.#database = database;
  }
  /**
   * Begins an attempt: at once, if its job is under no suspicion, else when no other that is runs here. `leaving` is aborted when one
   * that is more urgent waits.
   */
  async begin(
    taken: Taken,
    { pastAfterSteps }: Pick<JobDefinition, 'pastAfterSteps'>,
    signal: AbortSignal,
  ): Promise<Turn> {
    const leave = new AbortController();
    const place: Place = { priority: taken.priority, leave, begin() {} };
    const isSuspected = pastAfterSteps !== undefined && Number(Reflect.get(taken.data, endsKey) ?? 0) > 0;
    if (isSuspected) await this.#takeTurn(taken.id, place, signal);
    let steps = 0;
    return {
      leaving: leave.signal,
      end: () => this.#end(place),
      progressed: async () => {
        if (!isSuspected || ++steps !== pastAfterSteps) return;
        await this.#change(taken.id, `data - '${endsKey}'`);
        this.#end(place);
      },
    };
  }
  async #takeTurn(id: string, place: Place, signal: AbortSignal): Promise<void> {
    if (!this.#current) {
      this.#current = place;
      return;
    }
    const turn = new Promise<void>((resolve, reject) => {
      place.begin = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    this.#waiting.push(place);
    if (this.#current.priority < place.priority) this.#current.leave.abort(new LetGo());
    try {
      signal.throwIfAborted();
      await Promise.all([turn, this.#change(id, `data || '{"${waitsKey}": true}'::jsonb`)]);
      await this.#change(id, `data - '${waitsKey}'`);
    } catch (error) {
      this.#end(place);
      await this.#change(id, `data - '${waitsKey}'`);
      throw error;
    }
  }
  #end(place: Place): void {
    this.#waiting = this.#waiting.filter((other) => other !== place);
    if (this.#current !== place) return;
    const [next = null] = this.#waiting.toSorted((a, b) => b.priority - a.priority);
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#current = next;
    next?.begin();
  }
  async #change(id: string, data: string): Promise<void> {
    await this.#database.pool.query(`update pgboss.job set data = ${data} where id = $1 and state = 'active'`, [id]);
  }
}
