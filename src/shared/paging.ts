import { z } from 'zod';

/** A list answer: `next_cursor` is null on the last page. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}
/** The answer of a list that is never longer than a page. */
export const wholeList = <T>(items: T[]) => ({ items, next_cursor: null });

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const idInput = z.object({ id: z.string().min(1).max(64) });
