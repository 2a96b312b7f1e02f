import { formatTime } from '#shared/listening.ts';
import { usePlayer } from './board.ts';
import { player } from './player.ts';
import { Slider } from './slider.tsx';

const arrowSeconds = 5;

export function Elapsed() {
  return <>{usePlayer((state) => formatTime(state.position))}</>;
}

export function Total() {
  return <>{usePlayer((state) => formatTime(state.duration))}</>;
}

/** Where the episode is, along the card's top edge. */
export function SeekBar() {
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  return (
    <Slider
      className="mp__bar"
      label="Seek"
      max={duration}
      value={position}
      valueText={`${formatTime(position)} of ${formatTime(duration)}`}
      step={arrowSeconds}
      onChange={player.seek}
    />
  );
}
