import { desc, sql, type Column, type SQL } from 'drizzle-orm';

/** What a list is ordered by, its highest first, and how a cursor keeps that: as a whole number. */
export type Rank = { column: Column; kept: SQL | Column; read: (kept: string) => SQL };

export const byNumber = (column: Column): Rank => ({ column, kept: column, read: (kept) => sql`${kept}::bigint` });
/** Times in microseconds, as the database has them: a JavaScript date would lose the last three digits. */
export const byTime = (column: Column): Rank => ({
  column,
  kept: sql`(extract(epoch from ${column}) * 1000000)::bigint`,
  read: (kept) => sql`('epoch'::timestamptz + ${kept}::float8 * interval '1 microsecond')`,
});

type Paging = { orderBy: SQL[]; afterCursor: SQL | undefined; cursorValue: SQL<string> };

/**
 * Rows by rank and id, the highest first, a page at a time (keyset pagination): select their `cursorValue` too, order them by
 * `orderBy`, filter by `afterCursor`, take one more than the page holds, and let `toPage` cut them. Orders and compares the columns as they
 * are, so that an index of (…, rank, id) is read from where the page begins. A cursor nobody issued begins at the beginning.
 */
export function highestFirst(rank: Rank, id: Column, cursor: string | undefined): Paging {
  const last = readCursor(cursor);
  return {
    orderBy: [desc(rank.column), desc(id)],
    afterCursor: last ? sql`(${rank.column}, ${id}) < (${rank.read(last.cursorValue)}, ${last.id})` : undefined,
    cursorValue: sql<string>`${rank.kept}::text`,
  };
}
export function newestFirst({ createdAt, id }: { createdAt: Column; id: Column }, cursor: string | undefined): Paging {
  return highestFirst(byTime(createdAt), id, cursor);
}

type Position = { cursorValue: string; id: string };

/** The page and the cursor for the next one; `rows` are one more than `limit` where there is a next one. */
export function toPage<Row extends Position>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next_cursor: string | null } {
  const last = rows[limit - 1];
  return { page: rows.slice(0, limit), next_cursor: rows.length > limit && last ? writeCursor(last) : null };
}

/** Opaque to clients. */
function writeCursor({ cursorValue, id }: Position): string {
  return Buffer.from(JSON.stringify([cursorValue, id])).toString('base64url');
}
function readCursor(cursor: string | undefined): Position | null {
  try {
    const [cursorValue, id, ...more] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[];
    const valid =
      typeof cursorValue === 'string' &&
      /^-?\d{1,16}$/.test(cursorValue) &&
      typeof id === 'string' &&
      more.length === 0;
    return valid ? { cursorValue, id } : null;
  } catch {
    return null;
  }
}
