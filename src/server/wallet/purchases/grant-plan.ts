import type { PaidInvoice } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { goodsOf, planGoods } from './goods.ts';

type Grant = {
  userId: string;
  goods: NonNullable<ReturnType<typeof planGoods>>;
  subscriptionId: string;
  amountCents: number;
  /** The first month is told of twice, by its checkout and by its invoice; the others by their invoice's id. */
  period: 'first' | { invoiceId: string; whole: boolean };
};

/** Gives a month's cantos of a plan, once. */
export async function grantPlan(
  ctx: Pick<Context, 'db'>,
  { userId, goods, subscriptionId, amountCents, period }: Grant,
): Promise<void> {
  const first = period === 'first';
  const amount =
    first || period.whole ? goods.cantos : Math.floor(goods.cantos * Math.min(1, amountCents / goods.priceCents));
  if (amount <= 0) return;
  await postEntry(ctx, {
    userId,
    amount,
    reason: 'plan',
    reference: first ? subscriptionId : period.invoiceId,
    description: `${goods.name}, ${first ? 'first month' : period.whole ? 'another month' : 'a change'}`,
    idempotencyKey: first ? `subscription:${subscriptionId}:first` : `invoice:${period.invoiceId}`,
  });
}

/**
 * What a paid invoice brings. A change in mid-period brings as many cantos as were paid for: switching to and fro would
 * otherwise give whole months for cents.
 */
export async function grantInvoice(ctx: Pick<Context, 'db' | 'log'>, invoice: PaidInvoice): Promise<void> {
  const goods = goodsOf(invoice.reference);
  const known = (await lockWallet(ctx, invoice.userId)) !== null;
  if (goods?.kind !== 'plan' || !known) {
    ctx.log.error({ invoice: invoice.id, reference: invoice.reference }, 'an invoice of nobody or nothing known here');
    return;
  }
  const { userId, subscriptionId, amountCents, reason } = invoice;
  const period =
    reason === 'subscription_create' ? 'first' : { invoiceId: invoice.id, whole: reason === 'subscription_cycle' };
  await grantPlan(ctx, { userId, goods, subscriptionId, amountCents, period });
}
