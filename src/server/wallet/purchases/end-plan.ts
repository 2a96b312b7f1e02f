import type { PaidInvoice } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { endSubscriptionJob } from '../jobs.ts';
import { subscriptions } from '../tables.ts';
import { neverConfirmed } from './claim-subscription.ts';
import { planCharged } from './goods.ts';

/** Ends the plan that an invoice paid: here at once, and at the provider by a job, for it would charge again next month. */
export async function endPlan(ctx: Pick<Context, 'config' | 'db' | 'jobs'>, invoice: PaidInvoice): Promise<void> {
  const { subscriptionId, userId, customerId } = invoice;
  const goods = planCharged(ctx, invoice);
  if (!goods) return;
  await ctx.db
    .insert(subscriptions)
    .values({ subscriptionId, userId, customerId, plan: goods.item, status: 'canceled', toldAt: neverConfirmed })
    .onConflictDoUpdate({ target: subscriptions.subscriptionId, set: { status: 'canceled' } });
  await ctx.jobs.enqueue(ctx.db, endSubscriptionJob, { subscriptionId, refund: false });
}
