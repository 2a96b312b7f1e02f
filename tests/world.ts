import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { settableClock, type SettableClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openTopics } from '#platform/db/topics.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import type { Passwords } from '#server/context.ts';
import { createApp } from '#server/http/app.ts';
import { jobs } from '#server/jobs.ts';
import { openContext, type OpenContext } from '#server/open-context.ts';
import { layDatabase } from './embedded-snapshot.ts';
import { openTestDatabase } from './open-test-database.ts';
import { Person } from './person.ts';
import { quickMusic, quickSpeech } from './quick-speech.ts';

/** The real ones take a processor for a tenth of a second each, on purpose. */
const quickPasswords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async ({ hash, password }) => hash === `quick:${password}`,
};

export type World = {
  ctx: OpenContext;
  app: Hono;
  clock: SettableClock;
  /** Somebody with a browser of their own (cookies are kept). */
  visitor(): Person;
  /** Signed up, confirmed and signed in, with 1,000 cantos. */
  listener(email?: string): Promise<Person>;
  close(): Promise<void>;
};

/**
 * The real application in this process: a fresh migrated database, files and mails in a folder of its own, embedded
 * providers, and a clock that can be set, which stands still unless another is given. `env` switches parts as it does in production; `working: false` leaves jobs lie;
 * `voices: 'quick'` says nothing, for tests that are not about sound. An empty `dataDir` of the caller's own is left behind
 * with everything in it, for Canto to open.
 */
export async function openWorld(
  options: {
    env?: Record<string, string>;
    working?: boolean;
    voices?: 'real' | 'quick';
    dataDir?: string;
    clock?: SettableClock;
  } = {},
): Promise<World> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'canto-world-'));
  if (options.dataDir) await layDatabase(dataDir);
  const clock = options.clock ?? settableClock(new Date());
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    BASE_URL: 'http://canto.test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    RATE_LIMITS: 'false',
    SPEECH_WORKERS: '2',
    ...options.env,
  });
  const working = options.working ?? true;
  const ctx = await openContext(config, {
    log: openLog({ level: config.logLevel }),
    clock,
    passwords: options.dataDir ? undefined : quickPasswords,
    database: options.dataDir ? await openDatabase(config.database) : await openTestDatabase(),
    working,
  });
  if (options.voices === 'quick') Object.assign(ctx.studio, { speech: quickSpeech(), music: quickMusic });
  const topics = await openTopics(ctx.database);
  if (working) for (const job of jobs) await job.start(ctx);
  const app = createApp(ctx, topics, null);
  const visitor = () => new Person(app, ctx);
  return {
    ctx,
    app,
    clock,
    visitor,
    async listener(email = `listener-${crypto.randomUUID().slice(0, 8)}@example.com`) {
      const person = visitor();
      await person.signUp(email);
      return person;
    },
    async close() {
      await topics.close();
      await ctx.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
