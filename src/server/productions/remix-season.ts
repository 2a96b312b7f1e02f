import { AppError } from '#shared/errors.ts';
import { getShow } from '../catalog/queries.ts';
import type { Context, Viewer } from '../context.ts';
import { getSeason, listChoices, listEpisodes, lockSeason } from '../seasons/queries.ts';
import { withIdempotency, type IdempotentRequest } from '../wallet/with-idempotency.ts';
import { copySeason } from './copy-season.ts';
import { orderEpisode, type Share } from './order-episode.ts';

type Remix = {
  seasonId: string;
  episodeNumber: number;
  choiceId?: string | null;
  shares?: readonly Share[];
};

/**
 * A new season that keeps the episodes up to one of another season (sharing their audio) and takes another path from
 * there. An episode without choices is simply continued. Throws AppError: `invalid_input` for an episode that is not
 * ready or a choice that is not of it, `conflict` for a hidden season, `not_found`, `insufficient_cantos`,
 * `idempotency_mismatch`.
 */
export async function remixSeason(ctx: Context, viewer: Viewer, input: Remix, request: IdempotentRequest) {
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
  await getShow(ctx, source.showId, viewer);
  return withIdempotency(ctx, request, async (tx) => {
    // Locked, so that it is not hidden or put in review in this moment.
    const locked = await lockSeason(tx, source.id, viewer);
    if (locked.hiddenAt) throw new AppError('conflict', 'This season is hidden and cannot be remixed.');
    const id = crypto.randomUUID();
    const title = remixTitle(source.title, choice?.choiceText);
    await copySeason(
      tx,
      locked,
      {
        id,
        title,
        description: source.description,
        creatorId: viewer.userId,
        isPublished: true,
        sourceEpisodeNumber: input.episodeNumber,
      },
      kept,
    );
    await orderEpisode(tx, {
      seasonId: id,
      episodeNumber: input.episodeNumber + 1,
      payment: {
        by: viewer.userId,
        reason: 'remix',
        description: `A remix of ${source.title}`,
        shares: input.shares,
      },
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
