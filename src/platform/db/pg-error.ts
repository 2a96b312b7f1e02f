import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** The database's own error inside whatever wraps it, or null. `code` is the SQLSTATE. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof pg.DatabaseError ? inner : null;
}
