import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { shows } from './tables.ts';

/** A season of the show came (1) or went (-1). */
export async function countSeason({ db }: Pick<Context, 'db'>, showId: string, step: 1 | -1): Promise<void> {
  await db
    .update(shows)
    .set({ totalSeasons: sql`greatest(${shows.totalSeasons} + ${step}, 0)` })
    .where(eq(shows.id, showId));
}
