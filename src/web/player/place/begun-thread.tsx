import { useEffect, useMemo } from 'react';
import { fillShelf, isAudible, type ShelfEntry } from '#shared/places/continue-shelf.ts';
import { SmallThread } from '#web/ui/objects/small-thread.tsx';
import { hasBegun, useListeningLog } from './log-store.ts';

/** Where the listener is in a begun season, as marks on a line. */
export function EntryThread({ entry }: { entry: ShelfEntry }) {
  const { season, episode, placeMs, allHeard, heardIds } = entry;
  const episodes = season.episodes.filter(isAudible);
  return (
    <SmallThread
      heard={episodes.map(({ id }) => heardIds.has(id))}
      here={allHeard ? null : episodes.indexOf(episode)}
      placeMs={placeMs}
      durationMs={episode.duration_ms}
      door={season.doors_open}
    />
  );
}

/** The same for the card of any season; nothing where it was not begun. */
export function BegunThread({ seasonId }: { seasonId: string }) {
  const { events, seasons, deviceId } = useListeningLog();
  const ofSeason = useMemo(() => events.filter(({ season_id }) => season_id === seasonId), [events, seasonId]);
  const isBegun = ofSeason.length > 0;
  useEffect(() => {
    if (!hasBegun()) return;
    void import('./keep-listening.ts').then(({ learnSeasons }) => learnSeasons(isBegun ? [seasonId] : []));
  }, [isBegun, seasonId]);
  const [entry] = useMemo(() => fillShelf(ofSeason, seasons, deviceId), [ofSeason, seasons, deviceId]);
  return entry ? <EntryThread entry={entry} /> : null;
}
