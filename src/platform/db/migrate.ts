import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number nobody else locks: processes starting together migrate one after another. */
const lockKey = 411_706;

/** Brings the schema up to date, however long that takes; does nothing when it is. */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  const client = await database.pool.connect();
  try {
    // A large table is not rewritten in the time of a request, nor does whoever else migrates finish in it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}
