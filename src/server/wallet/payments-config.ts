import { and, desc, eq } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { PaymentsConfig } from '#platform/payments/open-payments.ts';
import type { CheckoutOrder } from '#platform/payments/payments.ts';
import type { TestSession, TestSessionState } from '#platform/payments/payments.ts';
import type { TestCheckoutStore } from '#platform/payments/test-checkout-store.ts';
import type { Config } from '../config.ts';

const testCheckouts = pgTable('test_checkouts', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  userId: text('user_id').notNull(),
  order: jsonb('body').$type<CheckoutOrder>().notNull(),
  state: text('status').$type<TestSessionState>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

type Row = typeof testCheckouts.$inferSelect;
const sessionOf = ({ id, order, state, createdAt }: Row): TestSession => ({ id, order, state, createdAt });

/** Sessions of the built-in checkout, in the database. */
function testCheckoutStore(db: Db): TestCheckoutStore {
  const find = async (id: string) => {
    const [row] = await db.select().from(testCheckouts).where(eq(testCheckouts.id, id));
    return row ? sessionOf(row) : null;
  };
  return {
    find,
    async insert(session) {
      const { id, order, state, createdAt } = session;
      await db
        .insert(testCheckouts)
        .values({ id, order, state, createdAt, idempotencyKey: order.idempotencyKey, userId: order.userId })
        .onConflictDoNothing();
      const [row] = await db.select().from(testCheckouts).where(eq(testCheckouts.idempotencyKey, order.idempotencyKey));
      return sessionOf(row!);
    },
    async move(id, from, to) {
      const isThere = and(eq(testCheckouts.id, id), eq(testCheckouts.state, from));
      const [moved] = await db.update(testCheckouts).set({ state: to }).where(isThere).returning();
      return moved ? sessionOf(moved) : find(id);
    },
    async listByUser(userId) {
      const rows = await db
        .select()
        .from(testCheckouts)
        .where(eq(testCheckouts.userId, userId))
        .orderBy(desc(testCheckouts.createdAt));
      return rows.map(sessionOf);
    },
  };
}

export function paymentsConfig(config: Config, db: Db, clock: Clock): PaymentsConfig {
  if (config.payments.kind === 'test') return { kind: 'test', store: testCheckoutStore(db), clock };
  return config.payments;
}
