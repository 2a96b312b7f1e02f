import { sql } from 'drizzle-orm';
import { violates } from '#platform/db/pg-error.ts';
import { AppError } from '#shared/errors.ts';
import type { LedgerReason } from '#shared/wallet.ts';
import type { Context } from '../context.ts';

export type Entry = {
  userId: string;
  /** Cantos in (positive) or out (negative); never 0. */
  amount: number;
  reason: LedgerReason;
  /** What it was for: an episode, a checkout, a correction. */
  reference: string | null;
  description: string;
  /** The same key again changes nothing and answers `posted: false`. */
  idempotencyKey: string;
};
export type Posted = { posted: boolean; balance: number };

/**
 * Moves cantos: one ledger entry in one statement; the database keeps balance and ledger together. Taking more than
 * there is fails with `insufficient_cantos` (`required`, `balance`) and changes nothing.
 */
export async function postEntry(ctx: Pick<Context, 'db'>, entry: Entry): Promise<Posted> {
  const { userId, amount, reason, reference, description, idempotencyKey } = entry;
  const statement = sql`
    with wallet as (select balance from user_cantos where user_id = ${userId} for update),
    known as (select 1 from canto_ledger where user_id = ${userId} and idempotency_key = ${idempotencyKey}),
    entry as (
      insert into canto_ledger (user_id, amount, reason, reference, description, idempotency_key)
      select ${userId}, ${amount}, ${reason}, ${reference}, ${description}, ${idempotencyKey}
      from wallet where balance + ${amount} >= 0 and not exists (select 1 from known)
      returning balance_after
    )
    select wallet.balance, entry.balance_after, exists (select 1 from known) as known
    from wallet left join entry on true`;
  let row: { balance: number; balance_after: number | null; known: boolean } | undefined;
  try {
    ({ rows: [row] } = (await ctx.db.execute(statement)) as unknown as { rows: (typeof row)[] });
  } catch (error) {
    if (violates(error, 'ledger_entry_once')) throw new AppError('conflict');
    if (violates(error, 'balance_not_negative')) throw new AppError('insufficient_cantos', undefined, { required: -amount });
    throw error;
  }
  if (!row) throw new AppError('not_found', 'This account has no wallet.');
  if (row.balance_after !== null) return { posted: true, balance: row.balance_after };
  if (row.known) return { posted: false, balance: row.balance };
  throw new AppError('insufficient_cantos', undefined, { required: -amount, balance: row.balance });
}
