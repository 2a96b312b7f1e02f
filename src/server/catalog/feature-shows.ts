import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FeaturedShow } from '#shared/admin/admin.ts';
import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { shows } from './tables.ts';

type Writer = Pick<Context, 'db'>;

/** The featured shows in their order, also those that nobody gets to see just now. */
export async function listFeaturedShows({ db }: Writer): Promise<FeaturedShow[]> {
  const rows = await db
    .select()
    .from(shows)
    .where(eq(shows.featured, true))
    .orderBy(asc(shows.featuredOrder), desc(shows.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    image_url: row.imageUrl,
    is_listed: row.isPublic && !row.hiddenAt,
  }));
}

/** Features exactly these shows, in this order, one change at a time. Belongs in a transaction. */
export async function featureShows({ db }: Writer, ids: string[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('featured shows'))`);
  const known = ids.length > 0 ? await db.select({ id: shows.id }).from(shows).where(inArray(shows.id, ids)) : [];
  if (known.length !== ids.length) {
    throw new AppError('invalid_input', undefined, { errors: { ids: ['One of these shows is not there any more.'] } });
  }
  await db.update(shows).set({ featured: false, featuredOrder: null }).where(eq(shows.featured, true));
  for (const [at, id] of ids.entries())
    await db
      .update(shows)
      .set({ featured: true, featuredOrder: at + 1 })
      .where(eq(shows.id, id));
}
