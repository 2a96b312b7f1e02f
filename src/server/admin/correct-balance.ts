import { AppError } from '#shared/errors.ts';
import { getUser } from '../accounts/find-users.ts';
import type { Context, Viewer } from '../context.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { getBalance } from '../wallet/queries.ts';
import { settleDebt } from '../wallet/disputes/settle-debt.ts';
import { withIdempotency } from '../wallet/with-idempotency.ts';
import { audited } from './audited.ts';

type Correction = { id: string; amount: number; reason: string; note: string };

/**
 * Gives or takes cantos by hand: an entry of the user's ledger, with `reason` in their statement and `note` in the
 * audit log. What the user owes is taken from what is given. The same key again changes nothing. Taking more than there is fails with `insufficient_cantos`. Throws
 * AppError: `bad_request` without an idempotency key, `conflict` when it was made already, `insufficient_cantos`.
 */
export async function correctBalance(ctx: Context, admin: Viewer, input: Correction, key: string | null) {
  if (!key) throw new AppError('bad_request', 'A correction needs an Idempotency-Key.');
  const { id: userId, amount, reason, note } = input;
  return withIdempotency(ctx, { userId: admin.userId, operation: 'correct-balance', key, input }, (once) =>
    audited(once, admin, async (tx) => {
      await getUser(tx, userId);
      const id = crypto.randomUUID();
      const { posted, balance } = await postEntry(tx, {
        userId,
        amount,
        reason: 'correction',
        reference: id,
        description: reason,
        idempotencyKey: `correction:${admin.userId}:${key}`,
      });
      // `withIdempotency` forgets its keys after some days, the ledger never.
      if (!posted) throw new AppError('conflict', 'This correction was made already.');
      await settleDebt(tx, userId);
      const entry = {
        action: 'user.correct' as const,
        subject: { kind: 'user', id: userId },
        reason: note,
        before: { balance: balance - amount },
        after: { balance, amount, statement: reason, correction: id },
      };
      return { entry, answer: { balance: await getBalance(tx, userId) } };
    }),
  );
}
