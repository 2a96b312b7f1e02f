import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { idempotentRequests } from './tables.ts';

type Intent = { userId: string; operation: string; key: string | null; input: unknown };

/**
 * Does something that costs once: the same key again (a double click, a retry after a lost answer) waits for the first
 * and gets its answer; the same key with another input is refused. `work` runs in a transaction of its own, so a
 * failure keeps nothing, not even the key.
 */
export async function answerOnce<T>(ctx: Context, intent: Intent, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { userId, operation, key } = intent;
  if (!key) return ctx.transaction(work);
  if (key.length > 255) throw new AppError('bad_request', 'Idempotency-Key is limited to 255 characters.');
  const fingerprint = createHash('sha256').update(JSON.stringify(intent.input)).digest('base64url');
  return ctx.transaction(async (tx) => {
    const claimed = await tx.db
      .insert(idempotentRequests)
      .values({ userId, operation, key, fingerprint })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    const same = and(
      eq(idempotentRequests.userId, userId),
      eq(idempotentRequests.operation, operation),
      eq(idempotentRequests.key, key),
    );
    if (claimed.length === 0) {
      const [earlier] = await tx.db.select().from(idempotentRequests).where(same);
      if (earlier?.fingerprint !== fingerprint) throw new AppError('idempotency_mismatch');
      return earlier.answer as T;
    }
    const answer = await work(tx);
    await tx.db.update(idempotentRequests).set({ answer }).where(same);
    return answer;
  });
}
