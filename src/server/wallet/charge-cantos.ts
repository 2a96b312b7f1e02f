import type { Context } from '../context.ts';
import { postEntry, type Posted } from './post-entry.ts';
import { listPayers } from './queries.ts';
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

/**
 * Gives back what the charges for a production with this key took, to each who paid a share of it, once however often it is
 * called; nothing when they took nothing.
 */
export async function refundCharge(
  ctx: Pick<Context, 'db'>,
  input: { reference: string; key: string; description: string },
): Promise<void> {
  for (const { userId, amount } of await listPayers(ctx, input)) {
    await postEntry(ctx, {
      userId,
      amount: -amount,
      reason: 'refund',
      reference: input.reference,
      description: input.description,
      idempotencyKey: `refund:${input.key}`,
    });
    await settleDebt(ctx, userId);
  }
}
