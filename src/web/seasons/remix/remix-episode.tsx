import { useId } from 'react';
import { prices } from '#shared/wallet.ts';
import { excerpt, type Episode, type EpisodeChoice } from '#shared/seasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinesSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { DoorChoice } from '#web/ui/objects/door-choice.tsx';
import { cleanTitle } from '../episodes/player-episode.ts';
import '#web/ui/objects/episode-row.css';

const excerptLength = 120;

type Props = {
  episode: Episode;
  open: boolean;
  onPick: () => void;
  /** Null while they load, 'failed' when they did not come. */
  choices: readonly EpisodeChoice[] | 'failed' | null;
  choiceId: string | null;
  /** The words of the door that this season took; null for its last episode. */
  taken: string | null;
  onChoose: (choiceId: string) => void;
  /** For an episode without choices: go on from its end. */
  onContinue: () => void;
  busy: boolean;
};

/** An episode to remix from; picking it shows its choices. */
export function RemixEpisode({ episode, open, onPick, choices, choiceId, taken, onChoose, onContinue, busy }: Props) {
  const doors = useId();
  return (
    <li className={open ? 'rx__e is-on' : 'rx__e'}>
      <button
        type="button"
        className="rx__b"
        aria-expanded={open}
        aria-controls={open ? doors : undefined}
        disabled={busy}
        onClick={onPick}
      >
        <span className="ep__n">{episode.episode_number}</span>
        <span>
          <b>{cleanTitle(episode)}</b>
          {episode.choice_text && <small>Through the door: {episode.choice_text}</small>}
          <small>{excerpt(episode.content, excerptLength)}</small>
        </span>
      </button>
      {open && (
        <div id={doors} aria-live="polite" aria-busy={choices === null}>
          <Doors {...{ choices, choiceId, taken, onChoose, onContinue, busy }} />
        </div>
      )}
    </li>
  );
}

function Doors({ choices, choiceId, taken, onChoose, onContinue, busy }: Omit<Props, 'episode' | 'open' | 'onPick'>) {
  if (choices === 'failed') return null;
  if (choices === null) {
    return (
      <div className="rx__w">
        <span className="vh">Loading choices...</span>
        <LinesSkeleton widths={[70, 45]} />
      </div>
    );
  }
  if (choices.length === 0) {
    return (
      <div className="rx__w">
        <Button busy={busy && 'Remixing...'} onClick={onContinue}>
          Continue Story ({prices.remix} cantos)
        </Button>
      </div>
    );
  }
  return (
    <div className="rx__c paths__g" role="group" aria-label="Choices">
      {choices.map((choice) => (
        <DoorChoice
          key={choice.id}
          text={choice.choice_text}
          pressed={choice.id === choiceId}
          disabled={busy}
          note={choice.choice_text === taken ? 'Taken in this season' : choice.told ? 'Already told, free' : undefined}
          onChoose={() => onChoose(choice.id)}
        />
      ))}
    </div>
  );
}
