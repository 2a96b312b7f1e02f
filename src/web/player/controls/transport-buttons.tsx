import { Pause, Play, Redo2, Undo2 } from 'lucide-react';
import { skipSeconds } from '#shared/listening.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ProgressRing } from '#web/ui/actions/progress-ring.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { doorsStore, useDoors } from '../doors/doors-store.ts';
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

/** While doors ask, it is the narrator and the room that are paused and go on. */
function usePlayPause() {
  const isPlaying = usePlayer((state) => state.isPlaying);
  const phase = useDoors((state) => state.phase);
  const isHushed = useDoors((state) => state.isHushed);
  const asks = phase === 'asking';
  const sounds = asks ? !isHushed : isPlaying;
  return {
    icon: sounds ? Pause : Play,
    props: {
      type: 'button' as const,
      'aria-label': sounds ? 'Pause' : 'Play',
      disabled: phase === 'taking-back' || phase === 'opening',
      onClick: () => {
        if (!asks) player.toggle();
        else if (isHushed) doorsStore.commands()?.resume();
        else doorsStore.commands()?.hush();
      },
    },
  };
}

/** The large round button of the wide card. */
export function PlayPause() {
  const { icon, props } = usePlayPause();
  return (
    <button {...props} className="mp__pp">
      <Icon of={icon} />
    </button>
  );
}

/** Play and pause inside the ring that shows how far the episode is. */
export function RingPlayPause() {
  const { icon, props } = usePlayPause();
  const share = usePlayer((state) => Math.round(progressOf(state) * 1000) / 1000);
  return (
    <button {...props} className="mp__ring">
      <ProgressRing share={share} small>
        <Icon of={icon} className="ic--fill" />
      </ProgressRing>
    </button>
  );
}
