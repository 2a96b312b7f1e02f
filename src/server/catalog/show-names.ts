// What later rooms may join against of the catalogue: a show's id and name, nothing else.
import { pgTable, text } from 'drizzle-orm/pg-core';

export const showNames = pgTable('shows', { id: text().primaryKey(), name: text().notNull() });
