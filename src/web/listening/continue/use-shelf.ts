import { useEffect, useMemo } from 'react';
import type { Listened, ListeningSeason } from '#shared/listening-log.ts';
import { fillShelf, type ShelfEntry } from '#shared/places/continue-shelf.ts';
import { hasBegun, useListeningLog } from '#web/player/place/log-store.ts';

/** The account's log as the server sent it with the page; both empty for who is signed out. */
export type SentLog = { events: readonly Listened[]; seasons: readonly ListeningSeason[] };

const mostSeasons = 12;

/** What there is to go on with: from the page until the browser's own log was read, then from that. Null while unknown. */
export function useShelf(sent: SentLog): ShelfEntry[] | null {
  const { ready, events, seasons, deviceId } = useListeningLog();
  const entries = useMemo(() => {
    const known = new Map([...sent.seasons.map((season) => [season.id, season] as const), ...seasons]);
    return fillShelf(ready ? unite(sent.events, events) : sent.events, known, deviceId).slice(0, mostSeasons);
  }, [sent, ready, events, seasons, deviceId]);

  useEffect(() => {
    void import('#web/player/place/keep-listening.ts').then(async ({ logReady, learnSeasons }) => {
      await logReady;
      const { logStore } = await import('#web/player/place/log-store.ts');
      const begun = logStore
        .get()
        .events.toSorted((a, b) => b.at_ms - a.at_ms)
        .map(({ season_id }) => season_id);
      await learnSeasons([...new Set(begun.filter(Boolean))].slice(0, mostSeasons * 2));
    });
  }, []);
  return !ready && sent.events.length === 0 && typeof window !== 'undefined' && hasBegun() ? null : entries;
}

/** The browser's version of an event knows of more than the page's; what was deleted since the page was made is in neither for long. */
function unite(sent: readonly Listened[], own: readonly Listened[]): Listened[] {
  const known = new Set(own.map(({ id }) => id));
  return own.length > 0 ? [...own, ...sent.filter(({ id }) => !known.has(id))] : [...sent];
}
