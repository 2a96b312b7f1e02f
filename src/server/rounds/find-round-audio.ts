import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { requireMember, type Asker } from './members.ts';
import { openRound } from './read-round.ts';

/**
 * The file of the episode that a room listens to, for its members alone: they may hear what its host may, while they are there.
 * Null for another episode. Throws AppError: `forbidden`, `not_found` also once the season is hidden.
 */
export async function findRoundAudio(
  ctx: Pick<Context, 'db' | 'clock'>,
  roundId: string,
  asker: Asker,
  episodeId: string,
): Promise<string | null> {
  const round = await openRound(ctx, roundId);
  requireMember(round, asker);
  if (episodeId === round.episode.id) return round.episode.audioKey;
  if (episodeId !== round.row.state.next?.episodeId) return null;
  const [next] = await ctx.db
    .select({ audioKey: seasonEpisodes.audioKey })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  return next?.audioKey ?? null;
}
