import type { PaidInvoice } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { settleDebt } from '../disputes/settle-debt.ts';
import { claimSubscription } from './claim-subscription.ts';
import { planCharged, type Goods } from './goods.ts';
import { takeBackDisputesOf } from '../disputes/take-back-dispute.ts';
import { takeBackRefundsOf } from './take-back-refund.ts';

type Period = Pick<PaidInvoice, 'id' | 'subscriptionId' | 'reason'>;
type Grant = {
  userId: string;
  goods: Goods & { kind: 'plan' };
  amountCents: number;
  period: Period;
};

/** The first month is told of twice, by its checkout and by its invoice; the others by their invoice alone. */
export function grantKeyOf({ id, subscriptionId, reason }: Period): string {
  return reason === 'subscription_create' ? `subscription:${subscriptionId}:first` : `invoice:${id}`;
}
/** Whether an invoice is for a month, rather than for a change within one. */
export function isWholeMonth({ reason }: Pick<Period, 'reason'>): boolean {
  return reason === 'subscription_create' || reason === 'subscription_cycle';
}

/** Gives a month's cantos of a plan, once, less what was refunded of its payment meanwhile. */
export async function grantPlan(
  ctx: Pick<Context, 'db' | 'log'>,
  { userId, goods, amountCents, period }: Grant,
): Promise<void> {
  const first = period.reason === 'subscription_create';
  const amount = isWholeMonth(period)
    ? goods.cantos
    : Math.floor(goods.cantos * Math.min(1, amountCents / goods.priceCents));
  if (amount <= 0) return;
  const idempotencyKey = grantKeyOf(period);
  await postEntry(ctx, {
    userId,
    amount,
    reason: 'plan',
    reference: first ? period.subscriptionId : period.id,
    description: `${goods.name}, ${first ? 'first month' : isWholeMonth(period) ? 'another month' : 'a change'}`,
    idempotencyKey,
  });
  await takeBackRefundsOf(ctx, userId, idempotencyKey);
  await takeBackDisputesOf(ctx, userId, { grantKey: idempotencyKey });
  await settleDebt(ctx, userId);
}

/**
 * What a paid invoice brings. A change in mid-period brings as many cantos as were paid for: switching to and fro would
 * otherwise give whole months for cents.
 */
export async function grantInvoice(
  ctx: Pick<Context, 'config' | 'db' | 'jobs' | 'log'>,
  invoice: PaidInvoice,
): Promise<void> {
  const { userId, subscriptionId, customerId, amountCents } = invoice;
  const goods = planCharged(ctx, invoice);
  if (!goods || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error({ invoice: invoice.id, reference: invoice.reference }, 'an invoice of nobody or nothing known here');
    return;
  }
  const claim = { id: subscriptionId, userId, plan: goods.item, customerId };
  if (await claimSubscription(ctx, claim)) await grantPlan(ctx, { userId, goods, amountCents, period: invoice });
}
