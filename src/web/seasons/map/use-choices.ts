import { useEffect, useState } from 'react';
import type { EpisodeChoice } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';

/** The doors out of an episode with what is told behind them; null while they load, none where they can't be had. */
export function useChoices(episodeId: string | null): readonly EpisodeChoice[] | null {
  const [known, setKnown] = useState<{ id: string; choices: readonly EpisodeChoice[] } | null>(null);
  useEffect(() => {
    if (!episodeId) return;
    let wanted = true;
    api.seasons.listChoices({ id: episodeId }).then(
      ({ items }) => wanted && setKnown({ id: episodeId, choices: items }),
      (error: unknown) => {
        console.error('The doors could not be loaded:', error);
        if (wanted) setKnown({ id: episodeId, choices: [] });
      },
    );
    return () => {
      wanted = false;
    };
  }, [episodeId]);
  return known && known.id === episodeId ? known.choices : null;
}
