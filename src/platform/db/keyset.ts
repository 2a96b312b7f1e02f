/** A page cursor: the sort values of the last row, opaque to clients. A cursor nobody issued reads as null (first page). */
export function writeCursor(values: (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}
export function readCursor(cursor: string | undefined, length: number): (string | number)[] | null {
  if (!cursor) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const valid =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => ['string', 'number'].includes(typeof value));
    return valid ? (values as (string | number)[]) : null;
  } catch {
    return null;
  }
}
