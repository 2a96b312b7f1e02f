import type { Episode, Transcript } from '#shared/seasons.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { HeardTranscript } from './heard-transcript.tsx';
import { cleanTitle } from '../episodes/player-episode.ts';
import { useEffect, useRef, useState } from 'react';

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
      subtitle={episode ? subtitleOf(episode) : undefined}
      lines={transcript && transcript.lines.length > 0 ? transcript.lines : null}
    />
  );
}

/** "Episode 3, The Keeper Who Stayed. Through the door: Untie the boat." */
function subtitleOf(episode: Episode): string {
  const { episode_number: number, choice_text: door } = episode;
  return `Episode ${number}, ${cleanTitle(episode)}${door ? `. Through the door: ${door}` : ''}`;
}

/**
 * The transcript of an episode: the one that came with the page, else fetched; fetched again as more lines of it are
 * voiced, and for the times of its words once it is heard. Null until there is one.
 */
function useTranscript(
  episode: Episode | null,
  initial: Transcript | null,
  linesVoiced: number,
  isHeard: boolean,
): Transcript | null {
  const [known, setKnown] = useState(initial);
  const [answers, setAnswers] = useState(0);
  /** What was asked for last, and whether the answer is still to come: lines are voiced faster than a slow line answers. */
  const requested = useRef('');
  const waiting = useRef(false);
  const id = episode?.id;
  const mine = known && known.episode_id === id ? known : null;
  const complete = Boolean(mine?.complete && (!isHeard || mine.lines.some(({ words }) => words.length > 0)));
  const news = `${id} ${linesVoiced} ${episode?.stage} ${isHeard}`;

  useEffect(() => {
    if (!id || complete || waiting.current || requested.current === news) return;
    waiting.current = true;
    requested.current = news;
    import('#web/api/api.ts')
      .then(({ api }) => api.seasons.getTranscript({ id }))
      .then(setKnown)
      // The transcript is optional: on failure the episode plays without it.
      .catch(() => {})
      .finally(() => {
        waiting.current = false;
        setAnswers((count) => count + 1);
      });
  }, [id, complete, news, answers]);

  return mine;
}
