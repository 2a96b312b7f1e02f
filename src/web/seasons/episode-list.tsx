import { Lamp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Episode } from '#shared/seasons.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { EpisodeRow, type EpisodeState } from '../ui/objects/episode-row.tsx';
import { GeneratingRow } from '../ui/objects/generating-row.tsx';
import { usePlayer } from '../player/board.ts';
import { cleanTitle, isInProduction, isPlayable, playingTime } from './player-episode.ts';

type Props = {
  episodes: readonly Episode[];
  /** Number of the episode that was just ordered and is not in the list yet. */
  creating: number | null;
  /** Null for one that is not in the list yet. */
  onPress: (episode: Episode | null) => void;
};

export function EpisodeList({ episodes, creating, onPress }: Props) {
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const isPlaying = usePlayer((state) => state.isPlaying);
  // The first episode is the current one from the start; lit it is only once somebody chose or started it.
  const [chosen, setChosen] = useState(false);
  const isStarted = usePlayer((state) => state.isPlaying || state.position > 0);
  const currentAt = episodes.findIndex((episode) => episode.id === currentId);
  const time = playingTime(episodes);

  // The door that was pressed goes away: the keys go on from where the new episode comes.
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (creating !== null) list.current?.focus({ preventScroll: true });
  }, [creating]);

  const stateOf = (episode: Episode, at: number): EpisodeState => {
    if (!isPlayable(episode)) return 'no-audio';
    if (at === currentAt) return isStarted || chosen ? 'current' : 'idle';
    return at < currentAt ? 'done' : 'idle';
  };

  return (
    <>
      <div className="eph">
        <h2>Episodes</h2>
        {time && <span className="dim">{time} so far</span>}
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

function UpcomingRow({ number, onPress }: { number: number; onPress: () => void }) {
  const label = number === 1 ? 'Generating...' : 'Creating...';
  return <GeneratingRow title={`Episode ${number}`} label={label} onPress={onPress} />;
}
