import { Suspense, useRef, useState } from 'react';
import type { Recap } from '#shared/recap.ts';
import type { Episode, EpisodeChoice, Season, SeasonProgress, Transcript } from '#shared/seasons.ts';
import { later } from '../later.ts';
import { usePlayer } from '../player/board.ts';
import { EpisodeList } from './episode-list.tsx';
import { HeardTranscript } from './heard-transcript.tsx';
import { NextPaths } from './next-paths.tsx';
import { recapPlayerId } from './player-recap.ts';
import { isInProduction, isPlayable } from './player-episode.ts';
import { SeasonTranscript } from './season-transcript.tsx';
import { useNextEpisode } from './use-next-episode.ts';
import { useSeasonPlayer } from './use-season-player.ts';

const Previously = later(async () => (await import('./previously.tsx')).Previously);
const PathTaken = later(async () => (await import('./path-taken.tsx')).PathTaken);
const FailedProduction = later(async () => (await import('./failed-production.tsx')).FailedProduction);

type Props = {
  season: Season;
  episodes: readonly Episode[];
  /** Null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  transcript: Transcript | null;
  /** For a listener who comes back after a while. */
  recap: Recap | null;
  news: SeasonProgress | null;
  /** Null for who is signed out. */
  balance: number | null;
  onRemix: (episodeNumber?: number) => void;
};

/** What is heard, what is read along, and what happens next. */
export function EpisodesPanel({ season, episodes, choices, transcript, recap, news, balance, onRemix }: Props) {
  const { press, start, choose, awaitOrdered } = useSeasonPlayer({ season, episodes, signedIn: balance !== null });
  const last = episodes.at(-1) ?? null;
  const { chosenId, pathTaken, openDoor } = useNextEpisode({ season, last, balance, onOrdered: awaitOrdered });
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  // Playing makes the listener one who is back; the page keeps what it came with until it was told.
  const [cameWith] = useState(recap);
  const [told, setTold] = useState<Recap | null>(null);
  const opens = useRef<((episode: Episode) => boolean) | null>(null);
  const telling = told && currentId === recapPlayerId(told) ? told : null;
  const read = episodes.find(({ id }) => id === currentId) ?? episodes.find(isPlayable) ?? null;
  const failed = (news?.status ?? season.status) === 'failed';
  const nextNumber = (last?.episode_number ?? 0) + 1;
  const canChoose = (season.is_creator || season.is_published) && last && !isInProduction(last) && !failed;
  return (
    <div className="wrap sgrid">
      <div>
        {cameWith && (
          <Suspense fallback={null}>
            <Previously
              season={season}
              initial={cameWith}
              episodes={episodes}
              opens={opens}
              onRecap={setTold}
              onStart={start}
              onChoose={choose}
            />
          </Suspense>
        )}
        <EpisodeList
          episodes={episodes}
          creating={chosenId ? nextNumber : null}
          onPress={(episode) => (episode && opens.current?.(episode)) || press(episode)}
        />
        <Suspense fallback={null}>
          {failed && <FailedProduction seasonId={season.id} reason={news?.error ?? null} balance={balance} />}
          {pathTaken && <PathTaken onRemix={() => onRemix(last?.episode_number)} />}
        </Suspense>
        {canChoose && (
          <NextPaths choices={choices} episodeNumber={nextNumber} chosenId={chosenId} onChoose={openDoor} />
        )}
      </div>
      <div className="sgrid__r">
        {telling ? (
          <HeardTranscript id={currentId} subtitle="Previously" lines={telling.lines} />
        ) : (
          <SeasonTranscript
            episode={read}
            initial={transcript}
            linesVoiced={news && news.episode_id === read?.id ? news.lines_voiced : 0}
          />
        )}
      </div>
    </div>
  );
}
