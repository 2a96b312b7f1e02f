import { AppError, ProviderError } from '#shared/errors.ts';
import type { AudienceRating } from '#shared/shows.ts';
import { moderate } from '#studio/moderation/moderate.ts';
import type { Context } from '../context.ts';

/** Whether a plot idea may be told to an audience. A second opinion that does not answer is no approval. */
export async function isPlotApproved(ctx: Pick<Context, 'studio' | 'log'>, plotIdea: string, rating: AudienceRating): Promise<boolean> {
  try {
    const verdict = await moderate(plotIdea, { rating, kind: 'plot' }, ctx.studio.moderation);
    return verdict.approved;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error }, 'moderation did not answer');
    throw new AppError('moderation_unavailable');
  }
}

export async function requireApprovedPlot(ctx: Pick<Context, 'studio' | 'log'>, plotIdea: string, rating: AudienceRating): Promise<void> {
  if (!(await isPlotApproved(ctx, plotIdea, rating))) throw new AppError('rejected_content');
}
