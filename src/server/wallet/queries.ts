import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PaymentDispute } from '#shared/admin/admin.ts';
import type { LedgerEntry } from '#shared/wallet.ts';
import type { Context } from '../context.ts';
import { cantoLedger, paymentDisputes, userCantos } from './tables.ts';

type Reader = Pick<Context, 'db'>;

/** 0 where there is no wallet. */
export async function getBalance({ db }: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ balance: userCantos.balance }).from(userCantos).where(eq(userCantos.userId, userId));
  return row?.balance ?? 0;
}

export async function findEntry(
  { db }: Reader,
  userId: string,
  key: string,
): Promise<{ amount: number; reference: string | null } | null> {
  const [row] = await db
    .select({ amount: cantoLedger.amount, reference: cantoLedger.reference })
    .from(cantoLedger)
    .where(and(eq(cantoLedger.userId, userId), eq(cantoLedger.idempotencyKey, key)));
  return row ?? null;
}

/** Who paid a share of a production, by user, with the entries' amounts (negative). */
export function listPayers(
  { db }: Reader,
  { reference, key }: { reference: string; key: string },
): Promise<{ userId: string; amount: number }[]> {
  return db
    .select({ userId: cantoLedger.userId, amount: cantoLedger.amount })
    .from(cantoLedger)
    .where(and(eq(cantoLedger.reference, reference), eq(cantoLedger.idempotencyKey, key)))
    .orderBy(asc(cantoLedger.userId));
}

/** What the charges of these episodes took, from whoever paid a share, and whether it was given back; by key. */
export async function listCharges(
  { db }: Reader,
  charges: readonly { id: string; chargeKey: string | null }[],
): Promise<Map<string, { cantos: number; refunded: boolean }>> {
  const keys = charges.flatMap(({ chargeKey }) => chargeKey ?? []);
  if (keys.length === 0) return new Map();
  const refundOf = (key: string) => `refund:${key}`;
  const rows = await db
    .select({ key: cantoLedger.idempotencyKey, amount: sql<number>`sum(amount)::int` })
    .from(cantoLedger)
    .where(
      and(
        inArray(
          cantoLedger.reference,
          charges.map(({ id }) => id),
        ),
        inArray(cantoLedger.idempotencyKey, [...keys, ...keys.map(refundOf)]),
      ),
    )
    .groupBy(cantoLedger.idempotencyKey);
  const found = new Map(rows.map(({ key, amount }) => [key, amount]));
  return new Map(
    keys.flatMap((key) => {
      const amount = found.get(key);
      return amount === undefined ? [] : [[key, { cantos: -amount, refunded: found.has(refundOf(key)) }]];
    }),
  );
}

/** The balances of these people, by user; who has no wallet is left out. */
export async function listBalances({ db }: Reader, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select().from(userCantos).where(inArray(userCantos.userId, userIds));
  return new Map(rows.map(({ userId, balance }) => [userId, balance]));
}

/** Payments of somebody that their bank has asked back, newest first. */
export async function listDisputes({ db }: Reader, userId: string): Promise<PaymentDispute[]> {
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.userId, userId))
    .orderBy(desc(paymentDisputes.toldAt), desc(paymentDisputes.id));
  return rows.map((row) => ({
    id: row.id,
    payment_id: row.paymentId,
    status: row.status,
    disputed_cents: row.disputedCents,
    cantos: row.cantos,
    taken: row.taken,
    told_at: row.toldAt.toISOString(),
  }));
}

/** Entries newest first; the cursor is the last one's sequence number. */
export async function listEntries({ db }: Reader, userId: string, page: { cursor?: string; limit?: number }) {
  const limit = page.limit ?? 30;
  const before = Number(page.cursor);
  const rows = await db
    .select()
    .from(cantoLedger)
    .where(
      and(
        eq(cantoLedger.userId, userId),
        page.cursor && Number.isSafeInteger(before) ? lt(cantoLedger.sequence, before) : undefined,
      ),
    )
    .orderBy(desc(cantoLedger.sequence))
    .limit(limit + 1);
  const items: Omit<LedgerEntry, 'season_id'>[] = rows.slice(0, limit).map((row) => ({
    id: row.id,
    reason: row.reason,
    reference: row.reference,
    amount: row.amount,
    balance_after: row.balanceAfter,
    description: row.description,
    created_at: row.createdAt.toISOString(),
  }));
  return { items, next_cursor: rows.length > limit ? String(rows[limit - 1]!.sequence) : null };
}
