import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatTime } from '#shared/listening.ts';
import { usePlayer } from '../store/player-store.ts';
import { player } from '../player.ts';
import { Slider } from './slider.tsx';

const arrowSeconds = 5;

export function Elapsed() {
  return <>{usePlayer((state) => formatTime(state.position))}</>;
}

/** The same, leading to its line of the transcript. */
export function ElapsedLink() {
  const seasonId = usePlayer((state) => state.currentEpisode?.seasonId);
  if (!seasonId) return <Elapsed />;
  return (
    <Link to={`/seasons/${encodeURIComponent(seasonId)}#transcript`}>
      <span className="vh">Transcript at </span>
      <Elapsed />
    </Link>
  );
}

export function Total() {
  return <>{usePlayer((state) => formatTime(state.duration))}</>;
}

/** The seek bar with a cut where each scene begins. */
export function SceneBar({ className = 'mp__bar mp__bar--in' }: { className?: string }) {
  const starts = usePlayer((state) => state.sceneStarts);
  const duration = usePlayer((state) => state.duration);
  return (
    <div className={className}>
      <SeekBar />
      <span className="mp__cuts" aria-hidden="true">
        {duration > 0 &&
          starts
            .filter((start) => start > 0 && start < duration)
            .map((start) => <i key={start} style={{ '--share': start / duration } as CSSProperties} />)}
      </span>
    </div>
  );
}

function SeekBar() {
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  return (
    <Slider
      className="mp__seek"
      label="Seek"
      max={duration}
      value={position}
      valueText={`${formatTime(position)} of ${formatTime(duration)}`}
      step={arrowSeconds}
      onChange={player.seek}
    />
  );
}
