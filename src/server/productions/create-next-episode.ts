import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import type { EpisodeSummary } from '../seasons/columns.ts';
import { presentOrderedEpisode } from '../seasons/present-season.ts';
import { listChoices, lockSeason, getLastEpisode } from '../seasons/queries.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { withIdempotency, type IdempotentRequest } from '../wallet/with-idempotency.ts';
import { noteWished, requireWish } from './doors/standing-wish.ts';
import { orderEpisode, type Share } from './order-episode.ts';

type Next = {
  seasonId: string;
  episodeId: string;
  choiceId: string;
  /** A standing wish chose, not the listener. */
  wished?: boolean | undefined;
  /** Who pays how much of it, where several chip in. */
  shares?: readonly Share[];
};

/**
 * Goes on with a season by a choice of its last episode. Whoever comes second pays nothing and gets `path_taken`.
 * Throws AppError: `conflict` while an episode is being made, `path_taken`, `invalid_input`, `not_found`,
 * `insufficient_cantos`, `idempotency_mismatch`; for a `wished` door also `conflict` where the standing wish may not open it.
 */
export function createNextEpisode(ctx: Context, viewer: Viewer, input: Next, request: IdempotentRequest) {
  return withIdempotency(ctx, request, async (tx) => {
    const season = await lockSeason(tx, input.seasonId, viewer);
    const last = await getLastEpisode(tx, season.id);
    if (!last) throw new AppError('conflict', 'The season has no episode to continue from.');
    await requireLast(tx, last, input);
    const choice = (await listChoices(tx, last.id)).find(({ id }) => id === input.choiceId);
    if (!choice)
      throw new AppError('invalid_input', undefined, { errors: { choiceId: ['That is not one of the paths.'] } });
    if (last.stage !== 'ready') throw new AppError('conflict', 'The episode before is still being made.');
    if (input.wished) await requireWish(tx, viewer, choice);
    const episode = await orderEpisode(tx, {
      seasonId: season.id,
      episodeNumber: last.episodeNumber + 1,
      payment: {
        by: viewer.userId,
        reason: 'episode',
        description: `Episode ${last.episodeNumber + 1} of ${season.title}`,
        shares: input.shares,
      },
      choice: { id: choice.id, key: choice.choiceKey, text: choice.choiceText },
    });
    if (input.wished) await noteWished(tx, viewer, episode);
    return { episode: presentOrderedEpisode(episode) };
  });
}

async function requireLast(ctx: Context, last: EpisodeSummary, { seasonId, episodeId }: Next): Promise<void> {
  if (last.id === episodeId) return;
  const [given] = await ctx.db
    .select({ seasonId: seasonEpisodes.seasonId })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  if (given?.seasonId !== seasonId) {
    throw new AppError('invalid_input', undefined, {
      errors: { episodeId: ['That is not an episode of this season.'] },
    });
  }
  throw new AppError('path_taken');
}
