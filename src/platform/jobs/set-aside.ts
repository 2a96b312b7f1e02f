import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { JobDefinition } from './define-job.ts';

export const processEnded = 'the process ended';
/** What admins read of a job that is set aside: its process ended twice during it. */
export const setAsideReason = 'The process ended twice during this, so it is set aside.';
const endsToSetAside = 2;

/** Kept beside what a job is given: how often its process ended during it, and whether it only waited when it did. */
export const endsKey = 'processEnds';
export const waitsKey = 'waits';
export const underSuspicion = { [endsKey]: endsToSetAside - 1 };

/** The queue of those of a kind that are given up. */
export const givenUp = (name: string): string => `${name}.given-up`;

type Lost = { name: string; id: string };

/**
 * Has jobs tried again at once whose process ended. Those of a kind with `pastAfterSteps` that this happened to for the second
 * time are given up instead, since a third process might end of them.
 */
export async function failInterrupted(
  client: Pick<pg.PoolClient, 'query'>,
  boss: PgBoss,
  { definitions, lost, log }: { definitions: readonly JobDefinition<never>[]; lost: Lost[]; log: Log },
): Promise<void> {
  const suspicious = definitions.filter(({ pastAfterSteps }) => pastAfterSteps !== undefined).map(({ name }) => name);
  const { rows: ended } = await client.query<{ id: string; ends: number }>(
    `update pgboss.job set data = (data - '${waitsKey}') || case when data ? '${waitsKey}' then '{}'::jsonb
        else jsonb_build_object('${endsKey}', coalesce((data ->> '${endsKey}')::int, 0) + 1) end
      where id = any($1) and name = any($2) returning id, coalesce((data ->> '${endsKey}')::int, 0) as ends`,
    [lost.map(({ id }) => id), suspicious],
  );
  const guilty = new Set(ended.filter(({ ends }) => ends >= endsToSetAside).map(({ id }) => id));
  await client.query(`update pgboss.job set retry_limit = retry_count where id = any($1)`, [[...guilty]]);
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  for (const { name, id } of lost) {
    await boss.fail(name, id, { message: guilty.has(id) ? setAsideReason : processEnded }, { db });
    if (guilty.has(id)) log.error({ job: name, id }, 'a job is set aside: its process ended twice during it');
  }
  await client.query(`update pgboss.job set start_after = now() where state = 'retry' and id = any($1)`, [
    lost.map(({ id }) => id),
  ]);
}

/** With one process on the database, whatever was running when it started was cut off: has it retried at once. */
export async function reviveInterrupted(
  database: Database,
  boss: PgBoss,
  options: { definitions: readonly JobDefinition<never>[]; log: Log },
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Lost>(`select name, id from pgboss.job where state = 'active'`);
    await failInterrupted(client, boss, { ...options, lost: rows });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
