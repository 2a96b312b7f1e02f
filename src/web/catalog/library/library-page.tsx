import type { SeasonCard } from '#shared/seasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SleeveCard } from '#web/ui/objects/sleeve-card.tsx';
import { pagerSize } from '#web/ui/shelves/carousel.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { CharactersSection } from '../home/characters-section.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { ShowShelf } from '../show-shelf.tsx';
import { CreateShowCard } from './create-show-card.tsx';
import type { LibraryData } from './load-library.ts';

type Props = {
  data: LibraryData;
  userId: string;
  onCreateSeason: () => void;
  onCreateShow: () => void;
  onCreateCharacter: () => void;
  onChanged: () => void;
};

/** The authenticated home: what is one's own first, then what else there is. */
export function LibraryPage({ data, userId, onCreateSeason, onCreateShow, onCreateCharacter, onChanged }: Props) {
  const createButton = (
    <Button size="sm" onClick={onCreateShow}>
      Create Show
    </Button>
  );
  return (
    <>
      <HomeHero short onCreateSeason={onCreateSeason} />
      <SeasonShelf title="My Seasons" seasons={data.seasons} own />
      <SeasonShelf title="My List" seasons={data.list} />
      <ShowShelf
        title="Trending Shows"
        shows={data.trending}
        userId={userId}
        seeAll="/browse"
        actions={data.shows.length === 0 && createButton}
      />
      {data.shows.length > 0 && (
        <ShowShelf
          title="My Shows"
          shows={data.shows}
          userId={userId}
          // Behind many shows the card is out of sight.
          actions={data.shows.length >= pagerSize && createButton}
          last={<CreateShowCard onCreate={onCreateShow} />}
        />
      )}
      <CharactersSection characters={data.characters} onCreate={onCreateCharacter} onChanged={onChanged} />
      <ShowShelf title="Recommended Interactive Shows" shows={data.recommended} userId={userId} />
    </>
  );
}

function SeasonShelf({
  title,
  seasons,
  own = false,
}: {
  title: string;
  seasons: readonly SeasonCard[];
  own?: boolean;
}) {
  if (seasons.length === 0) return null;
  return (
    <Shelf
      title={title}
      items={seasons.map((season) => ({
        key: season.id,
        card: <SleeveCard season={season} href={`/seasons/${season.id}`} tells="show" playable={own} />,
      }))}
    />
  );
}
