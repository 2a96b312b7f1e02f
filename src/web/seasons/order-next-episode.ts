import { prices } from '#shared/wallet.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { api } from '../api.ts';
import { askForCantos } from '../prompts.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { IntentKey } from '../intent-key.ts';
import { problemOf } from '../problem.ts';
import { isTooFewCantos } from './too-few-cantos.ts';

type Order = {
  season: Season;
  last: Episode;
  choiceId: string;
  balance: number;
  keys: IntentKey;
  onOrdered: (episode: Episode) => void;
};

/**
 * Asks the server for the episode behind a door and tells the listener what went wrong, if anything did. `not-asked`:
 * there are too few cantos, so nothing can have changed.
 */
export async function orderNextEpisode({ season, last, choiceId, balance, keys, onOrdered }: Order) {
  if (balance < prices.episode) {
    tellTooFew(balance);
    return 'not-asked' as const;
  }
  try {
    const idempotencyKey = keys.keyFor(`${last.id} ${choiceId}`);
    const { episode } = await api.seasons.createNextEpisode(
      { seasonId: season.id, episodeId: last.id, choiceId },
      { context: { idempotencyKey } },
    );
    keys.done();
    onOrdered(episode);
    return 'ordered' as const;
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'path_taken') return 'path-taken' as const;
    if (isTooFewCantos(problem)) tellTooFew(balance);
    else toast.bad('Error creating episode', problem.message);
    return 'refused' as const;
  }
}

export function tellTooFew(balance: number): void {
  toast.bad('Insufficient cantos', `You need ${prices.episode} cantos to continue the episode.`);
  askForCantos({ requiredAmount: prices.episode, currentBalance: balance });
}
