import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { idempotentRequests } from './tables.ts';

export type IdempotentRequest = { userId: string; operation: string; key: string | null; input: unknown };

const fingerprintOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/**
 * Does something that costs once: the same key again (a double click, a retry after a lost response) waits for the
 * first and gets its response; the same key with another input is refused. `work` runs in a transaction of its own, so
 * a failure keeps nothing, not even the key. Throws AppError: `idempotency_mismatch`, `bad_request` for a key that
 * is too long.
 */
export async function withIdempotency<T>(
  ctx: Context,
  request: IdempotentRequest,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const { userId, operation, key, input } = request;
  if (!key) return ctx.transaction(work);
  if (key.length > 255) throw new AppError('bad_request', 'Idempotency-Key is limited to 255 characters.');
  return ctx.transaction(async (tx) => {
    const claimed = await tx.db
      .insert(idempotentRequests)
      .values({ userId, operation, key, fingerprint: fingerprintOf(input) })
      .onConflictDoNothing()
      .returning({ key: idempotentRequests.key });
    if (claimed.length === 0) return (await findStoredResponse<T>(tx, request))!;
    const response = await work(tx);
    await tx.db.update(idempotentRequests).set({ response }).where(same(request));
    return response;
  });
}

/** What was answered to this very request before, null if nothing yet; `idempotency_mismatch` where its key meant something else. */
export async function findStoredResponse<T>(
  { db }: Pick<Context, 'db'>,
  request: IdempotentRequest,
): Promise<T | null> {
  if (!request.key) return null;
  const [earlier] = await db.select().from(idempotentRequests).where(same(request));
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprintOf(request.input)) throw new AppError('idempotency_mismatch');
  return earlier.response as T;
}

const same = ({ userId, operation, key }: IdempotentRequest) =>
  and(
    eq(idempotentRequests.userId, userId),
    eq(idempotentRequests.operation, operation),
    eq(idempotentRequests.key, key ?? ''),
  );
