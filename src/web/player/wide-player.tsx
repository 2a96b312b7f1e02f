import { ChevronDown, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { CloseButton } from './controls/close-button.tsx';
import { EpisodeWords } from './controls/episode-words.tsx';
import { EpisodePicture, EpisodeTitle, StreamingBadge, ToSeason } from './controls/episode-title.tsx';
import { ElapsedLink, SceneBar, Total } from './controls/player-times.tsx';
import { PlayerFrame } from './controls/player-frame.tsx';
import { PlayerTools } from './tools/player-tools.tsx';
import { usePlayer } from './store/player-store.ts';
import { player } from './player.ts';
import { Slider } from './controls/slider.tsx';
import { PlayPause, SkipBack, SkipForward } from './controls/transport-buttons.tsx';

export type WideProps = { toggle: Ref<HTMLButtonElement>; isCopy: boolean };

export function WidePlayer({ toggle, isCopy }: WideProps) {
  return (
    <PlayerFrame className="mp" isCopy={isCopy}>
      <SceneBar className="mp__bar" />
      <ToSeason isPicture>
        <EpisodePicture size={72} />
      </ToSeason>
      <div className="mp__t">
        <div className="mp__h">
          <ToSeason>
            <EpisodeTitle />
          </ToSeason>
          <StreamingBadge />
        </div>
        <p>
          <EpisodeWords />
        </p>
      </div>
      <div className="mp__c">
        <span className="num mp__tm">
          <ElapsedLink />
        </span>
        <SkipBack />
        <PlayPause />
        <SkipForward />
        <span className="num mp__tm">
          <Total />
        </span>
      </div>
      <div className="mp__r">
        <PlayerTools />
        <Volume />
        <IconButton ref={toggle} icon={ChevronDown} label="Minimize player" onClick={player.toggleMinimized} />
        <CloseButton />
      </div>
    </PlayerFrame>
  );
}

function Volume() {
  const muted = usePlayer((state) => state.muted);
  const volume = usePlayer((state) => state.volume);
  const shownVolume = muted ? 0 : volume;
  return (
    <>
      <IconButton
        icon={shownVolume > 0 ? Volume2 : VolumeX}
        label={muted ? 'Unmute' : 'Mute'}
        onClick={player.toggleMuted}
      />
      <Slider
        className="mp__vol"
        label="Volume"
        max={1}
        value={shownVolume}
        valueText={`${Math.round(shownVolume * 100)}%`}
        step={0.05}
        onChange={player.setVolume}
      />
    </>
  );
}
