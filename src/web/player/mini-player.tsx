import { Suspense } from 'react';
import { later } from '../later.ts';
import { usePlayer } from './board.ts';

const PlayerCard = later(async () => (await import('./player-card.tsx')).PlayerCard);

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
