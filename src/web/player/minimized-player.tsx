import { ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { CloseButton } from './close-button.tsx';
import { EpisodePicture, EpisodeTitle, StreamingBadge } from './episode-title.tsx';
import { Elapsed, Total } from './player-times.tsx';
import { player } from './player.ts';
import { RingPlayPause, SkipBack, SkipForward } from './transport-buttons.tsx';

/** The compact card of wide windows. */
export function MinimizedPlayer({ toggle }: { toggle: Ref<HTMLButtonElement> }) {
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
      <div className="mp__c">
        <SkipBack />
        <RingPlayPause />
        <SkipForward />
        <IconButton ref={toggle} icon={ChevronUp} label="Expand player" onClick={player.toggleMinimized} />
        <CloseButton />
      </div>
    </aside>
  );
}
