import { useEffect, useSyncExternalStore } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import { CompactPlayer } from './compact-player.tsx';
import { followMediaSession } from './media-session.ts';
import { MinimizedPlayer } from './minimized-player.tsx';
import { usePlayer } from './board.ts';
import { player } from './player.ts';
import { listenForSpace } from './space-key.ts';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { WidePlayer } from './wide-player.tsx';
import './player.css';

/** The player in the form that fits the window and the listener's choice. */
export function PlayerCard() {
  const wide = useIsWide();
  const isMinimized = usePlayer((state) => state.isMinimized);
  useEffect(() => followMediaSession(player), []);
  useEffect(() => listenForSpace(player.toggle), []);
  const toggle = useFocusOnChange<HTMLButtonElement>(isMinimized);
  if (!wide) return <CompactPlayer />;
  return isMinimized ? <MinimizedPlayer toggle={toggle} /> : <WidePlayer toggle={toggle} />;
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
