import { EpisodePicture, EpisodeTitle, StreamingBadge } from './episode-title.tsx';
import { Elapsed } from './player-times.tsx';
import { RingPlayPause, SkipBack, SkipForward } from './transport-buttons.tsx';

/** The card of narrow windows. */
export function CompactPlayer() {
  return (
    <aside className="mpm" aria-label="Player">
      <EpisodePicture size={48} />
      <div className="mpm__t">
        <EpisodeTitle />
        <span>
          <StreamingBadge />
          <span className="num dim">
            <Elapsed />
          </span>
        </span>
      </div>
      <SkipBack />
      <RingPlayPause />
      <SkipForward />
    </aside>
  );
}
