import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import type { Studio } from '../studio.ts';
import { moderate } from './moderate.ts';

type Judge = Pick<Studio, 'moderation'>;

/** Whether a line may be told to the show's audience, whoever wrote it. */
export async function mayBeTold(
  studio: Judge,
  line: ScriptLine,
  rating: AudienceRating,
  signal?: AbortSignal,
): Promise<boolean> {
  return (await moderate(line.text, { rating, kind: 'line' }, studio.moderation, signal)).approved;
}

/** Refuses a line that may not be told, before anybody voices it. */
export async function checkLine(...[studio, line, rating, signal]: Parameters<typeof mayBeTold>): Promise<void> {
  if (!(await mayBeTold(studio, line, rating, signal)))
    throw new AppError('rejected_content', 'The story took a turn that may not be told here.');
}
