import { eq } from 'drizzle-orm';
import type { Transcript } from '#shared/seasons.ts';
import type { Context } from '../context.ts';
import { seasonEpisodes } from './tables.ts';
import { timeEpisode } from './time-episode.ts';

/** The words of an episode with their times: all of them once it is finished, before that those that are voiced. */
export async function readTranscript(ctx: Pick<Context, 'db'>, episodeId: string): Promise<Transcript> {
  const [row] = await ctx.db
    .select({ lines: seasonEpisodes.transcript })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  if (row?.lines) return { episode_id: episodeId, lines: row.lines, complete: true };
  return { episode_id: episodeId, lines: (await timeEpisode(ctx, episodeId)).lines, complete: false };
}
