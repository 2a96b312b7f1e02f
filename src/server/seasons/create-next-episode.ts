import { eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Context, Viewer } from '../context.ts';
import { answerOnce, type Intent } from '../wallet/answer-once.ts';
import type { EpisodeSummary } from './episode-columns.ts';
import { orderEpisode } from './order-episode.ts';
import { presentOrderedEpisode } from './present-season.ts';
import { listChoices, lockSeason } from './queries.ts';
import { getLastEpisode } from './last-episode.ts';
import { seasonEpisodes } from './tables.ts';

type Next = { seasonId: string; episodeId: string; choiceId: string };

/** Goes on with a season by a choice of its last episode. Whoever comes second pays nothing and gets `path_taken`. */
export function createNextEpisode(ctx: Context, viewer: Viewer, input: Next, intent: Intent) {
  return answerOnce(ctx, intent, async (tx) => {
    const season = await lockSeason(tx, input.seasonId, viewer);
    const last = await getLastEpisode(tx, season.id);
    if (!last) throw new AppError('conflict', 'The season has no episode to continue from.');
    await requireLast(tx, last, input);
    const choice = (await listChoices(tx, last.id)).find(({ id }) => id === input.choiceId);
    if (!choice)
      throw new AppError('invalid_input', undefined, { errors: { choiceId: ['That is not one of the paths.'] } });
    if (last.stage !== 'ready') throw new AppError('conflict', 'The episode before is still being made.');
    const episode = await orderEpisode(tx, {
      seasonId: season.id,
      episodeNumber: last.episodeNumber + 1,
      userId: viewer.userId,
      reason: 'episode',
      description: `Episode ${last.episodeNumber + 1} of ${season.title}`,
      choice: { id: choice.id, key: choice.choiceKey, text: choice.choiceText },
    });
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
