import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/open-test-database.ts';
import { openLog } from '../log.ts';
import { Announcer } from './announcer.ts';
import type { Database } from './database.ts';
import { openTopics, type Topics } from './topics.ts';

let database: Database;
let topics: Topics;
beforeAll(async () => {
  database = await openTestDatabase();
  topics = await openTopics(database);
});
afterAll(async () => {
  await topics.close();
  await database.close();
});

it('tells at once, then ten times a second at most, and never keeps the last to itself', async () => {
  const announcer = new Announcer({ db: database.orm, log: openLog({ level: 'silent' }) });
  const heard: number[] = [];
  let others = 0;
  const stop = topics.subscribe('season:busy', () => heard.push(performance.now()));
  topics.subscribe('season:quiet', () => others++);
  let told = 0;
  const started = performance.now();
  for (; performance.now() - started < 1000; told++) {
    announcer.announce('season:busy');
    await sleep(5);
  }
  announcer.announce('season:quiet');
  await expect.poll(() => others).toBe(1);
  announcer.announce('season:busy');
  await announcer.close();
  await topics.catchUp();
  const tookSeconds = (performance.now() - started) / 1000;
  expect(told).toBeGreaterThan(heard.length);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(heard.length).toBeLessThanOrEqual(10 * tookSeconds + 2);
  stop();
});

// The embedded database has one connection for everything.
it.skipIf(!process.env.TEST_DATABASE_URL)('catches up while all connections are taken', async () => {
  const held = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
  try {
    await topics.catchUp();
  } finally {
    for (const client of held) client.release();
  }
});
