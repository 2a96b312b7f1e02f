import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../../context.ts';
import { findCharacters } from '../queries.ts';
import { characters } from '../tables.ts';

/**
 * Takes a character out of the owner's show; seasons it appeared in keep it. Throws AppError: `not_found`, `forbidden`
 * for a character of somebody else.
 */
export async function deleteCharacter(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  const [found] = await findCharacters(ctx, [id]);
  if (!found) throw new AppError('not_found', 'Character not found');
  if (found.showOwnerId !== viewer.userId) throw new AppError('forbidden');
  await ctx.db.update(characters).set({ deletedAt: ctx.clock.now() }).where(eq(characters.id, id));
}
