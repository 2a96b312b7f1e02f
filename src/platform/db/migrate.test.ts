import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/open-test-database.ts';
import { migrateDatabase } from './migrate.ts';

const folder = join(import.meta.dirname, '../../../migrations');

it('the journal names every file once, in the order of their numbers and of its dates', () => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(journal.entries.map(({ idx }) => idx)).toEqual([...journal.entries.keys()]);
  const dates = journal.entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
});

it('does nothing to a database that is up to date, and refuses one of a newer version or of another build', async () => {
  const database = await openTestDatabase();
  await migrateDatabase(database);
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-another-build', 1)`,
  );
  await expect(migrateDatabase(database)).rejects.toThrow('updated by a newer version of Canto');
  await database.pool.query(
    `delete from drizzle.__drizzle_migrations where id = (select min(id) from drizzle.__drizzle_migrations)`,
  );
  await expect(migrateDatabase(database)).rejects.toThrow('made by another build of Canto');
  await database.close();
});
