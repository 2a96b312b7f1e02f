import { useDoors } from '../doors/doors-store.ts';
import { usePlayer } from '../store/player-store.ts';

/** What the episode is about; at the doors after it, that it has ended. */
export function EpisodeWords() {
  const description = usePlayer((state) => state.currentEpisode?.description);
  const phase = useDoors((state) => state.phase);
  const isRoomHeard = useDoors(({ turn, isHushed }) => Boolean(turn?.episode.backgroundMusicUrl) && !isHushed);
  if (phase === 'asking') return <>The episode has ended. {isRoomHeard && 'The room is still playing.'}</>;
  return <>{phase === 'taking-back' || phase === 'opening' ? 'The episode has ended.' : description}</>;
}
