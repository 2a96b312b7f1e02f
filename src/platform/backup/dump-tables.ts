import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import type { AddEntry } from './archive.ts';

export type Column = { name: string; type: string };
export type Table = { schema: string; name: string; columns: Column[] };
/** What a database holds, but for its rows. */
export type Shape = {
  tables: Table[];
  sequences: { schema: string; name: string; value: string | null }[];
  /** Hashes of the migrations that made its schema. */
  migrations: string[];
  /** The version of the job queue's tables. */
  queue: number;
};

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** So many rows make an entry: what is in memory at once. */
const rowsAtOnce = 2000;

/** What the queue makes anew of itself: its figures, its own chores and its version. */
const leftOut = `not (n.nspname = 'pgboss' and (c.relname ~ '^queue_stats' or c.relname in ('bam', 'version', 'warning')))`;

/** Columns that compute themselves are left out; a partitioned table stands for its parts. */
const tablesQuery = `select n.nspname as schema, c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss') and ${leftOut}
  group by n.nspname, c.relname order by 1, 2`;

const sequencesQuery = `select schemaname as schema, sequencename as name, last_value::text as value
  from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`;

/** So that every value is written as it would be read, whatever the server is set to. */
const asText = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  'set local statement_timeout = 0',
];

/**
 * Adds every row of one moment, as lines of JSON with each column as PostgreSQL writes it: embedded and server databases read
 * each other's. `omitted` tables (`public.backups`) come without rows. While it reads, the embedded database serves nobody else.
 */
export async function dumpTables(database: Database, omitted: readonly string[], add: AddEntry): Promise<Shape> {
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const setting of asText) await client.query(setting);
    const { rows: tables } = await client.query<Table>(tablesQuery);
    const { rows: sequences } = await client.query<Shape['sequences'][number]>(sequencesQuery);
    const { rows: applied } = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by created_at',
    );
    const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version');
    const kept = tables.filter(({ schema, name }) => !omitted.includes(`${schema}.${name}`));
    for (const table of kept) await dumpTable(client, table, add);
    return { tables: kept, sequences, migrations: applied.map(({ hash }) => hash), queue: versions[0]!.version };
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

async function dumpTable(client: pg.PoolClient, table: Table, add: AddEntry): Promise<void> {
  const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`);
  await client.query(
    `declare dumped no scroll cursor for select array_to_json(array[${values.join(', ')}])::text as line from ${nameOf(table)}`,
  );
  for (let piece = 1; ; piece++) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dumped`);
    if (rows.length > 0) await add(entryOf(table, piece), await zip(rows.map(({ line }) => `${line}\n`).join('')));
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close dumped');
}

export function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

const entryOf = ({ schema, name }: Table, piece: number) =>
  `database/${schema}.${name}/${String(piece).padStart(6, '0')}.jsonl.gz`;

/** The table whose rows an entry holds (`public.users`), or null for another entry. */
export function tableOfEntry(entry: string): string | null {
  return /^database\/([^/]+)\/\d+\.jsonl\.gz$/.exec(entry)?.[1] ?? null;
}

/** The rows of an entry as one JSON array of arrays. */
export async function rowsOfEntry(bytes: Uint8Array): Promise<string> {
  return `[${(await unzip(bytes)).toString().trimEnd().replaceAll('\n', ',')}]`;
}
