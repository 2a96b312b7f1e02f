import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { formatCantos } from '#shared/wallet.ts';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../../context.ts';
import { lockWallet } from '../lock-wallet.ts';
import { postEntry } from '../post-entry.ts';
import { paymentDisputes } from '../tables.ts';

type Dispute = typeof paymentDisputes.$inferSelect;

const isOwed = and(eq(paymentDisputes.status, 'lost'), sql`${paymentDisputes.taken} < ${paymentDisputes.cantos}`)!;

/** Cantos that people owe for lost disputes, by user; who owes nothing is left out. */
export async function listDebts({ db }: Pick<Context, 'db'>, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const { userId, cantos, taken } = paymentDisputes;
  const rows = await db
    .select({ userId, debt: sql<number>`sum(${cantos} - ${taken})::int` })
    .from(paymentDisputes)
    .where(and(inArray(userId, userIds), isOwed))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.debt]));
}

/** Throws AppError('debt_unsettled'), with what is owed as `required`, for whoever owes cantos. */
export async function requireNoDebt(ctx: Pick<Context, 'db'>, userId: string): Promise<void> {
  const debt = (await listDebts(ctx, [userId])).get(userId);
  if (!debt) return;
  const sentence = `A payment of yours was taken back after its cantos were spent. Buy ${formatCantos(debt)} cantos to go on.`;
  throw new AppError('debt_unsettled', sentence, { required: debt });
}

/** Takes what somebody owes from what they have, oldest first. Belongs in the transaction that gives them cantos. */
export async function settleDebt(ctx: Pick<Context, 'db'>, userId: string): Promise<void> {
  const owes = (await listDebts(ctx, [userId])).has(userId);
  if (!owes) return;
  await lockWallet(ctx, userId);
  const lost = await ctx.db
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.userId, userId), isOwed))
    .orderBy(asc(paymentDisputes.toldAt), asc(paymentDisputes.id));
  for (const dispute of lost) await takeDisputed(ctx, dispute);
}

/** Takes as much of a disputed payment's cantos as the wallet has. Belongs in a transaction that holds the wallet. */
export async function takeDisputed(
  ctx: Pick<Context, 'db'>,
  { id, userId, cantos, taken, status }: Dispute,
): Promise<void> {
  const balance = (await lockWallet(ctx, userId)) ?? 0;
  const amount = Math.min((cantos ?? 0) - taken, balance);
  if (amount <= 0) return;
  await postEntry(ctx, {
    userId,
    amount: -amount,
    reason: 'dispute',
    reference: id,
    description: status === 'open' ? 'Held: a payment is disputed' : 'Taken back: a disputed payment',
    idempotencyKey: `dispute:${id}:${taken + amount}`,
  });
  await ctx.db
    .update(paymentDisputes)
    .set({ taken: taken + amount })
    .where(eq(paymentDisputes.id, id));
}
