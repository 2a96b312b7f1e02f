import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number nobody else locks: processes starting together migrate one after another. */
const lockKey = 411_706;

/** Stands in a database, as a schema, for as long as a restore into it has not come to its end. */
export const restoreMarker = 'canto_restore';

/**
 * Brings the schema up to date, however long that takes; does nothing when it is. Throws `Error` for a database whose schema
 * another build has made by steps that this one does not have, and for one that holds half of a backup.
 */
export async function migrateDatabase(database: Pick<Database, 'sessions'>): Promise<void> {
  const { rows } = await database.sessions.query('select 1 from pg_namespace where nspname = $1', [restoreMarker]);
  if (rows.length > 0)
    throw new Error('A restore into this database has not come to its end. Run it again before Canto is started.');
  await migrateFrom(database, migrationsFolder);
}

/** Makes the schema that a backup was made of, with the migrations of these hashes. Throws `Error` where they are not the first of this build's. */
export async function migrateAsFar(database: Pick<Database, 'sessions'>, hashes: readonly string[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (hashes.some((hash, i) => hash !== known[i]))
    throw new Error(
      'The backup was made by another version of Canto. Restore it with that version, then start this one.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'canto-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, hashes.length) }));
    await migrateFrom(database, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function migrateFrom(database: Pick<Database, 'sessions'>, folder: string): Promise<void> {
  const client = await database.sessions.connect();
  try {
    // A large table is not rewritten in the time of a request, nor does whoever else migrates finish in it.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseForeignSchema(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

/** drizzle goes by the date of the newest step alone, and would take the tables of another build for its own. */
async function refuseForeignSchema(client: PoolClient): Promise<void> {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as it`);
  if (!there.rows[0].it) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  if (rows.every(({ hash }) => known.has(hash))) return;
  const made = new Set(rows.map(({ hash }) => hash));
  if ([...known].every((hash) => made.has(hash)))
    throw new Error(
      'This database has been updated by a newer version of Canto. Start that version; processes of this one that still run may go on until they are replaced.',
    );
  throw new Error(
    'This database was made by another build of Canto, whose tables this one cannot take over. Start with an empty one: another DATA_DIR, or a new database behind DATABASE_URL.',
  );
}
