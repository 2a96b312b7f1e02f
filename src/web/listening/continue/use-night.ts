import { useEffect, useState } from 'react';
import type { ListeningSeason } from '#shared/listening-log.ts';
import { useListeningLog } from '#web/player/place/log-store.ts';
import { isMorningAfter, keepNight, readNight, type Night } from '#web/player/timer/night.ts';

/** The night whose listener may wonder where they were, with its season; null for none. */
export function useNight(): { night: Night; season: ListeningSeason; answer: () => void } | null {
  const { ready, events, seasons } = useListeningLog();
  const [night, setNight] = useState<Night | null>(null);
  useEffect(() => setNight(readNight()), []);
  const season = night && seasons.get(night.seasonId);
  if (!ready || !night || !season || !isMorningAfter(night, events, Date.now())) return null;
  return {
    night,
    season,
    answer() {
      keepNight(null);
      setNight(null);
    },
  };
}
