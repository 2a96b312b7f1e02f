import { useState, type ReactNode, useCallback, useEffect, useRef, Suspense } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { Show, RssEpisode } from '#shared/shows.ts';
import { Tabs } from '#web/ui/actions/tabs.tsx';
import { FeedEpisodes } from './feed-episodes.tsx';
import { oldestFirst, playFeedEpisode } from './feed-episode.ts';
import { ShowBanner } from './show-banner.tsx';
import { SmartLink } from '#web/ui/actions/smart-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { countOf } from '#web/ui/words/counts.ts';
import { EyeOff } from 'lucide-react';
import { Await } from 'react-router';
import { ReportButton } from '#web/reporting/report-button.tsx';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import './podcast-show.css';

type TabId = 'episodes' | 'characters' | 'seasons';
type Props = {
  show: Show;
  characters: { list: Character[] | Promise<Character[]> };
  owned: boolean;
  /** The show is the built-in sample. */
  sample: boolean;
  storeBadges: ReactNode;
  onCreateSeason: () => void;
};

/** The public page of a podcast, a YouTube show or, for its owner, any show. */
export function PodcastShowPage({ show, characters, owned, sample, storeBadges, onCreateSeason }: Props) {
  // YouTube's feeds have pictures alone: they are watched there.
  const hasFeed = show.podcast_rss_url !== null && !show.podcast_rss_url.startsWith('https://www.youtube.com/feeds/');
  const feed = useFeed(show.id, hasFeed);
  const [tab, setTab] = useState<TabId>(hasFeed ? 'episodes' : 'seasons');
  const [earliest] = feed.episodes;

  const tabs = [
    {
      id: 'episodes' as const,
      label: 'Episodes',
      panel: <FeedEpisodes show={show} feed={feed} storeBadges={storeBadges} />,
    },
    {
      id: 'characters' as const,
      label: 'Characters',
      panel: <ShowCharacters characters={characters} canReport={!owned} />,
    },
    { id: 'seasons' as const, label: 'Fan Seasons', panel: <FanSeasonsSoon show={show} storeBadges={storeBadges} /> },
  ];
  return (
    <>
      <ShowBanner
        show={show}
        owned={owned}
        sample={sample}
        onPlaySeason={hasFeed ? () => earliest && playFeedEpisode(earliest, show) : null}
        canPlay={earliest !== undefined}
        onCreateSeason={onCreateSeason}
      />
      <div className="wrap pod">
        <Tabs
          label={show.name}
          selected={tab}
          onSelect={setTab}
          tabs={hasFeed ? tabs : tabs.filter(({ id }) => id !== 'episodes')}
        />
      </div>
    </>
  );
}

type FanSeasonsProps = { show: Pick<Show, 'id' | 'name' | 'fan_created_seasons'>; storeBadges: ReactNode };

function FanSeasonsSoon({ show, storeBadges }: FanSeasonsProps) {
  const made = show.fan_created_seasons;
  return (
    <EmptyState title="Community seasons are coming soon" action={storeBadges}>
      Soon the seasons that listeners make of {show.name} will play here. Make yours in the app, which is free to
      download.
      {made > 0 && (
        <>
          {' '}
          <SmartLink className="lk" to={`/interactive-shows/${show.id}`}>
            Hear {made === 1 ? 'the one' : `the ${countOf(made, 'season')}`} made so far
          </SmartLink>
          .
        </>
      )}
    </EmptyState>
  );
}

type Feed = { state: 'loading' | 'ready'; episodes: RssEpisode[] };

/** The episodes of a podcast's feed. Asked for once by itself, and again by `reload`; a feed that fails is an empty one. */
function useFeed(showId: string, hasFeed: boolean) {
  const [feed, setFeed] = useState<Feed>({ state: hasFeed ? 'loading' : 'ready', episodes: [] });
  const requestedShow = useRef<string | null>(null);

  const reload = useCallback(async () => {
    requestedShow.current = showId;
    setFeed({ state: 'loading', episodes: [] });
    let episodes: RssEpisode[] = [];
    try {
      const { api } = await import('#web/api/api.ts');
      episodes = oldestFirst((await api.catalog.listFeedEpisodes({ id: showId })).items);
    } catch (error) {
      console.error('Could not load the episodes:', error);
    }
    if (requestedShow.current === showId) setFeed({ state: 'ready', episodes });
  }, [showId]);

  useEffect(() => {
    if (hasFeed && requestedShow.current !== showId) void reload();
  }, [hasFeed, showId, reload]);

  return { ...feed, reload };
}

type ShowCharactersProps = {
  characters: { list: Character[] | Promise<Character[]> };
  /** Not one's own. */ canReport: boolean;
};

function ShowCharacters({ characters, canReport }: ShowCharactersProps) {
  const waiting = (
    <p role="status" className="muted">
      Loading characters...
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={characters.list}>{(list: Character[]) => <Cast list={list} canReport={canReport} />}</Await>
    </Suspense>
  );
}

function Cast({ list, canReport }: { list: readonly Character[]; canReport: boolean }) {
  if (list.length === 0) return <EmptyState title="No Characters Yet" />;
  return (
    <ul className="pod__cast" aria-label="Characters">
      {list.map((character) => (
        <li key={character.id}>
          <ArchPortrait image={character.image_url} />
          <b>{character.name}</b>
          {character.is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
          {canReport && <ReportButton small subject={{ kind: 'character', id: character.id, name: character.name }} />}
        </li>
      ))}
    </ul>
  );
}
