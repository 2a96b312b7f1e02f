import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

const dueEveryMs = 500;
const dueQueues = `select name from pgboss.queue where exists (
  select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

/** Wakes the workers of queues with jobs whose time has come: delayed ones, retries, those of a process that died. */
export function watchDue(database: Database, wake: (queue: string) => void, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const { rows } = await database.pool.query<{ name: string }>(dueQueues);
        for (const { name } of rows) wake(name);
      } catch (error) {
        log.error({ err: error }, 'job queue');
      }
      await sleep(dueEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}
