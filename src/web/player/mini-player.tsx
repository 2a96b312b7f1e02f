import { useEffect, useState, type ComponentType } from 'react';
import { hasWaiting } from './downloads/waiting-flag.ts';
import { hasBegun, hasKeptEpisode, logStore } from './place/log-store.ts';
import { usePlayer } from './store/player-store.ts';
import { fetchPlayer } from './with-player.ts';

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
  const PlayerCard = useCard(open);
  useEffect(() => {
    if (!open || !PlayerCard) return;
    onShown(true);
    return () => onShown(false);
  }, [open, PlayerCard, onShown]);
  return open && PlayerCard ? <PlayerCard /> : null;
}

/** The card, fetched once it is wanted. Suspense would show it 300 ms after its empty fallback, however soon its code is there. */
function useCard(isWanted: boolean): ComponentType | null {
  const [card, setCard] = useState<{ PlayerCard: ComponentType } | null>(null);
  useEffect(() => {
    if (!isWanted || card) return;
    import('./player-card.tsx').then(setCard, (error: unknown) =>
      console.error('The player could not be loaded:', error),
    );
  }, [isWanted, card]);
  return card?.PlayerCard ?? null;
}
