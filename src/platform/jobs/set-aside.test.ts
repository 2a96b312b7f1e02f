import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { defineJob, type JobHandler } from './define-job.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { setAsideReason } from './set-aside.ts';

const job = defineJob({
  name: 'test.job',
  payload: z.object({ n: z.number() }),
  concurrency: 3,
  retries: 9,
  pastAfterSteps: 2,
});
let database: Database;
let opened: Jobs[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close(0)));
  opened = [];
  await database.close();
});

async function open(working: boolean): Promise<Jobs> {
  const jobs = await openJobs({
    database,
    definitions: [job] as never[],
    log: openLog({ level: 'silent' }),
    working,
  });
  opened.push(jobs);
  return jobs;
}

const jobsNow = async () => {
  const { rows } = await database.pool.query<{ n: number; state: string; ends: number; waits: boolean }>(
    `select (data ->> 'n')::int as n, state::text, coalesce((data ->> 'processEnds')::int, 0) as ends, data ? 'waits' as waits
      from pgboss.job where name = 'test.job' order by 1`,
  );
  return rows;
};

/** As a process leaves its jobs that took them and was killed, seen by the next one. */
async function die(): Promise<Jobs> {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close(0)));
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 second', heartbeat_on = now()
      where name = 'test.job' and state in ('created', 'retry')`,
  );
  const next = await open(true);
  await expect.poll(async () => (await jobsNow()).some(({ state }) => state === 'active')).toBe(false);
  return next;
}

async function enqueue(n: number, options: { suspected?: boolean } = {}): Promise<void> {
  const jobs = await open(false);
  await jobs.enqueue(database.orm, job, { n }, options);
}

it('gives up what its process ended of twice, and says so: no third is tried', async () => {
  await enqueue(1);
  await die();
  expect(await jobsNow()).toEqual([{ n: 1, state: 'retry', ends: 1, waits: false }]);
  const jobs = await die();
  const [ran, givenUp]: [number[], (string | null)[]] = [[], []];
  await jobs.work(job, {
    run: async ({ n }) => void ran.push(n),
    giveUp: async (_payload, failure) => void givenUp.push(failure),
  });
  await expect.poll(() => givenUp).toEqual([setAsideReason]);
  expect(ran).toEqual([]);
});

it('gives up at the first end what was set aside before and is tried again', async () => {
  await enqueue(1, { suspected: true });
  await die();
  expect(await jobsNow()).toEqual([{ n: 1, state: 'failed', ends: 2, waits: false }]);
});

it('counts neither a failure that is caught nor a process that closes, and anew what came past where its process ended', async () => {
  await enqueue(1);
  let jobs = await die();
  const began = Promise.withResolvers<void>();
  await jobs.work(job, {
    async run(_payload, { number, progressed, signal }) {
      await progressed();
      if (number === 2) throw new Error('caught');
      began.resolve();
      await sleep(60_000, undefined, { signal });
    },
  });
  await began.promise;
  expect((await jobsNow())[0]!.ends).toBe(1);
  await jobs.close(0);
  expect(await jobsNow()).toEqual([{ n: 1, state: 'retry', ends: 1, waits: false }]);
  jobs = await open(true);
  const cameFar = Promise.withResolvers<void>();
  await jobs.work(job, {
    async run(_payload, { progressed, signal }) {
      await progressed();
      await progressed();
      cameFar.resolve();
      await sleep(60_000, undefined, { signal });
    },
  });
  await cameFar.promise;
  expect((await jobsNow())[0]!.ends).toBe(0);
  await die();
  expect(await jobsNow()).toEqual([{ n: 1, state: 'retry', ends: 1, waits: false }]);
});

/** A handler each of whose jobs goes on when it is told to. */
function stepwise(): { handler: JobHandler<{ n: number }>; begun: number[]; goOn: Map<number, () => void> } {
  const begun: number[] = [];
  const goOn = new Map<number, () => void>();
  return {
    begun,
    goOn,
    handler: {
      async run({ n }, { progressed, signal, leaving }) {
        begun.push(n);
        await new Promise<void>((resolve) => goOn.set(n, resolve));
        await progressed();
        await progressed();
        await sleep(60_000, undefined, { signal: AbortSignal.any([signal, leaving]) });
      },
    },
  };
}

it('tries those that were at work together one after the other, and blames only the one that is at it', async () => {
  for (const n of [1, 2, 3]) await enqueue(n);
  const jobs = await die();
  const { handler, begun, goOn } = stepwise();
  await jobs.work(job, handler);
  await expect.poll(async () => (await jobsNow()).filter(({ waits }) => waits).length).toBe(2);
  expect(begun).toHaveLength(1);
  // Past where its process ended it is under suspicion no more, and the next has its turn.
  goOn.get(begun[0]!)!();
  await expect.poll(() => begun).toHaveLength(2);
  await expect.poll(async () => (await jobsNow()).filter(({ waits }) => waits).length).toBe(1);
  if (database.kind === 'server') return;
  // Another process on the embedded database: this one is dead.
  await open(true);
  const [first, second] = begun;
  const after = new Map((await jobsNow()).map(({ n, ...rest }) => [n, rest]));
  expect(after.get(first!)).toEqual({ state: 'retry', ends: 1, waits: false });
  expect(after.get(second!)).toEqual({ state: 'failed', ends: 2, waits: false });
  const third = [1, 2, 3].find((n) => n !== first && n !== second)!;
  expect(after.get(third)).toEqual({ state: 'retry', ends: 1, waits: false });
});

it('lets what is more urgent go before what nobody waits for', async () => {
  await enqueue(1);
  const jobs = await die();
  const { handler, begun } = stepwise();
  await jobs.work(job, {
    async run(payload, attempt) {
      const leaving = new Promise<void>((_, reject) =>
        attempt.leaving.addEventListener('abort', () => reject(attempt.leaving.reason as Error)),
      );
      await Promise.race([handler.run(payload, attempt), leaving]);
    },
  });
  await expect.poll(() => begun).toEqual([1]);
  await jobs.enqueue(database.orm, job, { n: 2 }, { suspected: true, priority: 10 });
  await expect.poll(() => begun.slice(0, 2)).toEqual([1, 2]);
  expect((await jobsNow()).map(({ ends }) => ends)).toEqual([1, 1]);
});
