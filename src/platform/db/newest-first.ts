import { desc, sql, type Column, type SQL } from 'drizzle-orm';
import { readCursor, writeCursor } from './keyset.ts';

/**
 * Rows newest first, a page at a time: order them by `orderBy`, take those `beyond` the cursor, one more than the page
 * holds, and let `toPage` cut them. Times count to the millisecond, which is all that a JavaScript date keeps of them.
 */
export function newestFirst(
  { createdAt, id }: { createdAt: Column; id: Column },
  cursor: string | undefined,
): { orderBy: SQL[]; beyond: SQL | undefined } {
  const at = sql`date_trunc('milliseconds', ${createdAt})`;
  const [time, last] = readCursor(cursor, 2) ?? [];
  const known = time !== undefined && !Number.isNaN(Date.parse(String(time)));
  return {
    orderBy: [desc(at), desc(id)],
    beyond: known ? sql`(${at}, ${id}) < (${String(time)}::timestamptz, ${String(last)})` : undefined,
  };
}

/** The page and the cursor for the next one; `rows` are one more than `limit` where there is a next one. */
export function toPage<Row extends { createdAt: Date; id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next_cursor: string | null } {
  const last = rows[limit - 1];
  return {
    page: rows.slice(0, limit),
    next_cursor: rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
