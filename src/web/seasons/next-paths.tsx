import { useEffect } from 'react';
import { prices } from '#shared/wallet.ts';
import type { EpisodeChoice } from '#shared/seasons.ts';
import { toast } from '../ui/feedback/toast.ts';
import { ChoicePaths } from '../ui/objects/choice-paths.tsx';
import { CantoAmount } from '../ui/words/canto-amount.tsx';

type Props = {
  /** Of the last episode, in their order; null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  episodeNumber: number;
  chosenId: string | null;
  onChoose: (choiceId: string) => void;
};

/** 'What happens next?': the doors out of the last episode. */
export function NextPaths({ choices, episodeNumber, chosenId, onChoose }: Props) {
  useEffect(() => {
    if (choices === null) toast.bad('Error loading choices', 'Failed to load episode choices. Please try again.');
  }, [choices]);
  if (!choices || choices.length === 0) return null;
  return (
    <ChoicePaths
      episodeNumber={episodeNumber}
      lead={
        <>
          Open a door and it becomes episode {episodeNumber}. Each one costs <CantoAmount amount={prices.episode} />
        </>
      }
      choices={choices}
      chosenId={chosenId}
      onChoose={onChoose}
    />
  );
}
