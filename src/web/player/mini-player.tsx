import { lazy, Suspense } from 'react';
import { usePlayer } from './player.ts';

const PlayerCard = lazy(() => import('./player-card.tsx').then(({ PlayerCard: card }) => ({ default: card })));

/** The global player at the bottom of every page; nothing at all, not even its code, until there is an episode. */
export function MiniPlayer() {
  const open = usePlayer((state) => state.currentEpisode !== null);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PlayerCard />
    </Suspense>
  );
}
