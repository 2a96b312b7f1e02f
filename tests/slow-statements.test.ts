import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { openTestDatabase } from './open-test-database.ts';

/** Only a server ends statements that take too long. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('what may take longer than a request', () => {
  let database: Database;
  /** Connections whose statements may take a fifth of a second. */
  let hurried: pg.Pool;
  beforeAll(async () => {
    database = await openTestDatabase();
    hurried = new pg.Pool({ ...database.pool.options, max: 1, statement_timeout: 200 });
  });
  afterAll(async () => {
    await hurried.end();
    await database.close();
  });

  /** Does `work` while somebody else holds what `lock` takes, for half a second. */
  async function whileLocked(lock: string, work: () => Promise<unknown>): Promise<void> {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(lock);
    const working = work();
    working.catch(() => {});
    await sleep(500);
    await client.query('commit');
    client.release();
    await working;
  }
  const timeout = async () => (await hurried.query('show statement_timeout')).rows[0].statement_timeout;

  it('is a migration that waits for another, and nothing after it', async () => {
    await whileLocked('select pg_advisory_xact_lock(411706)', () => migrateDatabase({ sessions: hurried }));
    expect(await timeout()).toBe('200ms');
  });

  it('is the audit of a long ledger, and nothing after it', async () => {
    await whileLocked('lock table canto_ledger in access exclusive mode', () => auditLedger({ db: drizzle(hurried) }));
    expect(await timeout()).toBe('200ms');
  });
});
