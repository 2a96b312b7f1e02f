import { useMemo, useSyncExternalStore } from 'react';
import { logStore } from '#web/player/place/log-store.ts';

/** The episodes of which this listener has heard anything, as far as this browser knows; null until it does. */
export function useHeardEpisodes(): ReadonlySet<string> | null {
  const log = useSyncExternalStore(logStore.subscribe, logStore.get, logStore.get);
  return useMemo(
    () => (log.ready ? new Set(log.events.map((event) => event.episode_id)) : null),
    [log.ready, log.events],
  );
}
