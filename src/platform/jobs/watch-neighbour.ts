import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

/** The first half of the locks' keys that processes hold for as long as they live; the other is the process's own number. */
const lockSpace = 1_129_336_917;
/** A lock is waited for so long at most, so that a process that came meanwhile is seen. */
const waitMs = 1000;
const lockTimeout = '55P03';

/** The processes that hold their lock, the one with the next higher number first, and after the highest the lowest. */
const neighbours = `select objid::int as number from pg_locks
  where locktype = 'advisory' and classid = ${lockSpace} and granted and mode = 'ExclusiveLock' and objid <> $1::int::oid
    and database = (select oid from pg_database where datname = current_database())
  order by objid::int < $1, objid::int limit 1`;

/** The number by which other processes know this one. */
export const newProcessNumber = (): number => randomInt(1, 2 ** 31 - 1);

/** Held by the session of `client` until it ends. */
export async function holdProcessLock(client: pg.PoolClient, number: number): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockSpace}, $1)`, [number]);
}

/**
 * Waits for the lock of the next process, which it has as soon as the database sees that process's connection end: a few
 * milliseconds after its death. Processes stand in a ring, so each is watched by one other. Needs a connection of its own until
 * `stop` is aborted.
 */
export async function watchNeighbour({
  database,
  number,
  onEnded,
  log,
  stop,
}: {
  database: Database;
  number: number;
  onEnded(): void;
  log: Log;
  stop: AbortSignal;
}): Promise<void> {
  while (!stop.aborted) {
    try {
      await withConnection(database, stop, (client) => waitForNext(client, { number, onEnded, stop }));
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'the next process is not watched');
    }
    await sleep(waitMs, undefined, { signal: stop }).catch(() => {});
  }
}

/** Does something with a connection, which is closed then, or as soon as `stop` is aborted: a statement that waits ends with it. */
async function withConnection(
  database: Database,
  stop: AbortSignal,
  use: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await database.sessions.connect();
  const closing = new AbortController();
  closing.signal.addEventListener('abort', () => client.release(true), { once: true });
  const close = () => closing.abort();
  stop.addEventListener('abort', close, { once: true });
  try {
    await use(client);
  } finally {
    stop.removeEventListener('abort', close);
    close();
  }
}

async function waitForNext(
  client: pg.PoolClient,
  { number, onEnded, stop }: { number: number; onEnded(): void; stop: AbortSignal },
): Promise<void> {
  await client.query(`set lock_timeout = ${waitMs}`);
  while (!stop.aborted) {
    const { rows } = await client.query<{ number: number }>(neighbours, [number]);
    const next = rows[0]?.number;
    if (next === undefined) await sleep(waitMs, undefined, { signal: stop });
    else if (await hasEnded(client, next)) onEnded();
  }
}

/** Whether the lock of a process was let go while it was waited for. */
async function hasEnded(client: pg.PoolClient, number: number): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_lock_shared(${lockSpace}, $1)`, [number]);
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeout) return false;
    throw error;
  }
  await client.query(`select pg_advisory_unlock_shared(${lockSpace}, $1)`, [number]);
  return true;
}
