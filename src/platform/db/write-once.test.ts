import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { writeOnce } from './write-once.ts';

it('a query is written once for a connection, and anew for a transaction, which has a connection of its own', () => {
  const [connection, transaction] = [{} as Db, {} as Db];
  const query = writeOnce((db) => ({ runsOn: db }));
  expect(query(connection)).toBe(query(connection));
  expect(query(connection).runsOn).toBe(connection);
  expect(query(transaction).runsOn).toBe(transaction);
});
