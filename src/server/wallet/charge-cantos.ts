import type { Context } from '../context.ts';
import { postEntry, type Posted } from './post-entry.ts';
import { findEntry } from './queries.ts';
import { requireNoDebt, settleDebt } from './disputes/settle-debt.ts';

type Charge = {
  userId: string;
  cantos: number;
  reason: 'season' | 'episode' | 'remix';
  reference: string;
  description: string;
  key: string;
};

/** Takes cantos for a production. Throws AppError: `insufficient_cantos`, `debt_unsettled`. Belongs in the transaction that orders it. */
export async function chargeCantos(
  ctx: Pick<Context, 'db'>,
  { userId, cantos, reason, reference, description, key }: Charge,
): Promise<Posted> {
  await requireNoDebt(ctx, userId);
  return postEntry(ctx, { userId, amount: -cantos, reason, reference, description, idempotencyKey: key });
}

/** Gives back what the charge with this key took, once however often it is called; nothing when it took nothing. */
export async function refundCharge(
  ctx: Pick<Context, 'db'>,
  input: { userId: string; key: string; description: string },
): Promise<void> {
  const charge = await findEntry(ctx, input.userId, input.key);
  if (!charge) return;
  await postEntry(ctx, {
    userId: input.userId,
    amount: -charge.amount,
    reason: 'refund',
    reference: charge.reference,
    description: input.description,
    idempotencyKey: `refund:${input.key}`,
  });
  await settleDebt(ctx, input.userId);
}
