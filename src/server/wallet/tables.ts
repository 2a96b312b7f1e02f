import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Plan } from '#shared/packs-and-plans.ts';
import type { DisputeStatus, LedgerReason } from '#shared/wallet.ts';

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
    response: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operation, table.key] })],
);

/** A checkout we opened, under the provider's own id; `cantos` is what paying it gives. */
export const checkouts = pgTable('checkouts', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  kind: text().$type<'pack' | 'plan'>().notNull(),
  item: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  cantos: integer().notNull(),
  status: text().$type<'open' | 'paid' | 'expired' | 'refused'>().notNull().default('open'),
  paymentId: text('payment_id'),
  subscriptionId: text('subscription_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
});

export const subscriptions = pgTable('subscriptions', {
  subscriptionId: text('subscription_id').primaryKey(),
  userId: text('user_id').notNull(),
  plan: text().$type<Exclude<Plan, 'free'>>().notNull(),
  status: text().notNull(),
  customerId: text('customer_id').notNull(),
  currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** When the provider said so; the epoch for what was only asked. */
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  /** Whether it may bring anything; null until it was first seen to run. A second plan beside another is refused. */
  accepted: boolean(),
});

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

export const paymentDisputes = pgTable('payment_disputes', {
  id: text().primaryKey(),
  paymentId: text('payment_id').notNull(),
  userId: text('user_id').notNull(),
  chargedCents: integer('charged_cents').notNull(),
  disputedCents: integer('disputed_cents').notNull(),
  status: text().$type<DisputeStatus>().notNull(),
  /** The ledger entry that the payment of a plan brought or will bring; a pack's is found by its checkout. */
  grantKey: text('grant_key'),
  /** What the payment gave, as far as it is disputed; null until it has given anything. */
  cantos: integer(),
  /** How many of these have been taken from the wallet. */
  taken: integer().notNull().default(0),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
});

export const paymentRefunds = pgTable('payment_refunds', {
  paymentId: text('payment_id').primaryKey(),
  userId: text('user_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull(),
  handledCents: integer('handled_cents').notNull().default(0),
  /** The ledger entry that the payment of a plan brought or will bring; a pack's is found by its checkout. */
  grantKey: text('grant_key'),
});
