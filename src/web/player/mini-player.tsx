import { Suspense, useEffect } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { hasWaiting } from './downloads/waiting-flag.ts';
import { hasBegun, hasKeptEpisode, logStore } from './place/log-store.ts';
import { usePlayer } from './store/player-store.ts';
import { fetchPlayer } from './with-player.ts';

const PlayerCard = deferred(async () => (await import('./player-card.tsx')).PlayerCard);

/** The global player at the bottom of every page; nothing at all, not even its code, until there is an episode, now or from the last visit. */
export function MiniPlayer({ listenerId }: { listenerId: string | null }) {
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
    </Suspense>
  );
}
