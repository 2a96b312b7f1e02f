import { Pause, Play, Redo2, Undo2 } from 'lucide-react';
import { skipSeconds } from '#shared/listening.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ProgressRing } from '#web/ui/actions/progress-ring.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { progressOf } from '../store/player-state.ts';
import { usePlayer } from '../store/player-store.ts';
import { player } from '../player.ts';

export function SkipBack() {
  return (
    <IconButton
      icon={Undo2}
      label={`Back ${skipSeconds} seconds`}
      mark={String(skipSeconds)}
      onClick={player.skipBack}
    />
  );
}

export function SkipForward() {
  return (
    <IconButton
      icon={Redo2}
      label={`Forward ${skipSeconds} seconds`}
      mark={String(skipSeconds)}
      onClick={player.skipForward}
    />
  );
}

/** The large round button of the wide card. */
export function PlayPause() {
  const isPlaying = usePlayer((state) => state.isPlaying);
  return (
    <button type="button" className="mp__pp" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={player.toggle}>
      <Icon of={isPlaying ? Pause : Play} />
    </button>
  );
}

/** Play and pause inside the ring that shows how far the episode is. */
export function RingPlayPause() {
  const isPlaying = usePlayer((state) => state.isPlaying);
  const share = usePlayer((state) => Math.round(progressOf(state) * 1000) / 1000);
  return (
    <button type="button" className="mp__ring" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={player.toggle}>
      <ProgressRing share={share} small>
        <Icon of={isPlaying ? Pause : Play} className="ic--fill" />
      </ProgressRing>
    </button>
  );
}
