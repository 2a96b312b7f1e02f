import { RotateCcw } from 'lucide-react';
import { formatTime } from '#shared/listening.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EpisodePicture, EpisodeTitle } from '../controls/episode-title.tsx';
import { PlayPause } from '../controls/transport-buttons.tsx';
import { usePlayer } from '../store/player-store.ts';
import { useDoors } from './doors-store.ts';
import { doors } from './page-doors.ts';

/** The player as the lowest row of a phone's doors. */
export function DoorsBar() {
  const phase = useDoors((state) => state.phase);
  const isRoomHeard = useDoors(({ turn, isHushed }) => Boolean(turn?.episode.backgroundMusicUrl) && !isHushed);
  const left = usePlayer(({ duration, position }) => formatTime(Math.max(0, duration - position)));
  const isOver = phase !== 'ahead' && phase !== 'making';
  return (
    <div className="dsheet__bar" role="group" aria-label="Player">
      <EpisodePicture size={44} />
      <div>
        <EpisodeTitle />
        <span>
          {!isOver ? `${left} left` : isRoomHeard && phase === 'asking' ? 'Ended. The room still plays' : 'Ended'}
        </span>
      </div>
      {isOver && (
        <IconButton icon={RotateCcw} label="Say it again" disabled={phase !== 'asking'} onClick={doors.sayAgain} />
      )}
      <PlayPause />
    </div>
  );
}
