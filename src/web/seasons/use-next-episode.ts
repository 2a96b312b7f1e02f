import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Episode, Season } from '#shared/seasons.ts';
import { somethingWrong } from '../problem.ts';
import { askToSignIn } from '../prompts.ts';
import { toast } from '../ui/feedback/toast.ts';
import { useIntentKey } from '../intent-key.ts';

type Given = { season: Season; last: Episode | null; balance: number | null; onOrdered: (episode: Episode) => void };

/** Opening a door: orders the next episode by a choice of the last one. A balance of null means signed out. */
export function useNextEpisode({ season, last, balance, onOrdered }: Given) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pathTaken, setPathTaken] = useState(false);
  const keys = useIntentKey();
  const { revalidate } = useRevalidator();

  async function openDoor(choiceId: string) {
    if (!last || chosenId) return;
    if (balance === null) return askToSignIn('upgrade');
    setChosenId(choiceId);
    setPathTaken(false);
    try {
      const { orderNextEpisode } = await import('./order-next-episode.ts');
      const outcome = await orderNextEpisode({ season, last, choiceId, balance, keys, onOrdered });
      setPathTaken(outcome === 'path-taken');
      if (outcome !== 'not-asked') await revalidate();
    } catch {
      toast.bad('Error creating episode', somethingWrong);
    }
    setChosenId(null);
  }

  return { chosenId, pathTaken, openDoor };
}
