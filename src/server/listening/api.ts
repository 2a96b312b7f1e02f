import { implement } from '@orpc/server';
import { AppError } from '#shared/errors.ts';
import { requireViewer } from '../viewer.ts';
import type { RequestContext } from '../context.ts';
import { getEpisode } from '../seasons/queries.ts';
import { listeningContract } from './contract.ts';
import { countEpisodePlay } from './count-play.ts';
import { findRecap } from './find-recap.ts';
import { likeSeason, saveSeason } from './mark-season.ts';
import { listSaved } from './queries.ts';

const os = implement(listeningContract).$context<RequestContext>();

export const listeningApi = {
  like: os.like.handler(({ context, input }) => likeSeason(context.ctx, requireViewer(context), input.id, true)),
  unlike: os.unlike.handler(({ context, input }) => likeSeason(context.ctx, requireViewer(context), input.id, false)),
  save: os.save.handler(({ context, input }) => saveSeason(context.ctx, requireViewer(context), input.id, true)),
  unsave: os.unsave.handler(({ context, input }) => saveSeason(context.ctx, requireViewer(context), input.id, false)),
  myList: os.myList.handler(({ context, input }) => listSaved(context.ctx, requireViewer(context), input)),
  previously: os.previously.handler(async ({ context: { ctx, viewer }, input }) => ({
    recap: viewer && (await findRecap(ctx, viewer, input.id)),
  })),
  trackEpisodePlay: os.trackEpisodePlay.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    const { episode } = await getEpisode(context.ctx, input.episodeId, viewer);
    if (episode.seasonId !== input.seasonId)
      throw new AppError('invalid_input', 'That is not an episode of this season.');
    await countEpisodePlay(context.ctx, episode, viewer.userId);
    return { success: true as const };
  }),
};
