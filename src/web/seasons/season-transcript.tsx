import { useEffect, useRef, useState } from 'react';
import type { Episode, Transcript } from '#shared/seasons.ts';
import { usePlayer } from '../player/board.ts';
import { knownPlayer, withPlayer } from '../player/with-player.ts';
import { TranscriptPanel } from '../ui/objects/transcript-panel.tsx';
import { cleanTitle } from './player-episode.ts';
import { useHeardLine } from './use-heard-line.ts';
import { useLitWord } from './use-lit-word.ts';
import { useTranscript } from './use-transcript.ts';

type Props = {
  /** The one to read along: what is heard now if it is of this season, else its first. */
  episode: Episode | null;
  initial: Transcript | null;
  linesVoiced: number;
};

export function SeasonTranscript({ episode, initial, linesVoiced }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [follow, setFollow] = useState(true);
  const transcript = useTranscript(episode, initial, linesVoiced);
  const lines = transcript && transcript.lines.length > 0 ? transcript.lines : null;
  const isCurrent = usePlayer((state) => state.currentEpisode?.id === episode?.id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const heard = useHeardLine(episode?.id, lines);
  useLitWord(panel, lines?.[heard] ?? null, heard, isCurrent && isPlaying);

  // The player draws a stream's length from what is voiced, and swaps files between two lines.
  useEffect(() => {
    const player = knownPlayer();
    const current = player?.getState().currentEpisode;
    if (!lines || !player || !current || current.id !== episode?.id) return;
    player.setTimeline(current.id, lines);
    if (current.streaming) player.refresh({ ...current, durationMs: lines.at(-1)?.end_ms ?? null });
  }, [lines, episode?.id, isCurrent]);

  return (
    <div ref={panel}>
      <TranscriptPanel
        subtitle={episode && lines ? `Episode ${episode.episode_number}, ${cleanTitle(episode)}` : undefined}
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
