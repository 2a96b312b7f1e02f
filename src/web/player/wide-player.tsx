import { ChevronDown, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { CloseButton } from './close-button.tsx';
import { EpisodePicture, EpisodeTitle, StreamingBadge } from './episode-title.tsx';
import { Elapsed, SeekBar, Total } from './player-times.tsx';
import { usePlayer } from './board.ts';
import { player } from './player.ts';
import { Slider } from './slider.tsx';
import { PlayPause, SkipBack, SkipForward } from './transport-buttons.tsx';

export function WidePlayer({ toggle }: { toggle: Ref<HTMLButtonElement> }) {
  return (
    <aside className="mp" aria-label="Player">
      <SeekBar />
      <EpisodePicture size={72} />
      <div className="mp__t">
        <div className="mp__h">
          <EpisodeTitle />
          <StreamingBadge />
        </div>
        <p>{usePlayer((state) => state.currentEpisode?.description)}</p>
      </div>
      <div className="mp__c">
        <span className="num mp__tm">
          <Elapsed />
        </span>
        <SkipBack />
        <PlayPause />
        <SkipForward />
        <span className="num mp__tm">
          <Total />
        </span>
      </div>
      <div className="mp__r">
        <Volume />
        <IconButton ref={toggle} icon={ChevronDown} label="Minimize player" onClick={player.toggleMinimized} />
        <CloseButton />
      </div>
    </aside>
  );
}

function Volume() {
  const muted = usePlayer((state) => state.muted);
  const volume = usePlayer((state) => state.volume);
  const heard = muted ? 0 : volume;
  return (
    <>
      <IconButton icon={heard > 0 ? Volume2 : VolumeX} label={muted ? 'Unmute' : 'Mute'} onClick={player.toggleMuted} />
      <Slider
        className="mp__vol"
        label="Volume"
        max={1}
        value={heard}
        valueText={`${Math.round(heard * 100)}%`}
        step={0.05}
        onChange={player.setVolume}
      />
    </>
  );
}
