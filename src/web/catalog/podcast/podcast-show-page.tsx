import { useState, type ReactNode } from 'react';
import type { Character } from '#shared/characters.ts';
import type { Show } from '#shared/shows.ts';
import { player } from '#web/player/player.ts';
import { Tabs } from '#web/ui/actions/tabs.tsx';
import { FanSeasonsSoon } from './fan-seasons-soon.tsx';
import { FeedEpisodes } from './feed-episodes.tsx';
import { playerEpisode } from './feed-episode.ts';
import { ShowBanner } from './show-banner.tsx';
import { ShowCharacters } from './show-characters.tsx';
import { useFeed } from './use-feed.ts';
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
  const hasFeed = show.podcast_rss_url !== null;
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
        onPlaySeason={hasFeed ? () => earliest && player.playEpisode(playerEpisode(earliest, show)) : null}
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
