import { AppError } from '#shared/errors.ts';
import { planTerms } from '#shared/packs-and-plans.ts';
import type { Viewer } from '../../context.ts';
import { getPlan } from '../plan.ts';
import { planGoods, type PaidPlan } from './goods.ts';
import { openCheckout } from './open-checkout.ts';

/** Opens the checkout of a plan. Whoever has one would pay twice a month, so they are told instead. */
export async function createCheckout(
  ctx: Parameters<typeof openCheckout>[0],
  viewer: Viewer,
  plan: PaidPlan,
  key: string | null,
): Promise<{ url: string }> {
  const held = await getPlan(ctx, viewer.userId);
  if (held === plan) throw new AppError('conflict', `You already have the ${planTerms[held].label} plan.`);
  if (held !== 'free') {
    throw new AppError(
      'conflict',
      `You have the ${planTerms[held].label} plan. Cancel it under Manage Plan in your wallet, then choose another.`,
    );
  }
  return openCheckout(ctx, viewer, planGoods(plan)!, key);
}
