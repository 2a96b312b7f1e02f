import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { idempotentRequests } from './tables.ts';

export type Intent = { userId: string; operation: string; key: string | null; input: unknown };

const fingerprintOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/**
 * Does something that costs once: the same key again (a double click, a retry after a lost answer) waits for the first
 * and gets its answer; the same key with another input is refused. `work` runs in a transaction of its own, so a
 * failure keeps nothing, not even the key.
 */
export async function answerOnce<T>(ctx: Context, intent: Intent, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { userId, operation, key, input } = intent;
  if (!key) return ctx.transaction(work);
  if (key.length > 255) throw new AppError('bad_request', 'Idempotency-Key is limited to 255 characters.');
  return ctx.transaction(async (tx) => {
    const claimed = await tx.db
      .insert(idempotentRequests)
      .values({ userId, operation, key, fingerprint: fingerprintOf(input) })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    if (claimed.length === 0) return (await findAnswer<T>(tx, intent))!;
    const answer = await work(tx);
    await tx.db.update(idempotentRequests).set({ answer }).where(same(intent));
    return answer;
  });
}

/** What was answered to this very intent before, null if nothing yet; `idempotency_mismatch` where its key meant something else. */
export async function findAnswer<T>({ db }: Pick<Context, 'db'>, intent: Intent): Promise<T | null> {
  if (!intent.key) return null;
  const [earlier] = await db.select().from(idempotentRequests).where(same(intent));
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprintOf(intent.input)) throw new AppError('idempotency_mismatch');
  return earlier.answer as T;
}

const same = ({ userId, operation, key }: Intent) =>
  and(
    eq(idempotentRequests.userId, userId),
    eq(idempotentRequests.operation, operation),
    eq(idempotentRequests.key, key ?? ''),
  );
