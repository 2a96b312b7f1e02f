import { inject } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openServerDatabase } from '#platform/db/server.ts';
import { administer, withDatabase } from './administer.ts';
import { openSnapshot } from './embedded-snapshot.ts';

/** The PostgreSQL the suite runs on; without it every test gets an embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** A fresh, migrated database of the suite's kind. */
export async function openTestDatabase(): Promise<Database> {
  return serverUrl ? openOwnDatabase(serverUrl) : openEmbeddedDatabase({ snapshot: await openSnapshot() });
}

async function openOwnDatabase(url: string): Promise<Database> {
  const name = `canto_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${inject('templateDatabase')}`);
  const database = await openServerDatabase(withDatabase(url, name), { maxConnections: 6 });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}
