import { useCallback, useEffect, useRef, useState } from 'react';
import type { RssEpisode } from '#shared/shows.ts';
import { oldestFirst } from './feed-episode.ts';

type Feed = { state: 'loading' | 'ready'; episodes: RssEpisode[] };

/** The episodes of a podcast's feed. Asked for once by itself, and again by `reload`; a feed that fails is an empty one. */
export function useFeed(showId: string, hasFeed: boolean) {
  const [feed, setFeed] = useState<Feed>({ state: hasFeed ? 'loading' : 'ready', episodes: [] });
  const asked = useRef<string | null>(null);

  const reload = useCallback(async () => {
    asked.current = showId;
    setFeed({ state: 'loading', episodes: [] });
    let episodes: RssEpisode[] = [];
    try {
      const { api } = await import('#web/api.ts');
      episodes = oldestFirst((await api.catalog.listFeedEpisodes({ id: showId })).items);
    } catch (error) {
      console.error('Could not load the episodes:', error);
    }
    if (asked.current === showId) setFeed({ state: 'ready', episodes });
  }, [showId]);

  useEffect(() => {
    if (hasFeed && asked.current !== showId) void reload();
  }, [hasFeed, showId, reload]);

  return { ...feed, reload };
}
