import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { prices } from '#shared/wallet.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { CantoAmount } from '../ui/words/canto-amount.tsx';
import { RemixEpisode } from './remix-episode.tsx';
import { useEpisodeChoices } from './use-episode-choices.ts';
import { useRemix } from './use-remix.ts';
import './paid-footer.css';
import './remix.css';

type Props = {
  season: Season;
  episodes: readonly Episode[];
  balance: number;
  /** Number of the episode picked beforehand. */
  initialEpisode?: number;
  onClose: () => void;
};

/** Picks an ending of the season and another door out of it. */
export function RemixDialog({ season, episodes, balance, initialEpisode, onClose }: Props) {
  const finished = episodes.filter(({ stage }) => stage === 'ready');
  const [pickedId, setPickedId] = useState(
    () => finished.find((each) => each.episode_number === initialEpisode)?.id ?? null,
  );
  const [choiceId, setChoiceId] = useState<string | null>(null);
  const choices = useEpisodeChoices(pickedId);
  const { busy, remix } = useRemix({ season, balance, onClose });
  const picked = finished.find(({ id }) => id === pickedId);

  function pick(id: string) {
    setPickedId(id === pickedId ? null : id);
    setChoiceId(null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title="Remix this season"
      width={720}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <span className="dlg__bal">
            <CantoAmount amount={balance} bare />
          </span>
          <Button
            variant="primary"
            className="sp"
            icon={Shuffle}
            busy={busy && 'Remixing...'}
            disabled={!picked || !choiceId}
            onClick={() => picked && choiceId && remix(picked.episode_number, choiceId)}
          >
            Remix ({prices.remix} cantos)
          </Button>
        </>
      }
    >
      <p className="muted">Go back to any ending and open a different door. Your remix starts there.</p>
      <ol className="rx">
        {finished.map((episode) => (
          <RemixEpisode
            key={episode.id}
            episode={episode}
            open={episode.id === pickedId}
            onPick={() => pick(episode.id)}
            choices={episode.id === pickedId ? choices : null}
            choiceId={choiceId}
            onChoose={setChoiceId}
            onContinue={() => remix(episode.episode_number, '')}
            busy={busy}
          />
        ))}
      </ol>
    </Dialog>
  );
}
