import { prices } from '#shared/wallet.ts';
import type { Episode, EpisodeChoice, Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { askForCantos } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { IdempotencyKeys } from '#web/api/idempotency-key.ts';
import { keepIfOffline } from '#web/player/downloads/keep-if-offline.ts';
import { problemOf } from '#web/api/problem.ts';
import { isTooFewCantos, tellDebt } from '../too-few-cantos.ts';

type Order = {
  season: Season;
  last: Episode;
  choice: EpisodeChoice;
  balance: number;
  keys: IdempotencyKeys;
  onOrdered: (episode: Episode) => void;
};

/**
 * Asks the server for the episode behind a door and tells the listener what went wrong, if anything did. `not-asked`:
 * there are too few cantos, so nothing can have changed. `kept`: it is asked once there is a network, and nothing is charged
 * before.
 */
export async function orderNextEpisode({ season, last, choice, balance, keys, onOrdered }: Order) {
  const choiceId = choice.id;
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
    if (problem.code === null && (await keepChoice({ season, last, choice }))) return 'kept' as const;
    if (problem.code === 'path_taken') return 'path-taken' as const;
    if (isTooFewCantos(problem)) tellTooFew(balance);
    else if (!tellDebt(problem, balance)) toast.bad('Error creating episode', problem.message);
    return 'refused' as const;
  }
}

async function keepChoice({ season, last, choice }: Pick<Order, 'season' | 'last' | 'choice'>): Promise<boolean> {
  const kept = await keepIfOffline({
    kind: 'choice',
    seasonId: season.id,
    seasonTitle: season.title,
    episodeId: last.id,
    choiceId: choice.id,
    words: choice.choice_text,
    price: prices.episode,
  });
  if (kept)
    toast.ok('The door waits until you are back', `${prices.episode} cantos when it opens, not before. See Downloads.`);
  return kept;
}

export function tellTooFew(balance: number): void {
  toast.bad('Insufficient cantos', `You need ${prices.episode} cantos to continue the episode.`);
  askForCantos({ requiredAmount: prices.episode, currentBalance: balance });
}
