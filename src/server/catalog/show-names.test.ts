import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { showNames } from './show-names.ts';
import { shows } from './tables.ts';

it('may be asked for before the whole table', () => {
  const db = drizzle.mock();
  expect(db.select().from(showNames).toSQL().sql).toBe('select "id", "name", "hidden_at" from "shows"');
  expect(db.select({ slug: shows.slug }).from(shows).toSQL().sql).toBe('select "slug" from "shows"');
});
