import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StreamingMarker } from '#web/ui/words/badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { usePlayer } from '../store/player-store.ts';

export function EpisodeTitle() {
  return <b>{usePlayer((state) => state.currentEpisode?.title)}</b>;
}

/** Leads to the season of what plays, where it has one. */
export function ToSeason({ children, isPicture = false }: { children: ReactNode; isPicture?: boolean }) {
  const seasonId = usePlayer((state) => state.currentEpisode?.seasonId);
  if (!seasonId) return children;
  return (
    <Link
      className={isPicture ? 'mp__to mp__to--pic' : 'mp__to'}
      to={`/seasons/${encodeURIComponent(seasonId)}`}
      {...(isPicture && { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </Link>
  );
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
