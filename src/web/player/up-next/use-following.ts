import { useEffect, useState } from 'react';
import type { PlayerEpisode } from '#shared/listening.ts';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';

/** The finished episode that follows in the season of what plays; null where there is none, undefined while unknown. */
export function useFollowing(): PlayerEpisode | null | undefined {
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const [found, setFound] = useState<{ after?: string; next: PlayerEpisode | null }>();
  useEffect(() => {
    let left = false;
    void player.findFollowing().then((next) => !left && setFound({ after: currentId, next }));
    return () => {
      left = true;
    };
  }, [currentId]);
  return found?.after === currentId ? found?.next : undefined;
}
