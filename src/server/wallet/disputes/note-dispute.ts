import { sql } from 'drizzle-orm';
import type { Dispute } from '#platform/payments/payments.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { paymentDisputes } from '../tables.ts';
import { endPlan } from '../purchases/end-plan.ts';
import { grantKeyOf, isWholeMonth } from '../purchases/grant-plan.ts';
import { takeBackDispute } from './take-back-dispute.ts';

type Noter = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'clock'>;

/**
 * Keeps what is newest about a payment that the buyer's bank asks back, and holds, takes or gives back its cantos. What
 * is decided is not opened again by news that come late; only a lost dispute may still be won. A running month of a plan
 * that was asked back whole ends with a lost dispute.
 */
export async function noteDispute(ctx: Noter, { id, status, disputedCents, charge }: Dispute, toldAt: Date) {
  const { paymentId, userId, amountCents, invoice } = charge;
  if (!paymentId || (await lockWallet(ctx, userId)) === null) {
    ctx.log.error({ dispute: id, charge: charge.id }, 'a dispute about nobody or nothing known here');
    return;
  }
  ctx.log.warn({ dispute: id, user: userId, status }, 'a payment is disputed');
  const grantKey = invoice && grantKeyOf(invoice);
  await ctx.db
    .insert(paymentDisputes)
    .values({ id, paymentId, userId, chargedCents: amountCents, disputedCents, status, grantKey, toldAt })
    .onConflictDoUpdate({
      target: paymentDisputes.id,
      set: { status, toldAt },
      setWhere: sql`${paymentDisputes.status} = 'open' or (${paymentDisputes.status} = 'lost' and excluded.status = 'won')`,
    });
  await takeBackDispute(ctx, id);
  const runs = invoice?.periodEnd && invoice.periodEnd > ctx.clock.now();
  if (status === 'lost' && invoice && runs && isWholeMonth(invoice) && disputedCents >= amountCents)
    await endPlan(ctx, invoice);
}
