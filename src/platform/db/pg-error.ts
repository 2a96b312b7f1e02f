import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Classes of SQLSTATE: no connection, no disk or memory or connection left, shutting down or starting, a failed disk. */
const passing = /^(?:08|53|57P0|58030)/;
const passingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ENOSPC']);
/** What the pool and the embedded database say in words alone. */
const passingWords = /timeout exceeded when trying to connect|connection terminated|no space left|ENOSPC/i;

/** Whether a failure is the database's, and the same may succeed once it is well again. */
export function isOutOfService(error: unknown): boolean {
  const state = databaseError(error)?.code;
  if (state) return passing.test(state);
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(inner instanceof Error)) return false;
  return passingCodes.has((inner as NodeJS.ErrnoException).code ?? '') || passingWords.test(inner.message);
}

/** The database's own error inside whatever wraps it, or null. `code` is the SQLSTATE. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof pg.DatabaseError ? inner : null;
}
