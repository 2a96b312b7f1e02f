import { bigint, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const backups = pgTable('backups', {
  id: text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID()),
  /** Where it is written to, in words for the owner. */
  place: text().notNull(),
  startedAt: moment('started_at').notNull(),
  aliveAt: moment('alive_at').notNull(),
  finishedAt: moment('finished_at'),
  bytes: bigint({ mode: 'number' }),
  failure: text(),
});

export const serviceFigures = pgTable(
  'service_figures',
  { slot: moment('slot').notNull(), name: text().notNull(), value: doublePrecision().notNull() },
  (table) => [primaryKey({ columns: [table.slot, table.name] })],
);
