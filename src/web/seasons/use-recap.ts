import { useEffect, useState } from 'react';
import type { Recap } from '#shared/recap.ts';
import { api } from '../api.ts';

/** Voicing it takes a second or two; after the last of these nobody waits for it any more. */
const askAgainAfterMs = [600, 1200, 2500, 5000, 10_000];

/** What happened so far, asked for again until it has been voiced; null when that did not come about. */
export function useRecap(seasonId: string, initial: Recap): Recap | null {
  const [recap, setRecap] = useState<Recap | null>(initial);
  const [tries, setTries] = useState(0);
  const voiced = recap === null || recap.audio_url !== null;

  useEffect(() => {
    if (voiced) return;
    const wait = askAgainAfterMs[tries];
    if (wait === undefined) return setRecap(null);
    const timer = setTimeout(async () => {
      const answer = await api.listening.previously({ id: seasonId }).catch(() => null);
      if (answer) setRecap(answer.recap);
      setTries(tries + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [seasonId, voiced, tries]);

  return recap;
}
