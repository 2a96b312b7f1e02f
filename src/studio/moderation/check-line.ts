import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/script.ts';
import type { AudienceRating } from '#shared/shows.ts';
import type { Studio } from '../studio.ts';
import { moderate } from './moderate.ts';

/** Refuses a line that may not be told to the show's audience, whoever wrote it, before anybody voices it. */
export async function checkLine(
  studio: Pick<Studio, 'moderation'>,
  line: ScriptLine,
  rating: AudienceRating,
  signal?: AbortSignal,
): Promise<void> {
  const { approved } = await moderate(line.text, { rating, kind: 'line' }, studio.moderation, signal);
  if (!approved) throw new AppError('rejected_content', 'The story took a turn that may not be told here.');
}
