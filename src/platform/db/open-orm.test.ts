import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openOrm } from './open-orm.ts';

/** A pool of one connection that breaks at the statements that begin so; answers with what it was given back as. */
function brokenPool(...failing: string[]) {
  const released: boolean[] = [];
  const client = {
    query: async ({ text }: { text: string }) => {
      if (failing.some((begin) => text.startsWith(begin))) throw new Error(`Connection terminated at ${text}`);
      return { rows: [], rowCount: 0 };
    },
    release: (isBroken: boolean) => void released.push(isBroken),
  };
  const pool = { connect: async () => client, query: client.query };
  return { orm: openOrm(pool as unknown as pg.Pool), released };
}

it('a connection that breaks when a transaction begins is given back as broken', async () => {
  const { orm, released } = brokenPool('begin');
  const work = orm.transaction(async () => 'never');
  await expect(work).rejects.toThrow();
  await expect(work).rejects.toMatchObject({ cause: { message: 'Connection terminated at begin' } });
  expect(released).toEqual([true]);
});

it('whoever broke a transaction off hears why, also when the rollback fails', async () => {
  const { orm, released } = brokenPool('rollback');
  const refusal = new Error('There are too few cantos.');
  await expect(orm.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await expect(orm.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
  expect(released).toEqual([true, false]);
});

it('a connection that breaks at the commit is given back as broken', async () => {
  const { orm, released } = brokenPool('commit');
  await expect(orm.transaction(async () => 'kept')).rejects.toMatchObject({
    cause: { message: 'Connection terminated at commit' },
  });
  expect(released).toEqual([true]);
});
