import { implement } from '@orpc/server';
import { AppError } from '#shared/errors.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { moderateText } from '../catalog/moderate-text.ts';
import { getShow } from '../catalog/queries.ts';
import type { Context, RequestContext, Viewer } from '../context.ts';
import { requireViewer } from '../viewer.ts';
import { walletContract } from '../wallet/contract.ts';
import { findStoredResponse, type IdempotentRequest } from '../wallet/with-idempotency.ts';
import { productionsContract } from './contract.ts';
import { createNextEpisode } from './create-next-episode.ts';
import { createSeason } from './create-season.ts';
import { keepStandingWish, readStandingWish } from './doors/standing-wish.ts';
import { listLedger } from './list-ledger.ts';
import { readPlot } from './plot/read-plot.ts';
import { remixSeason } from './remix-season.ts';
import { retryProduction } from './retry-production.ts';
import { suggestPlot } from './plot/suggest-plot.ts';
import { walkPath } from './walk-path.ts';

const os = implement(productionsContract).$context<RequestContext>();

/** Something that is produced and paid for. What was ordered already is answered as it was, however much was ordered since. */
async function order<Input, Answer>(
  context: RequestContext,
  operation: string,
  input: Input,
  make: (ctx: Context, viewer: Viewer, input: Input, request: IdempotentRequest) => Promise<Answer>,
): Promise<Answer> {
  const viewer = requireViewer(context);
  const request = { userId: viewer.userId, operation, key: context.idempotencyKey, input };
  const kept = await findStoredResponse<Answer>(context.ctx, request);
  if (kept) return kept;
  await limitAction(context, 'production');
  return make(context.ctx, viewer, input, request);
}

export const productionsApi = {
  retryProduction: os.retryProduction.handler(({ context, input }) =>
    retryProduction(context.ctx, requireViewer(context), input.id, context.idempotencyKey),
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
    if (!input.plotContent.trim()) return { isApproved: true, isReviewed: false };
    const { approved, verdict } = await moderateText(ctx, input.plotContent, { rating, kind: 'plot' });
    return { isApproved: approved, isReviewed: verdict === 'unsure' };
  }),
  readPlot: os.readPlot.handler(async ({ context, input }) => {
    await limitAction(context, 'plot-check');
    return readPlot(context.ctx, context.viewer, input);
  }),
  createSeason: os.createSeason.handler(({ context, input }) => order(context, 'create-season', input, createSeason)),
  createNextEpisode: os.createNextEpisode.handler(({ context, input }) =>
    order(context, 'create-next-episode', input, createNextEpisode),
  ),
  readStandingWish: os.readStandingWish.handler(({ context }) => readStandingWish(context.ctx, requireViewer(context))),
  keepStandingWish: os.keepStandingWish.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'account');
    return keepStandingWish(context.ctx, viewer, input);
  }),
  walkPath: os.walkPath.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'production');
    return walkPath(context.ctx, viewer, input);
  }),
  remixSeason: os.remixSeason.handler(async ({ context, input }) => {
    try {
      return { success: true, newSeason: await order(context, 'remix-season', input, remixSeason) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_input') return { success: false, error: error.message };
      throw error;
    }
  }),
};

/** A person's ledger, which the wallet cannot lead to seasons: productions are built on it. */
export const ledgerApi = {
  ledger: implement(walletContract)
    .$context<RequestContext>()
    .ledger.handler(({ context, input }) => listLedger(context.ctx, requireViewer(context).userId, input)),
};
