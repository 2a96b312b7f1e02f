import type { ReactNode } from 'react';
import type { SeasonCard } from '#shared/seasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { BegunThread } from '#web/player/place/begun-thread.tsx';
import { SleeveCard } from '#web/ui/cards/sleeve-card.tsx';
import { pagerSize } from '#web/ui/shelves/carousel.tsx';
import { Shelf } from '#web/ui/shelves/shelf.tsx';
import { CharactersSection } from '../home/characters-section.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { ListenButton, ListenDisc, type Listen } from '../listen-button.tsx';
import { ShowShelf } from '../show-shelf.tsx';
import type { LibraryData } from './load-library.ts';
import { Plus } from 'lucide-react';
import { Icon } from '#web/ui/icons/icon.tsx';
import './create-show-card.css';

type Props = {
  data: LibraryData;
  userId: string;
  continueShelf: ReactNode;
  hasBegun: boolean;
  onCreateSeason: () => void;
  onCreateShow: () => void;
  onCreateCharacter: () => void;
  onChanged: () => void;
  onListen: Listen;
};

/** The signed-in home: the member's own seasons, shows and characters first, then other shows. */
export function LibraryPage({
  data,
  userId,
  continueShelf,
  hasBegun,
  onCreateSeason,
  onCreateShow,
  onCreateCharacter,
  onChanged,
  onListen,
}: Props) {
  const createButton = (
    <Button size="sm" onClick={onCreateShow}>
      Create Show
    </Button>
  );
  const first = data.trending.find(({ total_seasons }) => total_seasons > 0);
  return (
    <>
      <HomeHero
        short
        listen={
          first &&
          !hasBegun && <ListenButton isPrimary name={first.name} target={{ showId: first.id }} onListen={onListen} />
        }
        isOutlined={first !== undefined || hasBegun}
        onCreateSeason={onCreateSeason}
      />
      {continueShelf}
      <SeasonShelf title="My Seasons" seasons={data.seasons} own onListen={onListen} />
      <SeasonShelf title="My List" seasons={data.list} onListen={onListen} />
      <ShowShelf
        title="Trending Shows"
        shows={data.trending}
        onListen={onListen}
        userId={userId}
        seeAll="/browse"
        actions={data.shows.length === 0 && createButton}
      />
      {data.shows.length > 0 && (
        <ShowShelf
          title="My Shows"
          shows={data.shows}
          onListen={onListen}
          userId={userId}
          // After many shows the card would be out of view.
          actions={data.shows.length >= pagerSize && createButton}
          last={<CreateShowCard onCreate={onCreateShow} />}
        />
      )}
      <CharactersSection characters={data.characters} onCreate={onCreateCharacter} onChanged={onChanged} />
      <ShowShelf title="Recommended Interactive Shows" shows={data.recommended} onListen={onListen} userId={userId} />
    </>
  );
}

function SeasonShelf({
  title,
  seasons,
  own = false,
  onListen,
}: {
  title: string;
  seasons: readonly SeasonCard[];
  own?: boolean;
  onListen: Listen;
}) {
  if (seasons.length === 0) return null;
  return (
    <Shelf
      title={title}
      items={seasons.map((season) => ({
        key: season.id,
        card: (
          <SleeveCard
            season={season}
            href={`/seasons/${season.id}`}
            tells="show"
            thread={<BegunThread seasonId={season.id} />}
            action={own && <ListenDisc name={season.title} target={{ seasonId: season.id }} onListen={onListen} />}
          />
        ),
      }))}
    />
  );
}

/** The card that starts the show wizard, in a poster's shape. */
function CreateShowCard({ onCreate }: { onCreate: () => void }) {
  return (
    <button type="button" className="newshow" onClick={onCreate}>
      <span>
        <Icon of={Plus} />
      </span>
      <b>Create Show</b>
      <small>Ten questions, two posters to choose from</small>
    </button>
  );
}
