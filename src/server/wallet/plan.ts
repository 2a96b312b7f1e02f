import { and, eq, inArray } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Plan } from '#shared/wallet.ts';
import type { Context } from '../context.ts';

export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id').primaryKey(),
  plan: text().$type<Exclude<Plan, 'free'>>().notNull(),
  status: text().notNull(),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id').notNull(),
  currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
});

/** A plan counts while its subscription is active or its payment is being retried. */
export async function getPlan({ db }: Pick<Context, 'db'>, userId: string): Promise<Plan> {
  const [row] = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ['active', 'trialing', 'past_due'])));
  return row?.plan ?? 'free';
}
