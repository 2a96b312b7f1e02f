import { useEffect, useRef, useState } from 'react';
import type { TimedLine } from '#shared/story/script.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { knownPlayer, withPlayer } from '#web/player/with-player.ts';
import { TranscriptPanel } from '#web/ui/objects/transcript-panel.tsx';
import { useLitWord } from './use-lit-word.ts';
import { lineAt } from './read-along.ts';

type Props = {
  /** What the player calls it. */
  id: string | undefined;
  subtitle: string | undefined;
  /** Null while there are none. */
  lines: readonly TimedLine[] | null;
};

/** The transcript of the current episode; the spoken line and word are highlighted. */
export function HeardTranscript({ id, subtitle, lines }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [follow, setFollow] = useState(true);
  const isCurrent = usePlayer((state) => state.currentEpisode?.id === id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const heard = useHeardLine(id, lines);
  useLitWord(panel, lines?.[heard] ?? null, heard, isCurrent && isPlaying);

  // The player takes a stream's duration from the voiced lines, and swaps files between two lines.
  useEffect(() => {
    const player = knownPlayer();
    const current = player?.getState().currentEpisode;
    if (!lines || !player || !current || current.id !== id) return;
    player.setTimeline(current.id, lines);
    if (current.streaming) player.refresh({ ...current, durationMs: lines.at(-1)?.end_ms ?? null });
  }, [lines, id, isCurrent]);

  return (
    <div ref={panel} id="transcript">
      <TranscriptPanel
        subtitle={lines ? subtitle : undefined}
        lines={lines}
        current={heard}
        follow={follow}
        onFollowChange={setFollow}
        freeUntil={playerTop}
        onLine={isCurrent && lines ? (index) => playFrom(lines[index]?.start_ms ?? 0) : undefined}
      />
    </div>
  );
}

/** Where the player begins, which lies over the page. */
const playerTop = () =>
  document.querySelector('aside[aria-label="Player"]')?.getBoundingClientRect().top ?? innerHeight;

function playFrom(ms: number): void {
  withPlayer((player) => {
    player.seek(ms / 1000);
    player.play();
  });
}

/** Index of the line being heard while `episodeId` is the current episode; -1 before it starts and for any other. */
function useHeardLine(episodeId: string | undefined, lines: readonly TimedLine[] | null): number {
  const position = usePlayer((state) => (state.currentEpisode?.id === episodeId ? state.position : -1));
  const isPlaying = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episodeId);
  const [line, setLine] = useState(-1);

  useEffect(() => {
    const find = () =>
      setLine(position > 0 && lines ? lineAt(lines, (knownPlayer()?.currentPosition() ?? 0) * 1000) : -1);
    find();
    if (!isPlaying || !lines) return;
    // The player reports its position four times a second, which is too coarse: a timer is set for the next line's start.
    const next = lines[lineAt(lines, position * 1000) + 1];
    if (!next) return;
    const timer = setTimeout(find, Math.max(0, next.start_ms - position * 1000));
    return () => clearTimeout(timer);
  }, [position, isPlaying, lines]);

  return line;
}
