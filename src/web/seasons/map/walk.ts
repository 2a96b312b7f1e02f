import type { EpisodeChoice } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { seasonAddress } from '../season-address.ts';

type Step = { seasonId: string; episodeNumber: number; choice: EpisodeChoice; telling: Telling; signedIn: boolean };
/** What is walked behind a door: of several tellings one. */
type Telling = { seasonId: string; episodeNumber: number; episodeId: string };

/**
 * Follows a door that is told already.
 * @returns The address where it goes on: a playlist of the listener's own, or, signed out, the season that told it; null
 *   where it could not be followed, which the listener was told.
 */
export async function walkThrough({
  seasonId,
  episodeNumber,
  choice,
  telling,
  signedIn,
}: Step): Promise<string | null> {
  if (!signedIn) return `${seasonAddress(telling.seasonId)}?e=${telling.episodeNumber}`;
  try {
    const walked = await api.seasons.walkPath({
      seasonId,
      episodeNumber,
      choiceId: choice.id,
      episodeId: telling.episodeId,
    });
    return `${seasonAddress(walked.seasonId)}?e=${walked.episodeNumber}`;
  } catch (error) {
    toast.bad("That path can't be followed right now", problemOf(error).message);
    return null;
  }
}
