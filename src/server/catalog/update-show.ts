import { eq } from 'drizzle-orm';
import { showSlug } from '#shared/shows.ts';
import type { Context, Viewer } from '../context.ts';
import { requireTellable } from './judge-text.ts';
import { getOwnShow } from './queries.ts';
import { shows, type ShowRow } from './tables.ts';

type Changes = { name?: string; description?: string; is_public?: boolean };

export async function updateShow(ctx: Context, viewer: Viewer, id: string, changes: Changes): Promise<ShowRow> {
  const show = await getOwnShow(ctx, id, viewer);
  const name = changes.name ?? show.name;
  const description = changes.description ?? show.description;
  if (changes.name !== undefined || changes.description !== undefined)
    await requireTellable(ctx, `${name}. ${description ?? ''}`, 'show');
  const [row] = await ctx.db
    .update(shows)
    .set({ name, slug: showSlug(name), description, isPublic: changes.is_public ?? show.isPublic })
    .where(eq(shows.id, id))
    .returning();
  return row!;
}
