import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { openEmbeddedDatabase } from '#platform/db/embedded.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openServerDatabase } from '#platform/db/server.ts';
import { openSnapshot } from './embedded-snapshot.ts';

/** The PostgreSQL the suite runs on; without it every test gets an embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL;

/** A fresh, migrated database of the suite's kind. */
export async function openTestDatabase(): Promise<Database> {
  return serverUrl ? openOwnDatabase(serverUrl) : openEmbeddedDatabase({ snapshot: await openSnapshot() });
}

const template = `canto_template_${process.env.VITEST_POOL_ID ?? '0'}_${process.pid}`;
let templateMade: Promise<void> | null = null;

async function openOwnDatabase(url: string): Promise<Database> {
  await (templateMade ??= makeTemplate(url));
  const name = `canto_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template}`);
  const database = await openServerDatabase(withDatabase(url, name), { maxConnections: 6 });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  await administer(url, `drop database if exists ${template} with (force)`);
  await administer(url, `create database ${template}`);
  const database = await openServerDatabase(withDatabase(url, template));
  await migrateDatabase(database);
  await database.close();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
