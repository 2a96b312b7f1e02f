import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { endSubscriptionJob } from '../jobs.ts';
import { activeStatuses } from '../plan.ts';
import { subscriptions } from '../tables.ts';
import type { PaidPlan } from './goods.ts';

/** `toldAt` of a row that no event of the provider has confirmed yet: any event is newer, and so replaces it. */
export const neverConfirmed = new Date(0);

type Claim = { id: string; userId: string; plan: PaidPlan; customerId: string };

/**
 * Whether a subscription that runs may bring anything, decided once. Two checkouts of plans can both be paid, side by
 * side: the plan of which we hear while another runs is refused, that is ended at the provider and paid back. Belongs
 * in a transaction that holds the wallet.
 */
export async function claimSubscription(
  ctx: Pick<Context, 'db' | 'jobs' | 'log'>,
  { id, userId, plan, customerId }: Claim,
): Promise<boolean> {
  const [known] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.subscriptionId, id));
  if (known && known.accepted !== null) return known.accepted;
  const [other] = await ctx.db
    .select({ id: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.subscriptionId, id),
        eq(subscriptions.accepted, true),
        inArray(subscriptions.status, activeStatuses),
      ),
    )
    .limit(1);
  const accepted = !other;
  const status = accepted ? 'active' : 'canceled';
  await ctx.db
    .insert(subscriptions)
    .values({ subscriptionId: id, userId, plan, customerId, status, toldAt: neverConfirmed, accepted })
    .onConflictDoUpdate({
      target: subscriptions.subscriptionId,
      set: accepted ? { accepted } : { accepted, status },
    });
  if (other) {
    ctx.log.warn({ subscription: id, beside: other.id }, 'a second plan is ended and paid back');
    await ctx.jobs.enqueue(ctx.db, endSubscriptionJob, { subscriptionId: id, refund: true });
  }
  return accepted;
}
