import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import type { Studio } from '../studio.ts';
import { isFlagged, moderate } from './moderate.ts';

/**
 * Whether a line may be told to the show's audience. What was judged when it was written is not judged again: a judge of
 * ideas mistakes one spoken line in thousands. The second opinion is asked about every line. Throws when `signal` is aborted.
 */
export async function mayBeTold(
  studio: Pick<Studio, 'moderation'>,
  line: ScriptLine,
  { rating, isVetted }: { rating: AudienceRating; isVetted: boolean },
  signal?: AbortSignal,
): Promise<boolean> {
  if (isVetted) return !(await isFlagged(line.text, studio.moderation, signal));
  return (await moderate(line.text, { rating, kind: 'line' }, studio.moderation, signal)).approved;
}

/** Refuses a line that may not be told, before anybody voices it. */
export async function checkLine(...args: Parameters<typeof mayBeTold>): Promise<void> {
  if (!(await mayBeTold(...args)))
    throw new AppError('rejected_content', 'The story took a turn that may not be told here.');
}
