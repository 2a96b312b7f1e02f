import { desc, eq } from 'drizzle-orm';
import type { KeptMemoryChange } from '#shared/story/memory.ts';
import { profiles } from '../../accounts/tables.ts';
import type { Context, Viewer } from '../../context.ts';
import { requireCreator } from '../policy.ts';
import { getSeason } from '../queries.ts';
import { memoryChanges } from '../tables.ts';

/** What was changed in a season's memory, newest first, for its maker. Throws AppError: `not_found`, `forbidden`. */
export async function listMemoryChanges(
  ctx: Pick<Context, 'db'>,
  seasonId: string,
  viewer: Viewer,
): Promise<KeptMemoryChange[]> {
  requireCreator(await getSeason(ctx, seasonId, viewer), viewer);
  const rows = await ctx.db
    .select({ change: memoryChanges, author: profiles.username })
    .from(memoryChanges)
    .leftJoin(profiles, eq(profiles.userId, memoryChanges.authorId))
    .where(eq(memoryChanges.seasonId, seasonId))
    .orderBy(desc(memoryChanges.number));
  const changedSince = new Set<string>();
  const undone = new Set(rows.map(({ change }) => change.undoes));
  return rows.map(({ change, author }) => {
    const { id, number, act, was, text, factId, createdAt, authorId } = change;
    const canUndo = !changedSince.has(factId);
    changedSince.add(factId);
    const isOwn = authorId === viewer.userId;
    const isTyped = (act === 'add' || act === 'correct' || act === 'undo') && !isOwn;
    return {
      id,
      number,
      act,
      was: isTyped ? null : was,
      text: isTyped ? null : text,
      author,
      created_at: createdAt.toISOString(),
      can_undo: canUndo,
      is_undone: undone.has(id),
    };
  });
}
