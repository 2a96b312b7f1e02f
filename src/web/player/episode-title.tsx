import { StreamingMarker } from '../ui/words/badge.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { usePlayer } from './board.ts';

export function EpisodeTitle() {
  return <b>{usePlayer((state) => state.currentEpisode?.title)}</b>;
}

export function StreamingBadge() {
  return usePlayer((state) => state.isStreaming) ? <StreamingMarker /> : null;
}

/** The sleeve of what plays, in a square of `size` px. */
export function EpisodePicture({ size }: { size: number }) {
  const imageUrl = usePlayer((state) => state.currentEpisode?.imageUrl);
  if (!imageUrl) return null;
  return (
    <span className="mp__img">
      <Picture src={imageUrl} alt="" width={size} height={size} sizes={`${size}px`} widest={320} />
    </span>
  );
}
