import { sql } from 'drizzle-orm';
import type { Subscription } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { subscriptions } from '../tables.ts';
import { goodsOf } from './goods.ts';

/** What was asked rather than told counts only until something is told. */
export const asked = new Date(0);

/**
 * Keeps what is newest about a subscription, told in any order. The provider's times are whole seconds: within one,
 * what has begun to run is newer than what has not. One that has ended never runs again, whatever comes late.
 */
export async function followSubscription(
  ctx: Pick<Context, 'db' | 'log'>,
  subscription: Subscription,
  toldAt: Date,
): Promise<void> {
  const { id, userId, status, customerId, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const goods = goodsOf(subscription.reference);
  if (goods?.kind !== 'plan' || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error(
      { subscription: id, reference: subscription.reference },
      'a subscription of nobody or nothing known here',
    );
    return;
  }
  const told = { status, customerId, currentPeriodEnd, cancelAtPeriodEnd, toldAt };
  const over = sql`('canceled', 'incomplete_expired')`;
  await ctx.db
    .insert(subscriptions)
    .values({ subscriptionId: id, userId, plan: goods.item, ...told })
    .onConflictDoUpdate({
      target: subscriptions.subscriptionId,
      set: told,
      setWhere: sql`${subscriptions.status} not in ${over} and (
        excluded.status in ${over} or excluded.told_at > ${subscriptions.toldAt}
        or (excluded.told_at = ${subscriptions.toldAt} and (excluded.status <> 'incomplete' or ${subscriptions.status} = 'incomplete')))`,
    });
}
