import { useEffect, useState } from 'react';
import type { TimedLine } from '#shared/script.ts';
import { usePlayer } from '../player/board.ts';
import { knownPlayer } from '../player/with-player.ts';
import { lineAt } from './read-along.ts';

/** Index of the line being heard while `episodeId` is the current episode; -1 before it starts and for any other. */
export function useHeardLine(episodeId: string | undefined, lines: readonly TimedLine[] | null): number {
  const position = usePlayer((state) => (state.currentEpisode?.id === episodeId ? state.position : -1));
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episodeId);
  const [line, setLine] = useState(-1);

  useEffect(() => {
    const find = () =>
      setLine(position > 0 && lines ? lineAt(lines, (knownPlayer()?.currentPosition() ?? 0) * 1000) : -1);
    find();
    if (!isPlaying || !lines) return;
    // The player tells four times a second; a line shown on time needs the moment it begins.
    const next = lines[lineAt(lines, position * 1000) + 1];
    if (!next) return;
    const timer = setTimeout(find, Math.max(0, next.start_ms - position * 1000));
    return () => clearTimeout(timer);
  }, [position, isPlaying, lines]);

  return line;
}
