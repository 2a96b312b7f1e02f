import type { Pool, PoolClient } from 'pg';

type Load = {
  /** Whose indexes are made after the rows. */
  tables: readonly string[];
  load(client: PoolClient): Promise<void>;
};

/**
 * Loads rows by the hundred thousand on a connection of its own: triggers are silent and indexes are made afterwards, so what
 * triggers would have written `load` has to write too. For benchmarks, on a database that nobody else uses.
 */
export async function loadRows(pool: Pool, { tables, load }: Load): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
    const { rows: indexes } = await client.query<{ name: string; made: string; unsampled: number[] }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made, array(
         select attnum from pg_attribute where attrelid = indexrelid and attstattarget = 0) as unsampled
       from pg_index
       where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('set session_replication_role = replica');
    await load(client);
    await client.query('set session_replication_role = origin');
    for (const { name, made, unsampled } of indexes) {
      await client.query(made);
      for (const column of unsampled) await client.query(`alter index ${name} alter column ${column} set statistics 0`);
    }
    await client.query(`vacuum analyze ${tables.join(', ')}`);
    await client.query('checkpoint');
  } finally {
    // Its settings go with it.
    client.release(true);
  }
}

/**
 * Compares a sample of what `load` wrote into a search's table with what the triggers write, which `touch` sets off for the
 * rows of those ids. Throws an Error where they differ.
 */
export async function compareWithTriggers(
  pool: Pool,
  { table, id, touch }: { table: string; id: string; touch: string },
): Promise<void> {
  const { rows: sample } = await pool.query<{ id: string }>(
    `select ${id} as id from ${table} order by md5(${id}) limit 50`,
  );
  const ids = [sample.map((row) => row.id)];
  const read = async () =>
    JSON.stringify((await pool.query(`select * from ${table} where ${id} = any($1) order by ${id}`, ids)).rows);
  const loaded = await read();
  await pool.query(`delete from ${table} where ${id} = any($1)`, ids);
  await pool.query(touch, ids);
  if ((await read()) !== loaded) throw new Error(`${table} was loaded otherwise than its triggers write it.`);
}
