import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Recap } from '#shared/story/recap.ts';
import type { Episode, EpisodeChoice, Season, SeasonCard, SeasonProgress, Transcript } from '#shared/seasons.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { Tabs } from '#web/ui/actions/tabs.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { applyProgress } from './episodes/apply-progress.ts';
import { isInProduction, isPlayable } from './episodes/episode-stage.ts';
import { MoreActions, SeasonActions } from './season-actions.tsx';
import { SeasonHeader } from './season-header.tsx';
import { useSeasonProgress } from './episodes/use-season-progress.ts';

const EpisodesPanel = deferred(async () => (await import('./episodes/episodes-panel.tsx')).EpisodesPanel);
const SimilarSeasons = deferred(async () => (await import('./similar-seasons.tsx')).SimilarSeasons);
const GenerationBanner = deferred(async () => (await import('./episodes/generation-banner.tsx')).GenerationBanner);
const RemixDialog = deferred(async () => (await import('./remix/remix-dialog.tsx')).RemixDialog);

export type SeasonPageData = {
  season: Season;
  /** By number. */
  episodes: readonly Episode[];
  /** Out of the last episode; null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  similar: readonly SeasonCard[];
  /** Of the first episode that can be heard. */
  transcript: Transcript | null;
  /** What happened so far, for a listener who comes back after a while. */
  recap: Recap | null;
  /** Given while the season is not ready. */
  progress: SeasonProgress | null;
};

type Tab = 'episodes' | 'more';
/** Which ending is picked beforehand for a remix, if any; null while its dialog is closed. */
type RemixFrom = { episodeNumber?: number } | null;

export function SeasonPage(data: SeasonPageData) {
  const { season } = data;
  const { me } = useRootData();
  const news = useSeasonProgress(season.id, isWorking(data), data.progress);
  const episodes = applyProgress(data.episodes, news);
  const isNew = useIsNew(episodes);
  const [tab, setTab] = useState<Tab>('episodes');
  const [remixFrom, setRemixFrom] = useState<RemixFrom>(null);

  function openRemix(episodeNumber?: number) {
    if (me) return setRemixFrom({ episodeNumber });
    toast.bad('Login required', 'Please log in to remix a season.');
    askToSignIn('sign-in');
  }

  return (
    <>
      {isNew && (
        <Suspense fallback={null}>
          <GenerationBanner status={news?.status ?? season.status} />
        </Suspense>
      )}
      <SeasonHeader season={season}>
        <SeasonActions
          season={season}
          signedIn={me !== null}
          canRemix={!season.is_hidden && season.show_is_open && episodes.some(({ stage }) => stage === 'ready')}
          onRemix={() => openRemix()}
        />
      </SeasonHeader>
      <Tabs
        className="stabs"
        label="Season"
        selected={tab}
        onSelect={setTab}
        keepMounted
        tabs={[
          {
            id: 'episodes',
            label: 'Episodes',
            panel: (
              <Suspense fallback={null}>
                <EpisodesPanel
                  season={season}
                  episodes={episodes}
                  choices={data.choices}
                  transcript={data.transcript}
                  recap={data.recap}
                  news={news}
                  balance={me?.balance ?? null}
                  onRemix={openRemix}
                />
              </Suspense>
            ),
          },
          {
            id: 'more',
            label: 'More Like This',
            panel: (
              <Suspense fallback={null}>
                <SimilarSeasons seasons={data.similar} />
              </Suspense>
            ),
          },
        ]}
      />
      <div className="wrap">
        <MoreActions season={season} place="foot" />
      </div>
      {remixFrom && (
        <Suspense fallback={null}>
          <RemixDialog
            season={season}
            episodes={episodes}
            balance={me?.balance ?? 0}
            initialEpisode={remixFrom.episodeNumber}
            onClose={() => setRemixFrom(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether an episode is in production. */
function isWorking({ season, episodes }: SeasonPageData): boolean {
  return (season.status !== 'ready' && season.status !== 'failed') || episodes.some(isInProduction);
}

/** Whether this is the page of a season that was just created; `generating` leaves the address once something is heard. */
function useIsNew(episodes: readonly Episode[]): boolean {
  const [search] = useSearchParams();
  const [isNew] = useState(search.get('generating') === 'true');
  const audible = episodes.some(isPlayable);
  useEffect(() => {
    const url = new URL(location.href);
    if (!audible || !url.searchParams.has('generating')) return;
    url.searchParams.delete('generating');
    history.replaceState(history.state, '', url);
  }, [audible]);
  return isNew;
}
