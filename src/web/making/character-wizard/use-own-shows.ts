import { useEffect, useState } from 'react';
import type { ShowCard } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';

const mostShows = 100;

export type OwnShows = readonly ShowCard[] | 'loading' | 'failed';

/** The shows that a character can be made for, newest first. */
export function useOwnShows(): { shows: OwnShows; again: () => void } {
  const [shows, setShows] = useState<OwnShows>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    api.catalog.myShows({ limit: mostShows }).then(
      ({ items }) => wanted && setShows(items),
      (error: unknown) => {
        console.error('Could not load your shows:', error);
        if (wanted) setShows('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  return {
    shows,
    again() {
      setShows('loading');
      setAttempt((count) => count + 1);
    },
  };
}
