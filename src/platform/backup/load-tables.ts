import pg from 'pg';
import type { Database } from '../db/database.ts';
import { restoreMarker } from '../db/migrate.ts';
import { nameOf, rowsOfEntry, tableOfEntry, type Shape, type Table } from './dump-tables.ts';

const countTables = `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`;

/**
 * Makes sure that a database holds nothing and notes that it is being restored. What an earlier restore began here is cleared;
 * answers whether there was one. Throws an Error where there is anything else.
 */
export async function beginRestore({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows: began } = await pool.query('select 1 from pg_namespace where nspname = $1', [restoreMarker]);
  if (began.length > 0)
    await pool.query(
      'drop schema if exists pgboss cascade; drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    );
  const { rows } = await pool.query<{ tables: number }>(countTables);
  if (rows[0]!.tables > 0)
    throw new Error('The database is not empty. Nothing was changed: restore into an empty one, and keep this one.');
  await pool.query(`create schema if not exists ${restoreMarker}`);
  return began.length > 0;
}

export type Entry = { name: string; bytes: Uint8Array };

/**
 * Puts the rows of a backup into a database that has its tables and no rows: all of them, or none. Triggers and foreign keys
 * wait: what they would do is in the rows, and the keys are checked at the end. Answers how many rows there are.
 */
export async function loadTables(
  { pool }: Pick<Database, 'pool'>,
  { tables, sequences }: Shape,
  entries: AsyncIterable<Entry>,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rows: keys } = await client.query<{ name: string; place: string; definition: string }>(foreignKeys);
    for (const { place, name } of keys) await client.query(`alter table ${place} drop constraint ${name}`);
    const names = tables.map(nameOf);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
    const rows = await insertAll(client, tables, entries);
    for (const { schema, name, value } of sequences)
      if (value !== null) await client.query('select setval($1::regclass, $2)', [nameOf({ schema, name }), value]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { place, name, definition } of keys)
      await client.query(`alter table ${place} add constraint ${name} ${definition}`);
    await client.query(`drop schema ${restoreMarker}`);
    await client.query('commit');
    await client.query('analyze');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

const foreignKeys = `select quote_ident(conname) as name, conrelid::regclass::text as place, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')`;

async function insertAll(client: pg.PoolClient, tables: Table[], entries: AsyncIterable<Entry>): Promise<number> {
  const inserts = new Map(tables.map((table) => [`${table.schema}.${table.name}`, insertOf(table)]));
  let rows = 0;
  for await (const { name, bytes } of entries) {
    const insert = inserts.get(tableOfEntry(name) ?? '');
    if (!insert) continue;
    rows += (await client.query(insert, [await rowsOfEntry(bytes)])).rowCount ?? 0;
  }
  return rows;
}

function insertOf(table: Table): string {
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }, i) => `(line->>${i})::${type}`).join(', ');
  return `insert into ${nameOf(table)} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) line`;
}
