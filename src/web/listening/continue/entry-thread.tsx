import { isAudible, type ShelfEntry } from '#shared/places/continue-shelf.ts';
import { SmallThread } from '#web/ui/objects/small-thread.tsx';

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
