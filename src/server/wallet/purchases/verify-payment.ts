import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { checkouts } from '../tables.ts';
import { neverConfirmed } from './claim-subscription.ts';
import { followSubscription } from './follow-subscription.ts';
import { settleCheckout } from './settle-checkout.ts';

type Verification = { success: boolean; cantoAmount?: number; error?: string };

const failed = 'Payment verification failed';
const refused = 'You already have a plan, so this second one was cancelled and its payment is being refunded.';

/**
 * Asks the provider whether a checkout of the caller was paid, and settles it: the page after a checkout must not
 * depend on a webhook that comes late or never. `forbidden` for somebody else's, `not_found` for what was never
 * opened. Throws AppError: `not_found`, `forbidden` for somebody else’s checkout.
 */
export async function verifyPayment(ctx: Context, viewer: Viewer, sessionId: string): Promise<Verification> {
  if (!/^[\w-]+$/.test(sessionId)) throw new AppError('not_found', failed);
  const [known] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, sessionId));
  if (known && known.userId !== viewer.userId) throw new AppError('forbidden');
  if (known?.status === 'paid') return { success: true, cantoAmount: known.cantos };
  if (known?.status === 'refused') return { success: false, error: refused };
  const checkout = await ctx.payments.getCheckout(sessionId);
  if (!checkout) throw new AppError('not_found', failed);
  if (checkout.userId !== viewer.userId) throw new AppError('forbidden');
  if (checkout.status === 'expired') {
    await ctx.db
      .update(checkouts)
      .set({ status: 'expired' })
      .where(and(eq(checkouts.id, sessionId), eq(checkouts.status, 'open')));
    return { success: false, error: 'This checkout was cancelled or has run out. Nothing was charged.' };
  }
  if (checkout.status === 'open') return { success: false, error: 'This checkout has not been paid yet.' };
  // Asked before the transaction: the provider is elsewhere, and the embedded database has one connection.
  const subscription = checkout.subscriptionId ? await ctx.payments.getSubscription(checkout.subscriptionId) : null;
  const cantoAmount = await ctx.transaction(async (tx) => {
    if (subscription) await followSubscription(tx, subscription, neverConfirmed);
    return settleCheckout(tx, checkout);
  });
  if (cantoAmount !== null) return { success: true, cantoAmount };
  const [settled] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, sessionId));
  return { success: false, error: settled?.status === 'refused' ? refused : failed };
}
