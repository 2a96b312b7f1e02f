import { useEffect, useRef, useState } from 'react';
import type { Episode, Transcript } from '#shared/seasons.ts';
import { api } from '../api.ts';

/**
 * The transcript of an episode: the one that came with the page, else fetched, and fetched again as more lines of it are
 * voiced. Null until there is one.
 */
export function useTranscript(
  episode: Episode | null,
  initial: Transcript | null,
  linesVoiced: number,
): Transcript | null {
  const [known, setKnown] = useState(initial);
  const fetching = useRef(false);
  const id = episode?.id;
  const mine = known && known.episode_id === id ? known : null;
  const stale =
    Boolean(id) &&
    (!mine || (!mine.complete && mine.lines.length < linesVoiced) || (!mine.complete && episode?.stage === 'ready'));

  useEffect(() => {
    if (!id || !stale || fetching.current) return;
    fetching.current = true;
    let wanted = true;
    api.seasons
      .getTranscript({ id })
      .then((transcript) => wanted && setKnown(transcript))
      // Reading along is an extra: an episode without it plays all the same.
      .catch(() => {})
      .finally(() => (fetching.current = false));
    return () => {
      wanted = false;
      fetching.current = false;
    };
  }, [id, stale, linesVoiced]);

  return mine;
}
