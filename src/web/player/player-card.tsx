import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { listenForKeys } from './keys/player-keys.ts';
import { keepOneSound } from './one-sound.ts';
import { keepSkippingPauses } from './pauses/skip-pauses.ts';
import { usePlayerTranscript } from './sheet/use-transcript.ts';
import { doorsStore, useDoors } from './doors/doors-store.ts';
import { followMediaSession } from './media-session.ts';
import { usePlayer } from './store/player-store.ts';
import { player } from './player.ts';
import { useFocusOnChange } from '#web/ui/use-focus-on-change.ts';
import { WidePlayer, type WideProps } from './wide-player.tsx';
import { EpisodePicture, EpisodeTitle, StreamingBadge, ToSeason } from './controls/episode-title.tsx';
import { Elapsed, ElapsedLink, Total } from './controls/player-times.tsx';
import { RingPlayPause, SkipBack, SkipForward } from './controls/transport-buttons.tsx';
import { ChevronUp } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { PlayerFrame } from './controls/player-frame.tsx';
import { CloseButton } from './controls/close-button.tsx';
import './player.css';

const KeyboardHelp = deferred(async () => (await import('./keys/keyboard-help.tsx')).KeyboardHelp);
const DoorsSheet = deferred(async () => (await import('./doors/doors-sheet.tsx')).DoorsSheet);
const PlayerSheet = deferred(async () => (await import('./sheet/player-sheet.tsx')).PlayerSheet);

// Not in the player itself: the doors play with it.
doorsStore.setAsker(async (episode) => (await import('./doors/page-doors.ts')).doors.ask(episode));

/** Its code is for few: most voices say when their words are heard. */
const decodeFile = async (url: string, signal: AbortSignal) =>
  (await import('./audio/mix-episode.ts')).decodeFile(url, signal);

/** The player in the form that fits the window and the listener's choice. */
export function PlayerCard() {
  const wide = useIsWide();
  useEffect(() => followMediaSession(player), []);
  useEffect(() => listenForKeys(player, () => setAsksKeys(true)), []);
  useEffect(() => keepOneSound(player), []);
  useEffect(() => keepSkippingPauses(player, decodeFile), []);
  const transcript = usePlayerTranscript();
  const [asksKeys, setAsksKeys] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const doorsAsk = useDoors(({ phase }) => phase !== 'closed');
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      {wide ? <WideCard isCopy={false} /> : <CompactPlayer onOpen={() => setIsOpen(true)} />}
      <Suspense fallback={null}>{asksKeys && <KeyboardHelp onClose={() => setAsksKeys(false)} />}</Suspense>
      <Suspense fallback={null}>{!wide && isOpen && <PlayerSheet transcript={transcript} onClose={close} />}</Suspense>
      {/* A boundary of its own: waiting for it in the sheet's would close that and open it again above the doors. */}
      <Suspense fallback={null}>{doorsAsk && <DoorsSheet card={wide ? <WideCard isCopy /> : null} />}</Suspense>
    </>
  );
}

/** The card of wide windows, as large as its listener left it. */
function WideCard({ isCopy }: { isCopy: boolean }) {
  const isMinimized = usePlayer((state) => state.isMinimized);
  const toggle = useFocusOnChange<HTMLButtonElement>(isMinimized);
  const Card = isMinimized ? MinimizedPlayer : WidePlayer;
  return <Card toggle={toggle} isCopy={isCopy} />;
}

const wideWindow = `(min-width: ${playerBreakpointPx}px)`;

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wideWindow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wideWindow).matches,
    () => true,
  );
}

/** The card of narrow windows. */
function CompactPlayer({ onOpen }: { onOpen: () => void }) {
  return (
    <aside className="mpm" id="player" tabIndex={-1} aria-label="Player">
      <button type="button" className="mpm__open" aria-haspopup="dialog" onClick={onOpen}>
        <span className="vh">Open player: </span>
        <EpisodePicture size={48} />
        <span className="mpm__t">
          <EpisodeTitle />
          <span>
            <StreamingBadge />
            <span className="num dim">
              <Elapsed />
            </span>
          </span>
        </span>
      </button>
      <SkipBack />
      <RingPlayPause />
      <SkipForward />
    </aside>
  );
}

/** The compact card of wide windows. */
function MinimizedPlayer({ toggle, isCopy }: WideProps) {
  return (
    <PlayerFrame className="mp mp--min" isCopy={isCopy}>
      <ToSeason isPicture>
        <EpisodePicture size={46} />
      </ToSeason>
      <div className="mp__t">
        <div className="mp__h">
          <ToSeason>
            <EpisodeTitle />
          </ToSeason>
          <StreamingBadge />
        </div>
        <span className="num dim">
          <ElapsedLink /> / <Total />
        </span>
      </div>
      <div className="mp__c">
        <SkipBack />
        <RingPlayPause />
        <SkipForward />
        <IconButton ref={toggle} icon={ChevronUp} label="Expand player" onClick={player.toggleMinimized} />
        <CloseButton />
      </div>
    </PlayerFrame>
  );
}
