import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { defineJob } from './define-job.ts';
import { openJobs, type Jobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
const job = defineJob({ name: 'test.job', payload: z.object({ n: z.number() }), concurrency: 2, retries: 1 });
const open = async () =>
  (jobs = await openJobs({
    database,
    definitions: [job as never],
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
