import type { PlayerEpisode } from '#shared/listening.ts';
import { prices } from '#shared/wallet.ts';
import { doorStreamUrl, type Episode, type EpisodeChoice, type Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { askForCantos } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { IdempotencyKeys } from '#web/api/idempotency-key.ts';
import { knownPlayer } from '#web/player/with-player.ts';
import type { Ordering } from '#web/player/stream/openings.ts';
import { keepIfOffline } from '#web/player/downloads/keep-if-offline.ts';
import { problemOf } from '#web/api/problem.ts';
import { isTooFewCantos, tellDebt } from '../too-few-cantos.ts';

type Order = {
  season: Season;
  last: Episode;
  choice: EpisodeChoice;
  balance: number;
  keys: IdempotencyKeys;
  onOrdered: (episode: Episode, ordering: Ordering | undefined) => void;
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
  const ordering = knownPlayer()?.beginOrder(behindDoor({ season, last, choice }), { plays: false });
  try {
    const idempotencyKey = keys.keyFor(`${last.id} ${choiceId}`);
    const { episode } = await api.seasons.createNextEpisode(
      { seasonId: season.id, episodeId: last.id, choiceId },
      { context: { idempotencyKey } },
    );
    keys.done();
    onOrdered(episode, ordering);
    return 'ordered' as const;
  } catch (error) {
    ordering?.refused();
    const problem = problemOf(error);
    if (problem.code === null && (await keepChoice({ season, last, choice }))) return 'kept' as const;
    if (problem.code === 'path_taken') return 'path-taken' as const;
    if (isTooFewCantos(problem)) tellTooFew(balance);
    else if (!tellDebt(problem, balance)) toast.bad('Error creating episode', problem.message);
    return 'refused' as const;
  }
}

/** What the player shows of an episode until it is ordered. */
function behindDoor({ season, last, choice }: Pick<Order, 'season' | 'last' | 'choice'>): PlayerEpisode {
  const number = last.episode_number + 1;
  return {
    id: `opening ${choice.id}`,
    title: `Episode ${number}`,
    description: choice.choice_text,
    audioUrl: doorStreamUrl(choice.id),
    imageUrl: season.featured_image_url,
    seasonId: season.id,
    number,
    seasonTitle: season.title,
    showName: season.show_name,
  };
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
