import { AppError } from '#shared/errors.ts';
import { getUser } from '../accounts/find-users.ts';
import type { Context, Viewer } from '../context.ts';
import { answerOnce } from '../wallet/answer-once.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { act } from './record-act.ts';

type Correction = { id: string; amount: number; reason: string; note: string };

/**
 * Gives or takes cantos by hand: an entry of the user's ledger, with `reason` in their statement and `note` in the audit
 * log. The same key again changes nothing. Taking more than there is fails with `insufficient_cantos`.
 */
export async function correctBalance(ctx: Context, admin: Viewer, input: Correction, key: string | null) {
  if (!key) throw new AppError('bad_request', 'A correction needs an Idempotency-Key.');
  const { id: userId, amount, reason, note } = input;
  return answerOnce(ctx, { userId: admin.userId, operation: 'correct-balance', key, input }, (once) =>
    act(once, admin, async (tx) => {
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
      // `answerOnce` forgets its keys after some days, the ledger never.
      if (!posted) throw new AppError('conflict', 'This correction was made already.');
      const entry = {
        action: 'user.correct' as const,
        subject: { kind: 'user', id: userId },
        reason: note,
        before: { balance: balance - amount },
        after: { balance, amount, statement: reason, correction: id },
      };
      return { entry, answer: { balance } };
    }),
  );
}
