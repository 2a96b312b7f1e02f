import { Suspense } from 'react';
import type { Episode, EpisodeChoice, Season, SeasonProgress, Transcript } from '#shared/seasons.ts';
import { later } from '../later.ts';
import { usePlayer } from '../player/board.ts';
import { EpisodeList } from './episode-list.tsx';
import { NextPaths } from './next-paths.tsx';
import { isInProduction, isPlayable } from './player-episode.ts';
import { SeasonTranscript } from './season-transcript.tsx';
import { useNextEpisode } from './use-next-episode.ts';
import { useSeasonPlayer } from './use-season-player.ts';

const PathTaken = later(async () => (await import('./path-taken.tsx')).PathTaken);
const FailedProduction = later(async () => (await import('./failed-production.tsx')).FailedProduction);

type Props = {
  season: Season;
  episodes: readonly Episode[];
  /** Null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  transcript: Transcript | null;
  news: SeasonProgress | null;
  /** Null for who is signed out. */
  balance: number | null;
  onRemix: (episodeNumber?: number) => void;
};

/** What is heard, what is read along, and what happens next. */
export function EpisodesPanel({ season, episodes, choices, transcript, news, balance, onRemix }: Props) {
  const { press, awaitOrdered } = useSeasonPlayer({ season, episodes, signedIn: balance !== null });
  const last = episodes.at(-1) ?? null;
  const { chosenId, pathTaken, openDoor } = useNextEpisode({ season, last, balance, onOrdered: awaitOrdered });
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const read = episodes.find(({ id }) => id === currentId) ?? episodes.find(isPlayable) ?? null;
  const failed = (news?.status ?? season.status) === 'failed';
  const nextNumber = (last?.episode_number ?? 0) + 1;
  const canChoose = (season.is_creator || season.is_published) && last && !isInProduction(last) && !failed;
  return (
    <div className="wrap sgrid">
      <div>
        <EpisodeList episodes={episodes} creating={chosenId ? nextNumber : null} onPress={press} />
        <Suspense fallback={null}>
          {failed && <FailedProduction seasonId={season.id} reason={news?.error ?? null} balance={balance} />}
          {pathTaken && <PathTaken onRemix={() => onRemix(last?.episode_number)} />}
        </Suspense>
        {canChoose && (
          <NextPaths choices={choices} episodeNumber={nextNumber} chosenId={chosenId} onChoose={openDoor} />
        )}
      </div>
      <div className="sgrid__r">
        <SeasonTranscript
          episode={read}
          initial={transcript}
          linesVoiced={news && news.episode_id === read?.id ? news.lines_voiced : 0}
        />
      </div>
    </div>
  );
}
