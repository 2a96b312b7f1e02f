import { eq } from 'drizzle-orm';
import { showSlug, youngestListener, type AudienceRating } from '#shared/shows.ts';
import type { Context, Viewer } from '../../context.ts';
import { readSoon } from '../feeds/follow-feed.ts';
import { judgeSeasonsAgainJob } from '../jobs.ts';
import { requireAllowedText, requireListedName } from '../moderate-text.ts';
import { getOwnShow } from '../queries.ts';
import { shows, type ShowRow } from '../tables.ts';

type Changes = { name?: string; description?: string; audience_rating?: AudienceRating; is_public?: boolean };

/**
 * Changes what is given and nothing else, so that two changes at once both stay. Where younger listeners come or the show's
 * text is another, its seasons are judged again. Throws AppError: `invalid_input` for a name, `rejected_content`, `forbidden`.
 */
export async function updateShow(ctx: Context, viewer: Viewer, id: string, changes: Changes): Promise<ShowRow> {
  const show = await getOwnShow(ctx, id, viewer);
  const { name, description, audience_rating: audienceRating = show.audienceRating, is_public: isPublic } = changes;
  if (Object.values(changes).every((change) => change === undefined)) return show;
  // A podcast was given its address when it was published, and others link to it.
  const slug = name && show.kind !== 'podcast' ? showSlug(name) : undefined;
  const isReworded = name !== undefined || description !== undefined;
  const isLowered = youngestListener[audienceRating] < youngestListener[show.audienceRating];
  if (name !== undefined || isLowered) requireListedName(name ?? show.name, audienceRating);
  if (isReworded)
    await requireAllowedText(ctx, `${name ?? show.name}. ${description ?? show.description ?? ''}`, 'show');
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .update(shows)
      .set({ name, slug, description, isPublic, audienceRating: changes.audience_rating })
      .where(eq(shows.id, id))
      .returning();
    // Its episodes' texts are judged for their audience when they are read.
    if (show.podcastRssUrl && audienceRating !== show.audienceRating) await readSoon(tx, show.podcastRssUrl);
    if (isReworded || isLowered) await tx.jobs.enqueue(tx.db, judgeSeasonsAgainJob, { showId: id });
    return row!;
  });
}
