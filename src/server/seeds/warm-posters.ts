import { asc, eq } from 'drizzle-orm';
import { waitForIdleForeground } from '#platform/priority-gate.ts';
import { openMaster, openPicture } from '../catalog/media/open-picture.ts';
import { pictures, shows } from '../catalog/tables.ts';
import type { Context } from '../context.ts';

/** What browsers pick for a poster of the home page's shelves, on phones and desktops of one to three pixels a point. */
const posterWidths = [320, 480, 640] as const;

/**
 * Draws what a first visit meets, one after another: the featured shows' posters as the home page shows them, then every
 * other cover, portrait and place (their sizes are made in a tenth of a second when somebody asks).
 */
export async function warmPosters(ctx: Context, attempt: { signal: AbortSignal }): Promise<void> {
  const featured = await ctx.db
    .select({ imageUrl: shows.imageUrl })
    .from(shows)
    .where(eq(shows.featured, true))
    .orderBy(asc(shows.featuredOrder));
  for (const { imageUrl } of featured) {
    const key = /\/pictures\/(\w+)\//.exec(imageUrl ?? '')?.[1];
    if (!key) continue;
    for (const width of posterWidths) {
      await waitForIdleForeground(attempt.signal);
      await openPicture(ctx, key, width, 'avif');
    }
  }
  for (const { key } of await ctx.db.select().from(pictures).orderBy(asc(pictures.createdAt), asc(pictures.key))) {
    await waitForIdleForeground(attempt.signal);
    await openMaster(ctx, key);
  }
}
