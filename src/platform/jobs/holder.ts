import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { JobDefinition } from './define-job.ts';
import { failInterrupted, givenUp } from './set-aside.ts';

/** Shows other processes which jobs this one is at: an advisory lock for each, which goes with the process's connection. */
export interface Holder {
  hold(jobId: string): Promise<void>;
  /** Some time later, when the queue has surely noted how the job ended. */
  letGo(jobId: string): void;
  close(): Promise<void>;
}

/** The first half of the locks' keys; the other is a hash of the job's id. 0 there is the lock of whoever takes over. */
const lockSpace = 1_129_336_916;
const lookEveryMs = 200;
const lookAgainMs = 50;
const reconnectEveryMs = 20;
const letGoAfterMs = 5000;

/** A job that was just taken is held in a moment: one that nobody holds later has lost its process. */
const lostJobs = `select name, id from pgboss.job where state = 'active' and name = any($1)
  and started_on < now() - interval '0.5 seconds'
  and not exists (select 1 from pg_locks lock where lock.locktype = 'advisory' and lock.classid = ${lockSpace}
    and lock.objid = hashtext(job.id::text)::oid
    and lock.database = (select oid from pg_database where datname = current_database()))`;

type Options = {
  database: Database;
  boss: PgBoss;
  definitions: readonly JobDefinition<never>[];
  queues: string[];
  /** Has this process look for jobs of a queue. */
  wake(queue: string): void;
  log: Log;
};
/**
 * Holds the jobs of this process, and has those of a process that died tried again at once. The queue's own heartbeat
 * takes ten seconds and more for that; it stays for processes that live and don't answer.
 */
export async function openHolder(options: Options): Promise<Holder> {
  const { database, log } = options;
  const counts = new Map<string, number>();
  const stopping = new AbortController();
  /** A client takes one statement at a time, and jobs begin and end as they like. */
  const inTurn = pLimit(1);
  let client = await connect();

  async function connect(): Promise<pg.PoolClient> {
    const fresh = await database.sessions.connect();
    fresh.on('error', () => void reconnect(fresh));
    for (const id of counts.keys()) await lock(fresh, id);
    return fresh;
  }
  async function reconnect(lost: pg.PoolClient): Promise<void> {
    if (lost !== client || stopping.signal.aborted) return;
    lost.release(true);
    while (!stopping.signal.aborted) {
      try {
        client = await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the locks of running jobs are lost');
        await sleep(reconnectEveryMs);
      }
    }
  }
  const watching = watch(options, stopping.signal);
  return {
    async hold(id) {
      const times = counts.get(id) ?? 0;
      counts.set(id, times + 1);
      if (times > 0) return;
      // Without its lock a job may be done twice, which every handler allows for.
      await inTurn(() => lock(client, id)).catch((error: unknown) =>
        log.warn({ err: error }, 'a running job could not be locked'),
      );
    },
    letGo(id) {
      setTimeout(() => {
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) return void counts.set(id, left);
        counts.delete(id);
        if (!stopping.signal.aborted) void inTurn(() => unlock(client, id)).catch(() => {});
      }, letGoAfterMs).unref();
    },
    async close() {
      stopping.abort();
      await watching;
      client.release(true);
    },
  };
}

/** Shared: the next to do a job need not wait for the one before. */
async function lock(client: pg.PoolClient, id: string): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${lockSpace}, hashtext($1))`, [id]);
}
async function unlock(client: pg.PoolClient, id: string): Promise<void> {
  await client.query(
    `select pg_advisory_unlock_shared(${lockSpace}, hashtext($1))
    from pg_locks where pid = pg_backend_pid() and classid = ${lockSpace} and objid = hashtext($1)::oid limit 1`,
    [id],
  );
}

async function watch(options: Options, stop: AbortSignal): Promise<void> {
  const { database, queues, log } = options;
  let suspects = new Set<string>();
  while (!stop.aborted) {
    try {
      const { rows } = await database.pool.query<{ id: string }>(lostJobs, [queues]);
      // Seen twice: whoever lost only the connection has locked them again by then.
      const lost = rows.filter(({ id }) => suspects.has(id)).map(({ id }) => id);
      if (lost.length > 0) await takeOver(options, lost);
      suspects = new Set(rows.map(({ id }) => id));
    } catch (error) {
      suspects = new Set();
      log.error({ err: error }, 'job queue');
    }
    await sleep(suspects.size > 0 ? lookAgainMs : lookEveryMs, undefined, { signal: stop }).catch(() => {});
  }
}

/** One process at a time, which looks once more: another may have taken them over meanwhile. */
async function takeOver(options: Options, lost: string[]): Promise<void> {
  const { database, boss, queues, wake } = options;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${lockSpace}, 0)`);
    const { rows } = await client.query<{ name: string; id: string }>(`${lostJobs} and id = any($2)`, [queues, lost]);
    await failInterrupted(client, boss, { ...options, lost: rows });
    await client.query('commit');
    for (const queue of new Set(rows.flatMap(({ name }) => [name, givenUp(name)]))) wake(queue);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
