import { eq, sql } from 'drizzle-orm';
import { eveningBeganMs, mayOpen, noWish, type KeptWish, type StandingWish } from '#shared/doors/doors.ts';
import { AppError } from '#shared/errors.ts';
import { formatCantos } from '#shared/wallet.ts';
import type { Context, Viewer } from '../../context.ts';
import { lockWallet } from '../../wallet/lock-wallet.ts';
import { standingWishes, wishedEpisodes } from './tables.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

/** What opens when this listener does not answer, and what that has spent this evening. */
export async function readStandingWish(ctx: Reading, { userId }: Pick<Viewer, 'userId'>): Promise<KeptWish> {
  const [row] = await ctx.db.select().from(standingWishes).where(eq(standingWishes.userId, userId));
  if (!row) return noWish;
  return {
    wish: row.wish,
    cantos_per_evening: row.cantosPerEvening,
    time_zone: row.timeZone,
    spent_this_evening: await spentSince(ctx, userId, eveningBeganMs(ctx.clock.now().getTime(), row.timeZone)),
  };
}

/** Keeps a wish for the doors to come; none is opened by it now. */
export async function keepStandingWish(
  ctx: Reading,
  viewer: Pick<Viewer, 'userId'>,
  { wish, cantos_per_evening, time_zone }: StandingWish,
): Promise<KeptWish> {
  const kept = { wish, cantosPerEvening: cantos_per_evening, timeZone: time_zone, updatedAt: ctx.clock.now() };
  await ctx.db
    .insert(standingWishes)
    .values({ userId: viewer.userId, ...kept })
    .onConflictDoUpdate({ target: standingWishes.userId, set: kept });
  return readStandingWish(ctx, viewer);
}

/**
 * Refuses a door that a wish may not open: it waits, it names another door, or the evening's amount would be passed. Of two
 * wishes at once the second sees what the first spent. Belongs in the transaction that orders the episode. Throws
 * AppError('conflict').
 */
export async function requireWish(
  ctx: Reading,
  viewer: Pick<Viewer, 'userId'>,
  { choiceOrder }: { choiceOrder: number },
): Promise<void> {
  await lockWallet(ctx, viewer.userId);
  const kept = await readStandingWish(ctx, viewer);
  if (kept.wish === 'wait') throw new AppError('conflict', 'Your wish is to wait, so no door was opened.');
  if (kept.wish === 'first' && choiceOrder !== 1)
    throw new AppError('conflict', 'Your wish is the first door, so no other was opened.');
  if (!mayOpen(kept))
    throw new AppError(
      'conflict',
      `Your wish may spend ${formatCantos(kept.cantos_per_evening)} cantos an evening, so the doors wait for you.`,
    );
}

/** Counts an episode against its evening. */
export async function noteWished(
  { db, clock }: Reading,
  { userId }: Pick<Viewer, 'userId'>,
  { id, chargeKey }: { id: string; chargeKey: string | null },
): Promise<void> {
  if (chargeKey) await db.insert(wishedEpisodes).values({ userId, episodeId: id, chargeKey, at: clock.now() });
}

/** What wishes took since a moment, less what came back for episodes that failed. */
async function spentSince({ db }: Reading, userId: string, sinceMs: number): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(sql`
    select coalesce(-sum(amount), 0)::int as spent from wished_episodes wished
    join canto_ledger entry on entry.user_id = wished.user_id
      and entry.idempotency_key in (wished.charge_key, 'refund:' || wished.charge_key)
    where wished.user_id = ${userId} and wished.at >= ${new Date(sinceMs).toISOString()}::timestamptz`);
  return rows[0]!.spent;
}
