import { useEffect, useRef, useState } from 'react';
import type { TimedLine } from '#shared/script.ts';
import { usePlayer } from '../player/board.ts';
import { knownPlayer, withPlayer } from '../player/with-player.ts';
import { TranscriptPanel } from '../ui/objects/transcript-panel.tsx';
import { useHeardLine } from './use-heard-line.ts';
import { useLitWord } from './use-lit-word.ts';

type Props = {
  /** What the player calls it. */
  id: string | undefined;
  subtitle: string | undefined;
  /** Null while there are none. */
  lines: readonly TimedLine[] | null;
};

/** The words of what is heard, lit as they are spoken. */
export function HeardTranscript({ id, subtitle, lines }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [follow, setFollow] = useState(true);
  const isCurrent = usePlayer((state) => state.currentEpisode?.id === id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const heard = useHeardLine(id, lines);
  useLitWord(panel, lines?.[heard] ?? null, heard, isCurrent && isPlaying);

  // The player draws a stream's length from what is voiced, and swaps files between two lines.
  useEffect(() => {
    const player = knownPlayer();
    const current = player?.getState().currentEpisode;
    if (!lines || !player || !current || current.id !== id) return;
    player.setTimeline(current.id, lines);
    if (current.streaming) player.refresh({ ...current, durationMs: lines.at(-1)?.end_ms ?? null });
  }, [lines, id, isCurrent]);

  return (
    <div ref={panel}>
      <TranscriptPanel
        subtitle={lines ? subtitle : undefined}
        lines={lines}
        current={heard}
        follow={follow}
        onFollowChange={setFollow}
        onLine={isCurrent && lines ? (index) => playFrom(lines[index]?.start_ms ?? 0) : undefined}
      />
    </div>
  );
}

function playFrom(ms: number): void {
  withPlayer((player) => {
    player.seek(ms / 1000);
    player.play();
  });
}
