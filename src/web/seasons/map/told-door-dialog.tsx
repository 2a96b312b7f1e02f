import { ArrowRight, Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EpisodeChoice, Season, ToldDoor } from '#shared/seasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { minutesOf } from './node-words.ts';
import { playFirstMinute } from './first-minute.ts';
import { walkThrough } from './walk.ts';

type Props = {
  season: Season;
  /** Of the episode that the door leads out of. */
  episodeNumber: number;
  choice: EpisodeChoice & { told: ToldDoor };
  signedIn: boolean;
  cantos: number;
  onMakeOwn: () => void;
  onClose: () => void;
};

/** Before somebody pays for what is told already: the same door of the same story can be followed for nothing. */
export function ToldDoorDialog({ season, episodeNumber, choice, signedIn, cantos, onMakeOwn, onClose }: Props) {
  const [walking, setWalking] = useState(false);
  const navigate = useNavigate();
  const { told } = choice;
  const more = told.episodes_after === 0 ? '' : `, then ${told.episodes_after} more`;

  async function walk() {
    setWalking(true);
    const telling = { seasonId: told.season_id, episodeNumber: told.episode_number, episodeId: told.episode_id };
    const address = await walkThrough({ seasonId: season.id, episodeNumber, choice, telling, signedIn });
    setWalking(false);
    if (!address) return;
    onClose();
    void navigate(address);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={walking}
      width={560}
      title={choice.choice_text}
      subtitle="This door of this story is already told. Walk it for free?"
      footer={
        <>
          <Button
            variant="ghost"
            disabled={walking}
            onClick={() => {
              onClose();
              onMakeOwn();
            }}
          >
            Make your own ({cantos} cantos)
          </Button>
          <Button variant="primary" className="sp" icon={ArrowRight} busy={walking && 'One moment...'} onClick={walk}>
            Walk this path, free
          </Button>
        </>
      }
    >
      <p>
        {told.username && (
          <>
            <b>{told.username}</b> opened it first.{' '}
          </>
        )}
        {[`Episode ${told.episode_number}`, minutesOf(told.duration_ms)].filter(Boolean).join(', ')}
        {more}.
      </p>
      <p>
        <Button icon={Play} onClick={() => playFirstMinute(choice.choice_text, told, season.featured_image_url)}>
          Hear the first minute
        </Button>
      </p>
    </Dialog>
  );
}
