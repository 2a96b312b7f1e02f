import type { Database } from '../db/database.ts';

/** What is left of a job whose process died, where an error's message would be. */
export const processEnded = 'the process ended';
export const keptEndingIt = 'its process ended each time it was at this';

/** So often a job may have been at work when its process died, the first time among others, then alone; then it is given up. */
const mostDeaths = 3;

/** What a job's `output` says while it is suspected: whether it is having its turn, and how many processes died with it. */
type Suspicion = { deaths: number; isAlone: boolean };

type Client = Pick<Database['pool'], 'query'>;
type Lost = { name: string; id: string };

/**
 * Has jobs whose process died tried again by `fail`, which is the queue's own. None of them loses an attempt by it, as any of
 * them may be innocent. One that has been alone at it too often is given up.
 */
export async function failLost(
  client: Client,
  lost: readonly Lost[],
  fail: (job: Lost, output: object) => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ id: string; suspicion: Partial<Suspicion> | null }>(
    'select id, output as suspicion from pgboss.job where id = any($1)',
    [lost.map(({ id }) => id)],
  );
  const known = new Map(rows.map(({ id, suspicion }) => [id, suspicion]));
  for (const job of lost) {
    const { deaths = 0, isAlone = false } = known.get(job.id) ?? {};
    // Whoever only waited for its turn did not do it.
    const counted = deaths === 0 || isAlone ? deaths + 1 : deaths;
    const isGuilty = counted >= mostDeaths;
    await client.query(
      `update pgboss.job set retry_limit = case when $2 then retry_count else retry_limit + 1 end where id = $1`,
      [job.id, isGuilty],
    );
    await fail(job, { message: isGuilty ? keptEndingIt : processEnded, deaths: counted });
  }
  await client.query(`update pgboss.job set start_after = now() where state = 'retry' and id = any($1)`, [
    lost.map(({ id }) => id),
  ]);
}

/** Jobs that may have ended a process are worked on one after the other in this one, so that the next death shows which it was. */
export class Suspects {
  readonly #database: Database;
  #last: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }
  /** Waits for the turn of a job that is suspected; the others need none. Answers what ends the turn. */
  async takeTurn({ id, output }: { id: string; output?: object | null }): Promise<() => void> {
    const { deaths = 0 } = (output ?? {}) as Partial<Suspicion>;
    if (deaths === 0) return () => {};
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    const suspicion = { message: processEnded, deaths, isAlone: true };
    await this.#database.pool
      .query(`update pgboss.job set output = $2 where id = $1`, [id, JSON.stringify(suspicion)])
      .catch((error: unknown) => {
        resolve();
        throw error;
      });
    return resolve;
  }
}
