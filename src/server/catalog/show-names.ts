// What later rooms may join against of the catalogue: a show's id, name and whether it is hidden, nothing else.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// Columns named in full: drizzle remembers a table's unnamed ones by the first object of that table it meets, and after
// this one it would know no other column of shows.
export const showNames = pgTable('shows', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
});
