import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/open-test-database.ts';
import type { Database } from './database.ts';
import { newestFirst, toPage } from './keyset.ts';

const notes = pgTable('notes', {
  id: text().primaryKey(),
  owner: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
const many = 3000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // Three in every microsecond.
  await database.pool
    .query(`create table notes (id text primary key, owner text not null, created_at timestamptz not null);
    insert into notes select 'note-' || n, case when n % 2 = 0 then 'ada' else 'ben' end,
      timestamptz '2026-03-29 01:59:59.999Z' + interval '1 microsecond' * (n / 3) from generate_series(1, ${many}) n;
    create index notes_newest on notes (owner, created_at, id);
    analyze notes`);
});
afterAll(() => database.close());

const ask = (cursor: string | undefined, limit: number) => {
  const { orderBy, afterCursor, cursorValue } = newestFirst(notes, cursor);
  return database.orm
    .select({ id: notes.id, cursorValue })
    .from(notes)
    .where(sql`${notes.owner} = 'ada' and ${afterCursor ?? sql`true`}`)
    .orderBy(...orderBy)
    .limit(limit + 1);
};

it('reads a list to its end, newest first, each row once', async () => {
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { page, next_cursor } = toPage(await ask(cursor, 70), 70);
    seen.push(...page.map(({ id }) => id));
    cursor = next_cursor;
  }
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from notes where owner = 'ada' order by created_at desc, id desc`,
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(seen).toHaveLength(many / 2);
});

it('finds a page in the index, from where it begins', async () => {
  const { next_cursor } = toPage(await ask(undefined, 700), 700);
  for (const cursor of [undefined, next_cursor!]) {
    const { rows } = (await database.orm.execute(sql`explain (costs off) ${ask(cursor, 30).getSQL()}`)) as unknown as {
      rows: { 'QUERY PLAN': string }[];
    };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan Backward using notes_newest');
    expect(plan).not.toContain('Sort');
    if (cursor) expect(plan).toMatch(/Index Cond:.*created_at/);
  }
});

it.each(['nonsense', ...['[1e300,"x"]', '["9","x","y"]', '["5",5]', 'null', '{}'].map(encode)])(
  'begins at its beginning for a cursor that nobody issued: %s',
  async (cursor) => {
    expect(await ask(cursor, 1)).toEqual(await ask(undefined, 1));
  },
);

function encode(words: string): string {
  return Buffer.from(words).toString('base64url');
}
