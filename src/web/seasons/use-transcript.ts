import { useEffect, useRef, useState } from 'react';
import type { Episode, Transcript } from '#shared/seasons.ts';

/**
 * The transcript of an episode: the one that came with the page, else fetched; fetched again as more lines of it are
 * voiced, and for the times of its words once it is heard. Null until there is one.
 */
export function useTranscript(
  episode: Episode | null,
  initial: Transcript | null,
  linesVoiced: number,
  isHeard: boolean,
): Transcript | null {
  const [known, setKnown] = useState(initial);
  const [answers, setAnswers] = useState(0);
  /** What was asked for last, and whether the answer is still to come: lines are voiced faster than a slow line answers. */
  const asked = useRef('');
  const waiting = useRef(false);
  const id = episode?.id;
  const mine = known && known.episode_id === id ? known : null;
  const complete = Boolean(mine?.complete && (!isHeard || mine.lines.some(({ words }) => words.length > 0)));
  const news = `${id} ${linesVoiced} ${episode?.stage} ${isHeard}`;

  useEffect(() => {
    if (!id || complete || waiting.current || asked.current === news) return;
    waiting.current = true;
    asked.current = news;
    import('../api.ts')
      .then(({ api }) => api.seasons.getTranscript({ id }))
      .then(setKnown)
      // Reading along is an extra: an episode without it plays all the same.
      .catch(() => {})
      .finally(() => {
        waiting.current = false;
        setAnswers((count) => count + 1);
      });
  }, [id, complete, news, answers]);

  return mine;
}
