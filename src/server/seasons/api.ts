import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { wholeList } from '#shared/paging.ts';
import { AppError } from '#shared/errors.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { requireViewer } from '../viewer.ts';
import { catalogContract } from '../catalog/contract.ts';
import { isTellable } from '../catalog/judge-text.ts';
import { getShow } from '../catalog/queries.ts';
import type { Context, RequestContext, Viewer } from '../context.ts';
import { findAnswer, type Intent } from '../wallet/answer-once.ts';
import { seasonsContract } from './contract.ts';
import { countSeasonView } from './count-view.ts';
import { createNextEpisode } from './create-next-episode.ts';
import { createSeason } from './create-season.ts';
import { requireCreator } from './policy.ts';
import { presentEpisode } from './present-season.ts';
import { getProgress } from './progress.ts';
import {
  getEpisode,
  getSeason,
  listChoices,
  listEpisodes,
  listOwnSeasons,
  listShowSeasons,
  listSimilarSeasons,
} from './queries.ts';
import { readSeason } from './read-season.ts';
import { readTranscript } from './read-transcript.ts';
import { remixSeason } from './remix-season.ts';
import { retryProduction } from './retry-production.ts';
import { suggestPlot } from './suggest-plot.ts';
import { userSeasons } from './tables.ts';

const os = implement(seasonsContract).$context<RequestContext>();

/** Something that is produced and paid for. What was ordered already is answered as it was, however much was ordered since. */
async function order<Input, Answer>(
  context: RequestContext,
  operation: string,
  input: Input,
  make: (ctx: Context, viewer: Viewer, input: Input, intent: Intent) => Promise<Answer>,
): Promise<Answer> {
  const viewer = requireViewer(context);
  const intent = { userId: viewer.userId, operation, key: context.idempotencyKey, input };
  const kept = await findAnswer<Answer>(context.ctx, intent);
  if (kept) return kept;
  await limitAction(context, 'production');
  return make(context.ctx, viewer, input, intent);
}

export const seasonsApi = {
  getSeason: os.getSeason.handler(async ({ context, input }) => {
    const season = await readSeason(context, input.id);
    const { ctx, visitor } = context;
    countSeasonView(ctx, { id: season.id, showId: season.show_id }, visitor).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'view not counted'),
    );
    return season;
  }),
  listEpisodes: os.listEpisodes.handler(async ({ context: { ctx, viewer }, input }) => {
    const season = await getSeason(ctx, input.id, viewer);
    return wholeList((await listEpisodes(ctx, season.id)).map(presentEpisode));
  }),
  listSimilarSeasons: os.listSimilarSeasons.handler(async ({ context: { ctx, viewer }, input }) =>
    wholeList(await listSimilarSeasons(ctx, await getSeason(ctx, input.id, viewer))),
  ),
  getProgress: os.getProgress.handler(async ({ context: { ctx, viewer }, input }) => {
    await getSeason(ctx, input.id, viewer);
    return getProgress(ctx, input.id);
  }),
  retryProduction: os.retryProduction.handler(({ context, input }) =>
    retryProduction(context.ctx, requireViewer(context), input.id, context.idempotencyKey),
  ),
  setPublished: os.setPublished.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    requireCreator(await getSeason(context.ctx, input.id, viewer), viewer);
    await context.ctx.db
      .update(userSeasons)
      .set({ isPublished: input.is_published })
      .where(eq(userSeasons.id, input.id));
    return readSeason(context, input.id);
  }),
  listChoices: os.listChoices.handler(async ({ context: { ctx, viewer }, input }) => {
    const { episode } = await getEpisode(ctx, input.id, viewer);
    const rows = await listChoices(ctx, episode.id);
    return wholeList(
      rows.map((row) => ({
        id: row.id,
        episode_id: row.episodeId,
        choice_text: row.choiceText,
        choice_order: row.choiceOrder,
      })),
    );
  }),
  getTranscript: os.getTranscript.handler(async ({ context: { ctx, viewer }, input }) => {
    const { episode } = await getEpisode(ctx, input.id, viewer);
    return readTranscript(ctx, episode.id);
  }),
  mySeasons: os.mySeasons.handler(({ context, input }) =>
    listOwnSeasons(context.ctx, requireViewer(context).userId, input),
  ),
  generatePlotIdea: os.generatePlotIdea.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'plot-idea');
    return suggestPlot(context.ctx, viewer, input);
  }),
  moderatePlotContent: os.moderatePlotContent.handler(async ({ context, input }) => {
    const { ctx, viewer } = context;
    await limitAction(context, 'plot-check');
    const rating = input.showId ? (await getShow(ctx, input.showId, viewer)).audienceRating : 'all_ages';
    if (!input.plotContent.trim()) return { isApproved: true };
    return { isApproved: await isTellable(ctx, input.plotContent, { rating, kind: 'plot' }) };
  }),
  createSeason: os.createSeason.handler(({ context, input }) => order(context, 'create-season', input, createSeason)),
  createNextEpisode: os.createNextEpisode.handler(({ context, input }) =>
    order(context, 'create-next-episode', input, createNextEpisode),
  ),
  remixSeason: os.remixSeason.handler(async ({ context, input }) => {
    try {
      return { success: true, newSeason: await order(context, 'remix-season', input, remixSeason) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_input') return { success: false, error: error.message };
      throw error;
    }
  }),
};

/** A show's seasons, which the catalogue cannot know of: seasons are built on it. */
export const showSeasonsApi = {
  listShowSeasons: implement(catalogContract)
    .$context<RequestContext>()
    .listShowSeasons.handler(async ({ context: { ctx, viewer }, input: { id, ...page } }) => {
      const show = await getShow(ctx, id, viewer);
      return listShowSeasons(ctx, show.id, page);
    }),
};
