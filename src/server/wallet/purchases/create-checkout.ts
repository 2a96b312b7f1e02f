import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import type { Context, Viewer } from '../../context.ts';
import { getPlan } from '../plan.ts';
import { checkouts } from '../tables.ts';
import { planGoods, type PaidPlan } from './goods.ts';
import { openCheckout } from './open-checkout.ts';
import { verifyPayment } from './verify-payment.ts';

/**
 * Opens the checkout of a plan, or answers the one that the caller has open already; one for another plan is closed.
 * Whoever has a plan would pay twice a month, so they are told instead. Throws AppError: `conflict` when a plan runs
 * already.
 */
export async function createCheckout(
  ctx: Context,
  viewer: Viewer,
  plan: PaidPlan,
  key: string | null,
): Promise<{ url: string }> {
  const open = await openPlanCheckouts(ctx, viewer);
  const current = await getPlan(ctx, viewer.userId);
  if (current === plan) throw new AppError('conflict', `You already have the ${planTerms[current].label} plan.`);
  if (current !== 'free') {
    throw new AppError(
      'conflict',
      `You have the ${planTerms[current].label} plan. Cancel it under Manage Plan in your wallet, then choose another.`,
    );
  }
  for (const { id, item, url } of open) {
    if (item === plan) return { url };
    await ctx.payments.expireCheckout(id);
  }
  return openCheckout(ctx, viewer, planGoods(plan)!, key);
}

/** Settles what has been paid or has run out since, and answers what can still be paid. */
async function openPlanCheckouts(ctx: Context, viewer: Viewer): Promise<{ id: string; item: string; url: string }[]> {
  const kept = await ctx.db
    .select({ id: checkouts.id, item: checkouts.item })
    .from(checkouts)
    .where(and(eq(checkouts.userId, viewer.userId), eq(checkouts.kind, 'plan'), eq(checkouts.status, 'open')));
  const open = [];
  for (const { id, item } of kept) {
    const checkout = await ctx.payments.getCheckout(id);
    if (checkout?.url) open.push({ id, item, url: checkout.url });
    else if (checkout) await verifyPayment(ctx, viewer, id);
  }
  return open;
}
