import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { defineJob, LetGo, letGo } from './define-job.ts';
import { openJobs, type Jobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
const job = defineJob({ name: 'test.job', payload: z.object({ n: z.number() }), concurrency: 2, retries: 1 });
const daily = defineJob({
  name: 'test.daily',
  payload: z.object({}),
  concurrency: 1,
  retries: 0,
  schedule: '* * * * *',
});
const open = async () =>
  (jobs = await openJobs({
    database,
    definitions: [job, daily] as never[],
    log: openLog({ level: 'silent' }),
    working: true,
  }));

beforeEach(async () => {
  database = await openTestDatabase();
  await open();
});
afterEach(async () => {
  await jobs.close(0);
  await database.close();
});

const column = async (query: string) => (await database.pool.query<{ it: unknown }>(query)).rows.map(({ it }) => it);

it('misses the heartbeat of whoever gives a job up too, also on queues of an older version', async () => {
  const heartbeats = `select heartbeat_seconds as it from pgboss.queue where name like 'test.job%'`;
  expect(await column(heartbeats)).toEqual([10, 10]);
  await database.pool.query('update pgboss.queue set heartbeat_seconds = null');
  await jobs.close(0);
  await open();
  expect(await column(heartbeats)).toEqual([10, 10]);
});

it('waits a quarter of a minute at most between two tries, so that it goes on soon once a disk has room again', async () => {
  expect(await column(`select retry_delay_max as it from pgboss.queue where name like 'test.job%'`)).toEqual([15, 15]);
});

/** Numbers of the jobs that were begun, in order. */
async function begun(run: (n: number, attempt: number) => void = () => {}): Promise<number[]> {
  const numbers: number[] = [];
  await jobs.work(job, {
    async run({ n }, { number }) {
      numbers.push(n);
      run(n, number);
    },
  });
  return numbers;
}

it('asks for work a few times a second, however many kinds of job there are', async () => {
  await begun();
  await jobs.work(daily, { run: async () => {} });
  await sleep(1000);
  const connect = vi.spyOn(database.pool, 'connect');
  await sleep(2000);
  expect(connect.mock.calls.length).toBeLessThan(database.kind === 'server' ? 30 : 10);
});

it('begins, tries again and keeps its appointments long before a worker would ask by itself', async () => {
  const numbers = await begun((n, attempt) => {
    if (n === 1 && attempt === 1) throw new Error('not yet');
  });
  await jobs.enqueue(database.orm, job, { n: 0 });
  await expect.poll(() => numbers.length, { interval: 10 }).toBe(1);
  await jobs.enqueue(database.orm, job, { n: 1 });
  await jobs.enqueue(database.orm, job, { n: 2 }, { delaySeconds: 1 });
  await expect.poll(() => numbers.length).toBe(4);
  expect(numbers.toSorted()).toEqual([0, 1, 1, 2]);
});

it('takes up what another process put back without a word', async () => {
  const numbers = await begun();
  await sleep(300);
  const id = crypto.randomUUID();
  await jobs.enqueue(database.orm, job, { n: 7 }, { delaySeconds: 3600, once: id });
  await database.pool.query(`update pgboss.job set state = 'retry', start_after = now() where singleton_key = '${id}'`);
  await expect.poll(() => numbers).toEqual([7]);
});

it('enqueues what is to be done daily of itself', async () => {
  let done = 0;
  await jobs.close(0);
  // As if nobody had looked for a while. While jobs are open, they would look at once themselves.
  await database.pool.query('update pgboss.version set cron_on = null');
  await open();
  await jobs.work(daily, { run: async () => void done++ });
  await expect.poll(() => done).toBe(1);
});

it('counts attempts anew after one that made progress', async () => {
  const attempts: number[] = [];
  const failures: (string | null)[] = [];
  await jobs.work(job, {
    async run(_payload, { number, progressed }) {
      attempts.push(number);
      // Without progress the second try would be the last.
      if (number <= 3) await progressed();
      throw new Error(`attempt ${number}`);
    },
    async giveUp(_payload, failure) {
      failures.push(failure);
    },
  });
  await jobs.enqueue(database.orm, job, { n: 1 });
  const now = `update pgboss.job set start_after = now() where state = 'retry'`;
  // Four attempts, each of which the queue is told of and asked for.
  await expect
    .poll(() => database.pool.query(now).then(() => failures), { interval: 100, timeout: 50_000 })
    .toEqual(['attempt 4']);
  expect(attempts).toEqual([1, 2, 3, 4]);
});

it('takes up within two seconds what a process was at that died', async (test) => {
  if (database.kind !== 'server') return test.skip('one process alone has the embedded database');
  const numbers: number[] = [];
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  await jobs.work(job, {
    async run({ n }) {
      numbers.push(n);
      if (n === 1) await held;
    },
  });
  await jobs.enqueue(database.orm, job, { n: 1 });
  await expect.poll(() => numbers, { interval: 20 }).toEqual([1]);
  const id = crypto.randomUUID();
  await jobs.enqueue(database.orm, job, { n: 2 }, { delaySeconds: 3600, once: id });
  // As a process leaves it that took it and was killed: nobody holds its lock.
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where singleton_key = $1`,
    [id],
  );
  const died = performance.now();
  await expect.poll(() => numbers, { interval: 20 }).toEqual([1, 2]);
  expect(performance.now() - died).toBeLessThan(2000);
  await sleep(2000);
  expect(numbers, 'whose process lives is left alone').toEqual([1, 2]);
  end();
});

it('lets a job go when its process closes: another takes it up at once, and no attempt was lost', async () => {
  const began = Promise.withResolvers<void>();
  await jobs.work(job, {
    async run(_payload, attempt) {
      began.resolve();
      while (!attempt.leaving.aborted) await sleep(10);
      letGo(attempt);
    },
  });
  await jobs.enqueue(database.orm, job, { n: 7 });
  await began.promise;
  await jobs.close(10_000);
  expect(await column(`select retry_limit - retry_count as it from pgboss.job where name = 'test.job'`)).toEqual([2]);
  await open();
  const [numbers, opened] = [await begun(), performance.now()];
  await expect.poll(() => numbers, { interval: 10 }).toEqual([7]);
  expect(performance.now() - opened).toBeLessThan(5000);
});

it('breaks off what does not come to its end, and leaves that to another too', async () => {
  const began = Promise.withResolvers<void>();
  let reason: unknown;
  await jobs.work(job, {
    async run(_payload, { signal }) {
      began.resolve();
      await sleep(60_000, undefined, { signal }).catch((error: Error) => {
        reason = error.cause;
        throw error;
      });
    },
  });
  await jobs.enqueue(database.orm, job, { n: 8 });
  await began.promise;
  const started = performance.now();
  await jobs.close(300);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(reason).toBeInstanceOf(LetGo);
  expect(await column(`select state::text as it from pgboss.job where name = 'test.job'`)).toEqual(['retry']);
});
