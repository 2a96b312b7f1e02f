import { useEffect, useState } from 'react';
import type { EpisodeChoice } from '#shared/seasons.ts';
import { api } from '../api.ts';
import { toast } from '../ui/feedback/toast.ts';

type Loaded = readonly EpisodeChoice[] | 'failed';

/** The choices of an episode, by their order; null while they load. Each episode is asked for once, failures again. */
export function useEpisodeChoices(episodeId: string | null): Loaded | null {
  const [known, setKnown] = useState<Record<string, Loaded>>({});
  useEffect(() => {
    if (!episodeId || Array.isArray(known[episodeId])) return;
    let wanted = true;
    const keep = (loaded: Loaded) => wanted && setKnown((all) => ({ ...all, [episodeId]: loaded }));
    api.seasons.listChoices({ id: episodeId }).then(
      ({ items }) => keep(items.toSorted((a, b) => a.choice_order - b.choice_order)),
      () => {
        if (!wanted) return;
        keep('failed');
        toast.bad('Error loading choices', 'Failed to load episode choices. Please try again.');
      },
    );
    return () => {
      wanted = false;
    };
    // Choices that arrive are not a reason to ask for them again.
  }, [episodeId]);
  return (episodeId && known[episodeId]) || null;
}
