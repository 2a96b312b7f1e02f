import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SeasonProgress } from '#shared/seasons.ts';
import { isTurningPoint } from './apply-progress.ts';

/**
 * The latest news of a season while it is in production, null before the first. At every turning point the page's data
 * are loaded again: season, episodes, choices and the balance.
 */
export function useSeasonProgress(
  seasonId: string,
  active: boolean,
  initial: SeasonProgress | null,
): SeasonProgress | null {
  const [news, setNews] = useState(initial);
  const last = useRef(initial);
  // Another production starts, so the state of the previous one (for example that it failed) is dropped.
  const [following, setFollowing] = useState(active);
  if (following !== active) {
    setFollowing(active);
    if (active) setNews(initial);
  }
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!active) return;
    let stop: (() => void) | null = null;
    let wanted = true;
    const onProgress = (next: SeasonProgress) => {
      const turned = isTurningPoint(last.current, next);
      last.current = next;
      setNews(next);
      if (turned) void revalidate();
    };
    void import('#web/player/stream/season-feed.ts').then(({ followSeason }) => {
      if (wanted) stop = followSeason(seasonId, onProgress);
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [seasonId, active, revalidate]);
  return news?.season_id === seasonId ? news : null;
}
