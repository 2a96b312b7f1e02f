import { Lamp } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatTime } from '#shared/listening.ts';
import { isHeard, placesOf } from '#shared/places/places.ts';
import type { Episode } from '#shared/seasons.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { EpisodeRow, type EpisodeState } from '#web/ui/objects/episode-row.tsx';
import { GeneratingRow } from '#web/ui/objects/generating-row.tsx';
import { useListeningLog } from '#web/player/place/log-store.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { isInProduction, isPlayable } from './episode-stage.ts';
import { cleanTitle, playingTime } from './player-episode.ts';

type Props = {
  episodes: readonly Episode[];
  /** What share of listeners, in percent, opened the door to an episode, by its number; where that is known. */
  shares: ReadonlyMap<number, number>;
  /** Number of the episode that was just ordered and is not in the list yet. */
  creating: number | null;
  /** Null for one that is not in the list yet. */
  onPress: (episode: Episode | null) => void;
  onQueue: (episode: Episode) => void;
};

export function EpisodeList({ episodes, shares, creating, onPress, onQueue }: Props) {
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  // The first episode is current from the start, but it is highlighted only once it was chosen or played.
  const [chosen, setChosen] = useState(false);
  const isStarted = usePlayer((state) => state.isPlaying || state.position > 0);
  const currentAt = episodes.findIndex((episode) => episode.id === currentId);
  const time = playingTime(episodes);

  // The pressed choice is removed, so the focus moves to the new episode's row.
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (creating !== null) list.current?.focus({ preventScroll: true });
  }, [creating]);

  const { heardIds, leftOf } = useHeard(episodes);
  const heardCount = episodes.filter(({ id }) => heardIds.has(id)).length;

  const stateOf = (episode: Episode, at: number): EpisodeState => {
    if (!isPlayable(episode)) return 'no-audio';
    if (at === currentAt) return isStarted || chosen ? 'current' : 'idle';
    return heardIds.has(episode.id) || at < currentAt ? 'done' : 'idle';
  };

  return (
    <>
      <div className="eph">
        <h2>Episodes</h2>
        {time && (
          <span className="dim">
            {time} so far{heardCount > 0 && `, ${heardCount} heard`}
          </span>
        )}
      </div>
      <ol className="eps" aria-label="Episodes" ref={list} tabIndex={-1}>
        {episodes.map((episode, at) =>
          isInProduction(episode) && !isPlayable(episode) ? (
            <UpcomingRow key={episode.id} number={episode.episode_number} onPress={() => onPress(episode)} />
          ) : (
            <EpisodeRow
              key={episode.id}
              number={episode.episode_number}
              title={cleanTitle(episode)}
              text={episode.content}
              state={stateOf(episode, at)}
              playing={isPlaying}
              durationMs={episode.duration_ms}
              heard={heardIds.has(episode.id)}
              left={leftOf(episode)}
              onQueue={isPlaying && episode.id !== currentId && episode.voice_audio_url ? () => onQueue(episode) : null}
              door={episode.choice_text}
              share={shares.get(episode.episode_number)}
              onPress={() => {
                setChosen(isPlayable(episode) || chosen);
                onPress(episode);
              }}
            />
          ),
        )}
        {creating !== null && <UpcomingRow number={creating} onPress={() => onPress(null)} />}
      </ol>
      {episodes.length === 1 && !episodes.some(isPlayable) && episodes.some(isInProduction) && (
        <div className="hushed">
          <Icon of={Lamp} />
          <p>The curtain goes up as soon as the first episode has its voices.</p>
        </div>
      )}
    </>
  );
}

/** What the listening log says of these episodes. */
function useHeard(episodes: readonly Episode[]) {
  const { events, deviceId } = useListeningLog();
  const { heardIds, places } = useMemo(() => {
    const ofSeason = events.filter((event) => event.season_id === episodes[0]?.season_id);
    const durations = new Map(episodes.map(({ id, duration_ms }) => [id, duration_ms]));
    const byEpisode = Map.groupBy(ofSeason, ({ episode_id }) => episode_id);
    return {
      heardIds: new Set(
        episodes.filter(({ id, duration_ms }) => isHeard(byEpisode.get(id) ?? [], duration_ms)).map(({ id }) => id),
      ),
      places: placesOf(ofSeason, deviceId, (id) => durations.get(id) ?? null),
    };
  }, [events, deviceId, episodes]);
  return {
    heardIds,
    /** "1:31 left" of an episode in whose middle the listener stopped. */
    leftOf({ id, duration_ms: durationMs }: Episode): string | null {
      const placeMs = places.get(id);
      if (!placeMs || !durationMs || placeMs >= durationMs) return null;
      return `${formatTime((durationMs - placeMs) / 1000)} left`;
    },
  };
}

function UpcomingRow({ number, onPress }: { number: number; onPress: () => void }) {
  const label = number === 1 ? 'Generating...' : 'Creating...';
  return <GeneratingRow title={`Episode ${number}`} label={label} onPress={onPress} />;
}
