import { sql } from 'drizzle-orm';
import type { Subscription } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { activeStatuses } from '../plan.ts';
import { subscriptions } from '../tables.ts';
import { claimSubscription } from './claim-subscription.ts';
import { planCharged } from './goods.ts';

/**
 * Keeps what is newest about a subscription, told in any order. The provider's times are whole seconds: within one,
 * what has begun to run is newer than what has not. One that has ended never runs again, whatever comes late.
 */
export async function followSubscription(
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  subscription: Subscription,
  toldAt: Date,
): Promise<void> {
  const { id, userId, status, customerId, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const goods = planCharged(ctx, subscription);
  if (!goods || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error(
      { subscription: id, reference: subscription.reference },
      'a subscription of nobody or nothing known here',
    );
    return;
  }
  const plan = goods.item;
  if (activeStatuses.includes(status) && !(await claimSubscription(ctx, { id, userId, plan, customerId }))) return;
  const row = { plan, status, customerId, currentPeriodEnd, cancelAtPeriodEnd, toldAt };
  const over = sql`('canceled', 'incomplete_expired')`;
  await ctx.db
    .insert(subscriptions)
    .values({ subscriptionId: id, userId, ...row })
    .onConflictDoUpdate({
      target: subscriptions.subscriptionId,
      set: row,
      setWhere: sql`${subscriptions.status} not in ${over} and (
        excluded.status in ${over} or excluded.told_at > ${subscriptions.toldAt}
        or (excluded.told_at = ${subscriptions.toldAt} and (excluded.status <> 'incomplete' or ${subscriptions.status} = 'incomplete')))`,
    });
}
