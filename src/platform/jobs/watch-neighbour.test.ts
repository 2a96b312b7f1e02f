import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#tests/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { holdProcessLock, watchNeighbour } from './watch-neighbour.ts';

let database: Database;
let stopping: AbortController;

beforeEach(async () => {
  database = await openTestDatabase();
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await database.close();
});

async function startProcess(number: number) {
  const client = await database.sessions.connect();
  client.on('error', () => {});
  await holdProcessLock(client, number);
  return { die: () => client.release(true) };
}

/** The embedded database has no other processes. */
const onServer = it.skipIf(!process.env.TEST_DATABASE_URL);

onServer('hears of a process that ended, and then watches the next one', async () => {
  const [second, third] = [await startProcess(2), await startProcess(3)];
  const ended = vi.fn();
  const log = openLog({ level: 'silent' });
  const watching = watchNeighbour({ database, number: 1, onEnded: ended, log, stop: stopping.signal });
  await sleep(300);
  expect(ended).not.toHaveBeenCalled();
  second.die();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  await sleep(100);
  expect(ended).toHaveBeenCalledTimes(1);
  third.die();
  await expect.poll(() => ended.mock.calls.length).toBe(2);
  // It is alone now, and sees who comes later.
  const late = await startProcess(1_000_000);
  await sleep(1_500);
  late.die();
  await expect.poll(() => ended.mock.calls.length).toBe(3);
  stopping.abort();
  await watching;
});
