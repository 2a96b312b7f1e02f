import type { Episode, Transcript } from '#shared/seasons.ts';
import { usePlayer } from '../player/board.ts';
import { HeardTranscript } from './heard-transcript.tsx';
import { cleanTitle } from './player-episode.ts';
import { useTranscript } from './use-transcript.ts';

type Props = {
  /** The one to read along: what is heard now if it is of this season, else its first. */
  episode: Episode | null;
  initial: Transcript | null;
  linesVoiced: number;
};

export function SeasonTranscript({ episode, initial, linesVoiced }: Props) {
  const isHeard = usePlayer((state) => state.isPlaying && state.currentEpisode?.id === episode?.id);
  const transcript = useTranscript(episode, initial, linesVoiced, isHeard);
  return (
    <HeardTranscript
      id={episode?.id}
      subtitle={episode ? `Episode ${episode.episode_number}, ${cleanTitle(episode)}` : undefined}
      lines={transcript && transcript.lines.length > 0 ? transcript.lines : null}
    />
  );
}
