import { implement } from '@orpc/server';
import { AppError } from '#shared/errors.ts';
import { wholeList } from '#shared/paging.ts';
import { limitAction } from '../accounts/limit-action.ts';
import type { RequestContext } from '../context.ts';
import { likeSeason, saveSeason } from '../seasons/mark-season.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { getEpisode } from '../seasons/queries.ts';
import { requireViewer } from '../viewer.ts';
import { listeningContract } from './contract.ts';
import { countEpisodePlay } from './count-play.ts';
import { closeOwnFeed, findOwnFeed, renewOwnFeed } from './feeds/feed-address.ts';
import { findSeasonFeed } from './feeds/private-feed.ts';
import { findRecap } from './find-recap.ts';
import { forgetListening } from './forget-listening.ts';
import { listListening } from './list-listening.ts';
import { listListeningSeasons } from './list-seasons.ts';
import { readSeasonMap } from './paths/season-map.ts';
import { listSaved } from './queries.ts';
import { recordListening } from './record-listening.ts';

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
  readSeasonMap: os.readSeasonMap.handler(({ context: { ctx, viewer }, input: { id, ...page } }) =>
    readSeasonMap(ctx, id, viewer, page),
  ),
  recordListening: os.recordListening.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'listening');
    return recordListening(context.ctx, viewer, input);
  }),
  listListening: os.listListening.handler(({ context, input }) =>
    listListening(context.ctx, requireViewer(context).userId, input),
  ),
  forgetListening: os.forgetListening.handler(async ({ context, input }) => ({
    forgotten: await forgetListening(context.ctx, requireViewer(context), input),
  })),
  listListeningSeasons: os.listListeningSeasons.handler(async ({ context: { ctx, viewer, notes }, input }) => {
    for (const id of input.ids) notes?.topics.add(seasonTopic(id));
    return wholeList(await listListeningSeasons(ctx, input.ids, viewer));
  }),
  getSeasonFeed: os.getSeasonFeed.handler(async ({ context: { ctx, viewer }, input }) => ({
    url: await findSeasonFeed(ctx, input.id, viewer),
  })),
  getOwnFeed: os.getOwnFeed.handler(async ({ context }) => ({
    url: await findOwnFeed(context.ctx, requireViewer(context).userId),
  })),
  renewOwnFeed: os.renewOwnFeed.handler(async ({ context }) => {
    const { userId } = requireViewer(context);
    await limitAction(context, 'account');
    return { url: await renewOwnFeed(context.ctx, userId) };
  }),
  closeOwnFeed: os.closeOwnFeed.handler(async ({ context }) => {
    await closeOwnFeed(context.ctx, requireViewer(context).userId);
    return { url: null };
  }),
  trackEpisodePlay: os.trackEpisodePlay.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    const { episode } = await getEpisode(context.ctx, input.episodeId, viewer);
    if (episode.seasonId !== input.seasonId)
      throw new AppError('invalid_input', 'That is not an episode of this season.');
    await countEpisodePlay(context.ctx, episode.id, viewer.userId);
    return { success: true as const };
  }),
};
