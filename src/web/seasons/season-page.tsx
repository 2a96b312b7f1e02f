import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Episode, EpisodeChoice, Season, SeasonCard, SeasonProgress, Transcript } from '#shared/seasons.ts';
import { usePlayer } from '../player/player.ts';
import { askToSignIn } from '../prompts.ts';
import { useRootData } from '../root-data.ts';
import { Tabs } from '../ui/actions/tabs.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { applyProgress } from './apply-progress.ts';
import { EpisodeList } from './episode-list.tsx';
import { FailedProduction } from './failed-production.tsx';
import { GenerationBanner } from './generation-banner.tsx';
import { NextPaths, PathTaken } from './next-paths.tsx';
import { isInProduction, isPlayable } from './player-episode.ts';
import { SeasonActions } from './season-actions.tsx';
import { SeasonHeader } from './season-header.tsx';
import { SeasonTranscript } from './season-transcript.tsx';
import { SimilarSeasons } from './similar-seasons.tsx';
import { useBanner } from './use-banner.ts';
import { useNextEpisode } from './use-next-episode.ts';
import { useSeasonPlayer } from './use-season-player.ts';
import { useSeasonProgress } from './use-season-progress.ts';

const RemixDialog = lazy(() => import('./remix-dialog.tsx').then(({ RemixDialog: dialog }) => ({ default: dialog })));

export type SeasonPageData = {
  season: Season;
  /** By number. */
  episodes: readonly Episode[];
  /** Out of the last episode; null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  similar: readonly SeasonCard[];
  /** Of the first episode that can be heard. */
  transcript: Transcript | null;
  /** Given while the season is not ready. */
  progress: SeasonProgress | null;
};

type Tab = 'episodes' | 'more';
/** Which ending a remix starts from; null while its dialog is closed, undefined when none is picked beforehand. */
type RemixFrom = { episodeNumber?: number } | null;

export function SeasonPage(data: SeasonPageData) {
  const { season } = data;
  const { me } = useRootData();
  const signedIn = me !== null;
  const balance = me?.balance ?? null;
  const working = data.season.status !== 'ready' && data.season.status !== 'failed';
  const news = useSeasonProgress(season.id, working || data.episodes.some(isInProduction), data.progress);
  const episodes = applyProgress(data.episodes, news);
  const banner = useGeneration(news?.status ?? season.status, episodes);
  const press = useSeasonPlayer({ season, episodes, signedIn });
  const last = episodes.at(-1) ?? null;
  const next = useNextEpisode({ season, last, balance });
  const [tab, setTab] = useState<Tab>('episodes');
  const [remixFrom, setRemixFrom] = useState<RemixFrom>(null);
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  const read = episodes.find(({ id }) => id === currentId) ?? episodes.find(isPlayable) ?? null;
  const failed = (news?.status ?? season.status) === 'failed';
  const canChoose = (season.is_creator || season.is_published) && last !== null && !isInProduction(last) && !failed;

  function openRemix(from: RemixFrom) {
    if (signedIn) return setRemixFrom(from);
    toast.bad('Login required', 'Please log in to remix a season.');
    askToSignIn('sign-in');
  }

  const episodesPanel = (
    <div className="wrap sgrid">
      <div>
        <EpisodeList
          episodes={episodes}
          creating={next.chosenId && last ? last.episode_number + 1 : null}
          onPress={press}
        />
        {failed && <FailedProduction seasonId={season.id} reason={news?.error ?? null} balance={balance} />}
        {next.pathTaken && <PathTaken onRemix={() => openRemix({ episodeNumber: last?.episode_number })} />}
        {canChoose && (
          <NextPaths
            choices={data.choices}
            episodeNumber={last.episode_number + 1}
            chosenId={next.chosenId}
            onChoose={next.openDoor}
          />
        )}
      </div>
      <div className="sgrid__r">
        <SeasonTranscript
          episode={read}
          initial={data.transcript}
          linesVoiced={news?.episode_id === read?.id ? (news?.lines_voiced ?? 0) : 0}
        />
      </div>
    </div>
  );

  return (
    <>
      <GenerationBanner banner={banner} />
      <SeasonHeader season={season}>
        <SeasonActions
          season={season}
          signedIn={signedIn}
          canRemix={episodes.some(({ stage }) => stage === 'ready')}
          onRemix={() => openRemix({})}
        />
      </SeasonHeader>
      <Tabs
        className="stabs"
        label="Season"
        selected={tab}
        onSelect={setTab}
        keepMounted
        tabs={[
          { id: 'episodes', label: 'Episodes', panel: episodesPanel },
          { id: 'more', label: 'More Like This', panel: <SimilarSeasons seasons={data.similar} /> },
        ]}
      />
      {remixFrom && (
        <Suspense fallback={null}>
          <RemixDialog
            season={season}
            episodes={episodes}
            balance={balance ?? 0}
            initialEpisode={remixFrom.episodeNumber}
            onClose={() => setRemixFrom(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The banner of a season that was just created; `generating` leaves the address once there is something to hear. */
function useGeneration(status: Season['status'], episodes: readonly Episode[]) {
  const [search] = useSearchParams();
  const [startsShown] = useState(search.get('generating') === 'true');
  const audible = episodes.some(isPlayable);
  useEffect(() => {
    const url = new URL(location.href);
    if (!audible || !url.searchParams.has('generating')) return;
    url.searchParams.delete('generating');
    history.replaceState(history.state, '', url);
  }, [audible]);
  return useBanner(startsShown, status);
}
