import { channel } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { LetGo, type JobDefinition, type JobHandler } from './define-job.ts';
import { inSpan } from '../tracing.ts';
import { openHolder, type Holder } from './holder.ts';
import { givenUp, reviveInterrupted, setAsideReason, underSuspicion } from './set-aside.ts';
import { Suspects } from './suspects.ts';
import { watchDue } from './watch-due.ts';

type EnqueueOptions = {
  /** Higher first; 0 when not given. */
  priority?: number;
  /** Nothing is enqueued while a job of the kind with this key waits or runs. Two processes at the same moment may both. */
  once?: string;
  delaySeconds?: number;
  /** What was set aside is tried again: as if its process had ended once during it. */
  suspected?: boolean;
};

/** Durable jobs in the database itself: a job enqueued in a transaction exists if and only if that transaction commits. */
export interface Jobs {
  enqueue<P extends object>(db: Db, job: JobDefinition<P>, payload: P, options?: EnqueueOptions): Promise<void>;
  /** Starts working on a kind of job in this process. */
  work<P extends object>(job: JobDefinition<P>, handler: JobHandler<P>): Promise<void>;
  /** Lets running jobs end (at most `graceMs`), then stops. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Jobs are announced when they are enqueued, so workers need not ask: one question a while for all of them finds those
 * that become due later. On PGlite every question is one less for a listener.
 */
const polling = { notifyPollingIntervalSeconds: 60, pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
/** What is broken off has so long to say so. */
const endMs = 1000;
/** How often those are looked for whose process no longer answers; with one process on the database nobody else can. */
const superviseSeconds = { embedded: 60, server: 2 };

/** Who counts jobs listens there: attempts that ended, and jobs that were given up because their process ended twice. */
const ended = channel('canto:job-ended');
const setAside = channel('canto:job-set-aside');

const noJob = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss takes one client for each call, and a failed call must not leave its transaction open on the only one. `wake`
 * has the workers of a queue look for jobs, as a notification does.
 */
function bossDatabase(database: Database) {
  const bridge = {
    wake: (_queue: string) => {},
    async executeSql(text: string, values?: unknown[]) {
      const client = await database.pool.connect();
      try {
        const result = await client.query(text, values);
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows ?? []) } : result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    async listen(channel: string, onNotification: (queue: string) => void, onReconnect: () => void) {
      bridge.wake = onNotification;
      const stop = await database.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close: stop };
    },
  };
  return bridge;
}

export async function openJobs(options: {
  database: Database;
  definitions: readonly JobDefinition<never>[];
  log: Log;
  /** Whether this process also works on jobs, and so watches over them. */
  working: boolean;
}): Promise<Jobs> {
  const { database, definitions, log, working } = options;
  const db = bossDatabase(database);
  const boss = new PgBoss({
    db,
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    useListenNotify: true,
    supervise: working,
    schedule: working,
    superviseIntervalSeconds: superviseSeconds[database.kind],
    monitorIntervalSeconds: superviseSeconds[database.kind],
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const queues = definitions.flatMap(({ name }) => [name, givenUp(name)]);
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries, schedule } of definitions as readonly JobDefinition[]) {
    await createQueue(boss, { name, retries }, known);
    if (working && schedule) await boss.schedule(name, schedule, {});
  }
  if (working && database.kind === 'embedded') await reviveInterrupted(database, boss, options);
  const watch = working ? watchDue(database, db.wake, log) : null;
  const leaving = new AbortController();
  const ending = new AbortController();
  const left: string[] = [];
  const suspects = new Suspects(database);
  const holder =
    working && database.kind === 'server'
      ? await openHolder({ ...options, boss, queues, wake: (queue) => db.wake(queue) })
      : null;
  let closed: Promise<void> | undefined;
  async function close(graceMs: number): Promise<void> {
    leaving.abort();
    await watch?.stop();
    // A little before the queue gives them up itself, what still runs is told to break off.
    const timer = setTimeout(() => ending.abort(new LetGo()), graceMs);
    await boss.stop({ graceful: true, timeout: graceMs + endMs, close: false });
    clearTimeout(timer);
    ending.abort(new LetGo());
    if (left.length > 0)
      await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry' and id = any($1)`, [
        left,
      ]);
    await holder?.close();
  }
  return {
    async enqueue(db, job, payload, { priority = 0, once, delaySeconds, suspected = false } = {}) {
      if (once && (await isUnderWay(db, job.name, once))) return;
      await boss.send(
        job.name,
        { ...job.payload.parse(payload), ...(suspected ? underSuspicion : {}) },
        {
          db: fromDrizzle(db as never, sql as never),
          priority,
          ...(once ? { singletonKey: once } : {}),
          ...(delaySeconds ? { startAfter: delaySeconds } : {}),
        },
      );
    },
    work: (job, handler) =>
      workOn(boss, job, handler, {
        database,
        holder,
        log,
        leaving: leaving.signal,
        ending: ending.signal,
        left,
        suspects,
        wake: (queue) => db.wake(queue),
      }),
    close: (graceMs = 5000) => (closed ??= close(graceMs)),
  };
}

/** Makes the two queues of a kind of job, unless they are there as they should be. `known` are those of the database. */
async function createQueue(
  boss: PgBoss,
  { name, retries }: Pick<JobDefinition, 'name' | 'retries'>,
  known: Map<string, object>,
): Promise<void> {
  const common = { notify: true, retryDelay: 1, retryBackoff: true, retryDelayMax: 15, heartbeatSeconds: 10 };
  const queues: [string, QueueOptions & { deadLetter?: string }][] = [
    [givenUp(name), { ...common, retryLimit: 10 }],
    [name, { ...common, retryLimit: retries, deadLetter: givenUp(name) }],
  ];
  for (const [queue, options] of queues) {
    const row = new Map(Object.entries(known.get(queue) ?? {}));
    if (Object.entries(options).every(([option, value]) => row.get(option) === value)) continue;
    await boss.createQueue(queue, options);
    // One that an earlier version made stays as that version wanted it.
    await boss.updateQueue(queue, options);
    // The first send to a queue looks it up outside the caller's transaction, which would wait for ever on one connection.
    await boss.findJobs(queue, { id: noJob });
  }
}

/** The queue's own uniqueness would hold for all jobs of a kind, also for those without a key. */
async function isUnderWay(db: Db, name: string, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and singleton_key = ${key} and state in ('created', 'retry', 'active') limit 1`,
  );
  return rows.length > 0;
}

type Work = {
  database: Database;
  holder: Holder | null;
  log: Log;
  /** Aborted when no new work is begun, and when what is under way is broken off. */
  leaving: AbortSignal;
  ending: AbortSignal;
  /** Ids of jobs that another worker may take up at once. */
  left: string[];
  suspects: Suspects;
  wake(queue: string): void;
};

async function workOn<P extends object>(
  boss: PgBoss,
  job: JobDefinition<P>,
  handler: JobHandler<P>,
  { database, holder, log, leaving, ending, left, suspects, wake }: Work,
): Promise<void> {
  const options = { ...polling, localConcurrency: job.concurrency };
  await boss.work<P, void, typeof options>(job.name, options, async ([taken]) => {
    const started = performance.now();
    let isDone = false;
    let turn: Awaited<ReturnType<Suspects['begin']>> | undefined;
    try {
      if (!taken) return;
      await holder?.hold(taken.id);
      const number = (taken.retryCount ?? 0) + 1;
      const signal = AbortSignal.any([taken.signal, ending]);
      turn = await suspects.begin(taken, job, AbortSignal.any([signal, leaving]));
      const count = number === 1 ? async () => {} : once(() => countAnew(database, taken.id, job.retries));
      const progressed = () => Promise.all([count(), turn!.progressed()]).then(() => {});
      const attempt = { number, signal, leaving: AbortSignal.any([leaving, turn.leaving]), progressed };
      await inSpan(job.name, { kind: 'internal', attributes: { 'job.id': taken.id, 'job.attempt': number } }, () =>
        handler.run(job.payload.parse(taken.data), attempt),
      );
      isDone = true;
    } catch (error) {
      if (taken && (leaving.aborted || turn?.leaving.aborted)) {
        left.push(taken.id);
        await countLess(database, taken.id);
        log.info({ job: job.name, id: taken.id }, 'a job is left to another worker');
      } else log.warn({ err: error, job: job.name, id: taken?.id }, 'job attempt failed');
      throw error;
    } finally {
      turn?.end();
      ended.publish({ job: job.name, seconds: (performance.now() - started) / 1000, isDone });
      // Without it a worker sleeps before it looks for the next.
      if (taken) holder?.letGo(taken.id);
      wake(job.name);
    }
  });
  await boss.work<P, void, typeof polling>(givenUp(job.name), polling, async ([taken]) => {
    try {
      if (taken) await holder?.hold(taken.id);
      if (!taken) return;
      const failure = messageOf(taken.sourceOutput);
      await handler.giveUp?.(job.payload.parse(taken.data), failure);
      if (failure === setAsideReason) setAside.publish({ job: job.name });
    } finally {
      if (taken) holder?.letGo(taken.id);
      wake(givenUp(job.name));
    }
  });
}

/** The queue knows an attempt by its count of retries, which has to stay; so the limit moves. */
async function countAnew(database: Database, id: string, retries: number): Promise<void> {
  await database.pool.query(`update pgboss.job set retry_limit = retry_count + $2 where id = $1 and state = 'active'`, [
    id,
    retries,
  ]);
}
/** An attempt that ends because its process does is none: there is one more. */
async function countLess(database: Database, id: string): Promise<void> {
  await database.pool
    .query(`update pgboss.job set retry_limit = retry_limit + 1 where id = $1 and state = 'active'`, [id])
    .catch(() => {});
}
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** Errors are kept with their message, other reasons (a worker that was killed) inside `value`. */
function messageOf(output: object | null): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const text = message ?? value?.message;
  return typeof text === 'string' ? text : null;
}
