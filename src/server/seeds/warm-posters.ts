import { asc, eq } from 'drizzle-orm';
import { openPicture } from '../catalog/open-picture.ts';
import { shows } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { untilNobodyWaits } from '../seasons/people-first.ts';

/** What browsers pick for a poster of the home page's shelves, on phones and desktops of one to three pixels a point. */
const posterWidths = [320, 480, 640] as const;

/** Draws the featured shows' posters as the home page shows them, one after another, so that a first visit finds them. */
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
      await untilNobodyWaits(attempt.signal);
      await openPicture(ctx, key, width, 'avif');
    }
  }
}
