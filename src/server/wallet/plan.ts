import { and, desc, eq, inArray } from 'drizzle-orm';
import { planTerms, type Plan } from '#shared/packs-and-plans.ts';
import type { Context } from '../context.ts';
import { subscriptions } from './tables.ts';

/** The provider's words for a subscription that runs, or whose payment is being tried again. */
export const activeStatuses = ['active', 'trialing', 'past_due'];

/** A plan counts while its subscription is active or its payment is being retried. Of several the greatest. */
export async function getPlan({ db }: Pick<Context, 'db'>, userId: string): Promise<Plan> {
  const rows = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, activeStatuses)));
  return greatestPlan(rows.map(({ plan }) => plan));
}

export type PaidPlan = Exclude<Plan, 'free'>;

export function greatestPlan(plans: PaidPlan[]): Plan {
  const worth = (plan: Plan) => planTerms[plan].cantosPerMonth;
  return plans.reduce<Plan>((best, plan) => (worth(plan) > worth(best) ? plan : best), 'free');
}

/** The provider's id of this buyer, where there was ever a subscription. */
export async function findCustomer({ db }: Pick<Context, 'db'>, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.toldAt))
    .limit(1);
  return row?.customerId ?? null;
}

/** Whether some plan will be charged for again. */
export async function hasRenewingPlan({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, [...activeStatuses, 'unpaid']),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    )
    .limit(1);
  return row !== undefined;
}
