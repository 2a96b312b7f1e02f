import { Suspense, useEffect } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { hasWaiting } from './downloads/waiting-flag.ts';
import { hasBegun, hasKeptEpisode, logStore } from './place/log-store.ts';
import { usePlayer } from './store/player-store.ts';
import { fetchPlayer } from './with-player.ts';

const PlayerCard = deferred(async () => (await import('./player-card.tsx')).PlayerCard);

type Props = {
  listenerId: string | null;
  /** Told whether it stands on the page: its code comes after the episode. */
  onShown: (isShown: boolean) => void;
};

/** The global player at the bottom of every page; nothing at all, not even its code, until there is an episode, now or from the last visit. */
export function MiniPlayer({ listenerId, onShown }: Props) {
  const open = usePlayer((state) => state.currentEpisode !== null);
  useEffect(() => {
    if (hasKeptEpisode() || hasWaiting()) fetchPlayer();
  }, []);
  useEffect(() => {
    logStore.set({ listenerId });
    // What was heard before signing in joins the account.
    if (listenerId && hasBegun()) void import('./place/keep-listening.ts');
  }, [listenerId]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PlayerCard />
      <Shown onShown={onShown} />
    </Suspense>
  );
}

/** Nothing to see. Its effect runs when what stands beside it has come. */
function Shown({ onShown }: Pick<Props, 'onShown'>) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return null;
}
