import { AppError, ProviderError } from '#shared/errors.ts';
import type { AudienceRating } from '#shared/shows.ts';
import { moderate } from '#studio/moderation/moderate.ts';
import type { Context } from '../context.ts';

type Judge = Pick<Context, 'studio' | 'log'>;
type Subject = { rating: AudienceRating; kind: 'plot' | 'show' | 'location' };

/** Whether a text may be told to an audience. A second opinion that does not answer is `moderation_unavailable`, never an approval. */
export async function isTellable({ studio, log }: Judge, text: string, subject: Subject): Promise<boolean> {
  try {
    return (await moderate(text, subject, studio.moderation)).approved;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'moderation did not answer');
    throw new AppError('moderation_unavailable');
  }
}

/** Texts of shows and places are judged for all ages: everybody may come across them. */
export async function requireTellable(
  judge: Judge,
  text: string,
  subject: Subject | 'show' | 'location',
): Promise<void> {
  const about = typeof subject === 'string' ? { rating: 'all_ages' as const, kind: subject } : subject;
  if (!(await isTellable(judge, text, about))) throw new AppError('rejected_content');
}
