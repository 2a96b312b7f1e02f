import { useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { SeasonCard } from '#shared/seasons.ts';
import type { Location, Show } from '#shared/shows.ts';
import { Tabs } from '#web/ui/actions/tabs.tsx';
import { CharactersTab } from './characters-tab.tsx';
import { FanSeasonsTab } from './fan-seasons-tab.tsx';
import { LocationsTab } from './locations-tab.tsx';
import { MyShowBanner } from './my-show-banner.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { ShowLoop } from './choose-music.tsx';
import './my-show.css';

export type MyShowData = {
  show: Show;
  characters: Character[];
  locations: Location[];
  music: ShowLoop[];
  seasons: { items: SeasonCard[]; next_cursor: string | null };
};
type Props = MyShowData & {
  onCreateSeason: () => void;
  onCreateCharacter: () => void;
  /** What the page shows is out of date. */
  onChanged: () => Promise<void>;
};

/** An owner's page of one show: what it is made of, and who may see it. */
export function MyShowPage({
  show,
  characters,
  locations,
  music,
  seasons,
  onCreateSeason,
  onCreateCharacter,
  onChanged,
}: Props) {
  const [tab, setTab] = useState<'overview' | 'characters' | 'locations' | 'seasons'>('overview');
  const tabs = [
    {
      id: 'overview' as const,
      label: 'Overview',
      panel: (
        <OverviewTab show={show} characters={characters.length} locations={locations.length} onChanged={onChanged} />
      ),
    },
    {
      id: 'characters' as const,
      label: 'Characters',
      panel: <CharactersTab characters={characters} onCreate={onCreateCharacter} onChanged={onChanged} />,
    },
    {
      id: 'locations' as const,
      label: 'Locations',
      panel: <LocationsTab showId={show.id} locations={locations} music={music} onChanged={onChanged} />,
    },
    { id: 'seasons' as const, label: 'Fan Seasons', panel: <FanSeasonsTab showId={show.id} first={seasons} /> },
  ];
  return (
    <>
      <MyShowBanner show={show} onCreateSeason={onCreateSeason} onChanged={onChanged} />
      <div className="wrap mys">
        <Tabs label="Manage show" tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
    </>
  );
}
