import type { LedgerEntry } from '#shared/wallet.ts';
import type { Context } from '../context.ts';
import { findSeasonIds } from '../seasons/queries.ts';
import { listEntries } from '../wallet/queries.ts';

/** The entries of a person's ledger, newest first, each with the season that it paid for. */
export async function listLedger(
  ctx: Pick<Context, 'db'>,
  userId: string,
  page: { cursor?: string; limit?: number },
): Promise<{ items: LedgerEntry[]; next_cursor: string | null }> {
  const { items, next_cursor } = await listEntries(ctx, userId, page);
  const references = items.flatMap(({ reference }) => reference ?? []);
  const seasons = await findSeasonIds(ctx, references);
  return {
    items: items.map((entry) => ({ ...entry, season_id: seasons.get(entry.reference ?? '') ?? null })),
    next_cursor,
  };
}
