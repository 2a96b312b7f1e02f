import { eq } from 'drizzle-orm';
import { showSlug } from '#shared/shows.ts';
import type { Context, Viewer } from '../context.ts';
import { requireTellable } from './judge-text.ts';
import { getOwnShow } from './queries.ts';
import { shows, type ShowRow } from './tables.ts';

type Changes = { name?: string; description?: string; is_public?: boolean };

/** Changes what is given and nothing else, so that two changes at once both stay. */
export async function updateShow(ctx: Context, viewer: Viewer, id: string, changes: Changes): Promise<ShowRow> {
  const show = await getOwnShow(ctx, id, viewer);
  const { name, description, is_public: isPublic } = changes;
  if (name === undefined && description === undefined && isPublic === undefined) return show;
  if (name !== undefined || description !== undefined)
    await requireTellable(ctx, `${name ?? show.name}. ${description ?? show.description ?? ''}`, 'show');
  const [row] = await ctx.db
    .update(shows)
    .set({ name, slug: name && showSlug(name), description, isPublic })
    .where(eq(shows.id, id))
    .returning();
  return row!;
}
