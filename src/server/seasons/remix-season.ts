import { AppError } from '#shared/errors.ts';
import { seasonPictures } from '../catalog/illustrate.ts';
import { getShow } from '../catalog/queries.ts';
import type { Context, Viewer } from '../context.ts';
import { answerOnce, type Intent } from '../wallet/answer-once.ts';
import { copyEpisodes } from './copy-episodes.ts';
import { orderEpisode } from './order-episode.ts';
import { getSeason, listChoices, listEpisodes } from './queries.ts';
import { userSeasons } from './tables.ts';

type Remix = { seasonId: string; episodeNumber: number; choiceId?: string | null };

/**
 * A new season that keeps the episodes up to one of another season (sharing their audio) and takes another path from
 * there. An episode without choices is simply continued.
 */
export async function remixSeason(ctx: Context, viewer: Viewer, input: Remix, intent: Intent) {
  const source = await getSeason(ctx, input.seasonId, viewer);
  const kept = (await listEpisodes(ctx, source.id)).filter(({ episodeNumber }) => episodeNumber <= input.episodeNumber);
  const turn = kept.at(-1);
  if (turn?.episodeNumber !== input.episodeNumber || turn.stage !== 'ready') {
    throw new AppError('invalid_input', 'That episode cannot be remixed yet.', {
      errors: { episodeNumber: ['That episode cannot be remixed yet.'] },
    });
  }
  const choices = await listChoices(ctx, turn.id);
  const choice = input.choiceId ? choices.find(({ id }) => id === input.choiceId) : undefined;
  if (choices.length > 0 && !choice)
    throw new AppError('invalid_input', undefined, { errors: { choiceId: ['Choose one of the paths.'] } });
  const show = await getShow(ctx, source.showId, viewer);
  return answerOnce(ctx, intent, async (tx) => {
    const id = crypto.randomUUID();
    const title = remixTitle(source.title, choice?.choiceText);
    const pictures = await seasonPictures(tx, show, id);
    const {
      id: _id,
      createdAt: _created,
      totalLikes: _likes,
      totalViews: _views,
      totalEpisodePlays: _plays,
      ...rest
    } = source;
    await tx.db.insert(userSeasons).values({
      ...rest,
      id,
      title,
      creatorId: viewer.userId,
      featuredImageUrl: pictures.square,
      landscapeImageUrl: pictures.landscape,
      isPublished: true,
      hiddenAt: null,
      isRemixed: true,
      sourceSeasonId: source.id,
      sourceEpisodeNumber: input.episodeNumber,
      currentEpisode: input.episodeNumber,
      episodeCount: kept.length,
      createdAt: tx.clock.now(),
    });
    await copyEpisodes(
      tx,
      kept.map((episode) => episode.id),
      id,
    );
    await orderEpisode(tx, {
      seasonId: id,
      episodeNumber: input.episodeNumber + 1,
      userId: viewer.userId,
      reason: 'remix',
      description: `A remix of ${source.title}`,
      choice: choice ? { id: choice.id, key: choice.choiceKey, text: choice.choiceText } : null,
    });
    return { id, title };
  });
}

/** The season's own name, and the turn that makes this one different; a remix of a remix names only the newest turn. */
function remixTitle(title: string, turn: string | undefined): string {
  const own = title.split(': ')[0]!;
  return (turn ? `${own}: ${turn.replace(/[.!?]+$/, '')}` : `${own}: Continued`).slice(0, 120);
}
