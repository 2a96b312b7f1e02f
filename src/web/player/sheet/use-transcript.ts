import { useEffect, useState } from 'react';
import type { Transcript } from '#shared/seasons.ts';
import type { TimedLine } from '#shared/story/script.ts';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';

export type KnownTranscript = readonly TimedLine[] | 'none' | null;

/** The lines of what is heard, fetched once it plays; `none` where there are none, null while they are not known. */
export function usePlayerTranscript(): KnownTranscript {
  const id = usePlayer(({ currentEpisode }) =>
    currentEpisode?.seasonId && !currentEpisode.unlisted ? currentEpisode.id : null,
  );
  const isHeard = usePlayer(({ isPlaying, isStreaming, position }) => !isStreaming && (isPlaying || position > 0));
  const [known, setKnown] = useState<{ id: string; lines: KnownTranscript } | null>(null);
  useEffect(() => {
    if (!id || !isHeard) return;
    const stop = new AbortController();
    fetch(`/api/episodes/${encodeURIComponent(id)}/transcript`, { signal: stop.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as Transcript).lines : []))
      .then((lines) => {
        if (stop.signal.aborted) return;
        player.setTimeline(id, lines);
        setKnown({ id, lines: lines.length > 0 ? lines : 'none' });
      })
      // The transcript is optional: without it the episode plays as well.
      .catch(() => {});
    return () => stop.abort();
  }, [id, isHeard]);
  return known && known.id === id ? known.lines : id ? null : 'none';
}
