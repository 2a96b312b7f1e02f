import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LedgerReason } from '#shared/wallet.ts';

export const userCantos = pgTable('user_cantos', {
  userId: text('user_id').primaryKey(),
  balance: integer().notNull().default(0),
});

export const cantoLedger = pgTable('canto_ledger', {
  id: text().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  userId: text('user_id').notNull(),
  amount: integer().notNull(),
  balanceAfter: integer('balance_after').notNull(),
  reason: text().$type<LedgerReason>().notNull(),
  reference: text(),
  description: text().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    userId: text('user_id').notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operation, table.key] })],
);
