import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number nobody else locks: processes starting together migrate one after another. */
const lockKey = 411_706;

/**
 * Brings the schema up to date, however long that takes; does nothing when it is. Throws `Error` for a database whose schema
 * another build has made by steps that this one does not have.
 */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  const client = await database.pool.connect();
  try {
    // A large table is not rewritten in the time of a request, nor does whoever else migrates finish in it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseForeignSchema(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

/** drizzle goes by the date of the newest step alone, and would take the tables of another build for its own. */
async function refuseForeignSchema(client: PoolClient): Promise<void> {
  const made = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as it`);
  if (!made.rows[0].it) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new Error(
    'This database was made by another build of Canto, whose tables this one cannot take over. Start with an empty one: another DATA_DIR, or a new database behind DATABASE_URL.',
  );
}
