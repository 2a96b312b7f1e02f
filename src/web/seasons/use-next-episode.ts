import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { prices } from '#shared/wallet.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { askForCantos, askToSignIn } from '../prompts.ts';
import { toast } from '../ui/feedback/toast.ts';
import { useIntentKey } from './intent-key.ts';
import { isTooFewCantos, problemOf } from './problem.ts';

type Given = { season: Season; last: Episode | null; balance: number | null };

/** Opening a door: orders the next episode by a choice of the last one. A balance of null means signed out. */
export function useNextEpisode({ season, last, balance }: Given) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pathTaken, setPathTaken] = useState(false);
  const keys = useIntentKey();
  const { revalidate } = useRevalidator();

  const tellTooFew = () => {
    toast.bad('Insufficient cantos', `You need ${prices.episode} cantos to continue the episode.`);
    askForCantos({ requiredAmount: prices.episode, currentBalance: balance ?? 0 });
  };

  async function openDoor(choiceId: string) {
    if (!last || chosenId) return;
    if (balance === null) return askToSignIn('upgrade');
    if (balance < prices.episode) return tellTooFew();
    setChosenId(choiceId);
    setPathTaken(false);
    try {
      const { api } = await import('../api.ts');
      const idempotencyKey = keys.keyFor(`${last.id} ${choiceId}`);
      await api.seasons.createNextEpisode(
        { seasonId: season.id, episodeId: last.id, choiceId },
        { context: { idempotencyKey } },
      );
      keys.done();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'path_taken') setPathTaken(true);
      else if (isTooFewCantos(problem)) tellTooFew();
      else toast.bad('Error creating episode', problem.message);
    }
    await revalidate();
    setChosenId(null);
  }

  return { chosenId, pathTaken, openDoor };
}
