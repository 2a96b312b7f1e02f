import { Shuffle } from 'lucide-react';
import { useEffect } from 'react';
import { prices } from '#shared/wallet.ts';
import type { EpisodeChoice } from '#shared/seasons.ts';
import { Button } from '../ui/actions/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
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

/** Somebody was quicker: that path is theirs, a remix makes this one one's own. */
export function PathTaken({ onRemix }: { onRemix: () => void }) {
  return (
    <div className="taken">
      <Note kind="warn">Someone just chose another path.</Note>
      <Button size="sm" icon={Shuffle} onClick={onRemix}>
        Remix
      </Button>
    </div>
  );
}
