import { sql } from 'drizzle-orm';
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
 * Moves cantos: one ledger entry in one round trip; the database keeps balance and ledger together. Taking more than
 * there is fails with `insufficient_cantos` (`required`, `balance`) and changes nothing. Throws AppError:
 * `insufficient_cantos` (with `required` and `balance`), `not_found` without a wallet.
 */
export async function postEntry(ctx: Pick<Context, 'db'>, entry: Entry): Promise<Posted> {
  const { userId, amount, reason, reference, description, idempotencyKey } = entry;
  // By name: PostgreSQL reads and plans it once a connection, and a charge is most of what it does for us.
  const [row] = await ctx.db
    .select({ posted: sql<boolean | null>`posted`, balance: sql<number | null>`balance` })
    .from(sql`post_entry(${userId}, ${amount}, ${reason}, ${reference}, ${description}, ${idempotencyKey})`)
    .prepare('post_entry')
    .execute();
  const { posted, balance } = row!;
  if (balance === null) throw new AppError('not_found', 'This account has no wallet.');
  if (posted === null) throw new AppError('insufficient_cantos', undefined, { required: -amount, balance });
  return { posted, balance };
}
