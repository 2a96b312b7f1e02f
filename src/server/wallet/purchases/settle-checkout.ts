import { eq, sql } from 'drizzle-orm';
import type { Checkout } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { settleDebt } from '../disputes/settle-debt.ts';
import { checkouts } from '../tables.ts';
import { claimSubscription } from './claim-subscription.ts';
import { goodsOf, planGoods, type Goods } from './goods.ts';
import { grantPlan } from './grant-plan.ts';
import { takeBackDisputesOf } from '../disputes/take-back-dispute.ts';
import { takeBackRefund } from './take-back-refund.ts';

type Settler = Pick<Context, 'db' | 'jobs' | 'log' | 'clock'>;

/**
 * Gives what a paid checkout bought, once, whoever tells of it, how often and in which order: the ledger knows the
 * checkout's id. Belongs in a transaction. Answers the cantos it stands for; null for what is not paid, not ours, or a
 * plan that was refused.
 */
export async function settleCheckout(ctx: Settler, checkout: Checkout): Promise<number | null> {
  if (checkout.status !== 'paid') return null;
  if ((await lockWallet(ctx, checkout.userId)) === null) {
    ctx.log.error({ checkout: checkout.id }, 'a payment of nobody known here');
    return null;
  }
  const row = await keptCheckout(ctx, checkout);
  if (!row) return null;
  if (checkout.amountCents < row.amountCents) {
    ctx.log.warn({ checkout: row.id, paid: checkout.amountCents, price: row.amountCents }, 'paid less than the price');
  }
  const { id, userId, cantos } = row;
  if (row.kind === 'pack') {
    const description = goodsOf(`pack:${row.item}`)?.name ?? row.item;
    await postEntry(ctx, {
      userId,
      amount: cantos,
      reason: 'pack',
      reference: id,
      description,
      idempotencyKey: `checkout:${id}`,
    });
  } else if (!(await settlePlan(ctx, checkout, planGoods(row.item)!))) {
    await ctx.db.update(checkouts).set({ status: 'refused' }).where(eq(checkouts.id, id));
    return null;
  }
  await ctx.db
    .update(checkouts)
    .set({
      status: 'paid',
      paymentId: checkout.paymentId,
      subscriptionId: checkout.subscriptionId,
      paidAt: sql`coalesce(${checkouts.paidAt}, ${ctx.clock.now().toISOString()}::timestamptz)`,
    })
    .where(eq(checkouts.id, id));
  if (checkout.paymentId) {
    await takeBackRefund(ctx, checkout.paymentId);
    await takeBackDisputesOf(ctx, userId, { paymentId: checkout.paymentId });
  }
  await settleDebt(ctx, userId);
  return cantos;
}

/** False for a second plan, which is refused. */
async function settlePlan(ctx: Settler, checkout: Checkout, goods: Goods & { kind: 'plan' }): Promise<boolean> {
  const { id, userId, subscriptionId, customerId, amountCents } = checkout;
  if (!subscriptionId || !customerId) throw new Error(`The paid checkout ${id} of a plan has no subscription.`);
  const accepted = await claimSubscription(ctx, { id: subscriptionId, userId, plan: goods.item, customerId });
  const period = { id, subscriptionId, reason: 'subscription_create' };
  if (accepted) await grantPlan(ctx, { userId, goods, amountCents, period });
  return accepted;
}

/** Our own row; made now where it never was, because we were killed between opening the checkout and keeping it. */
async function keptCheckout(ctx: Settler, { id, userId, reference, amountCents }: Checkout) {
  const goods = goodsOf(reference);
  if (goods) {
    const { kind, item, cantos } = goods;
    await ctx.db
      .insert(checkouts)
      .values({ id, userId, kind, item, amountCents, cantos, createdAt: ctx.clock.now() })
      .onConflictDoNothing();
  }
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, id));
  if (!row) ctx.log.error({ checkout: id, reference }, 'a payment for nothing we sell');
  return row;
}
