import { ChevronUp, X } from 'lucide-react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { EpisodePicture, EpisodeTitle, StreamingBadge } from './episode-title.tsx';
import { Elapsed, Total } from './player-times.tsx';
import { player } from './player.ts';
import { RingPlayPause } from './transport-buttons.tsx';

export function MinimizedPlayer() {
  return (
    <aside className="mp mp--min" aria-label="Player">
      <EpisodePicture size={46} />
      <div className="mp__t">
        <div className="mp__h">
          <EpisodeTitle />
          <StreamingBadge />
        </div>
        <span className="num dim">
          <Elapsed /> / <Total />
        </span>
      </div>
      <RingPlayPause />
      <IconButton icon={ChevronUp} label="Expand player" onClick={player.toggleMinimized} />
      <IconButton icon={X} label="Close player" onClick={player.close} />
    </aside>
  );
}
