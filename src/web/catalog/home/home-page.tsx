import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import type { ShowCard } from '#shared/shows.ts';
import { later } from '#web/later.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ShelfSkeleton } from '#web/ui/shelves/shelf-skeleton.tsx';
import { showAddress } from '../show-address.ts';
import { ShowShelf } from '../show-shelf.tsx';
import { HomeHero } from './home-hero.tsx';
import type { HomeData } from './load-home.ts';
// The server sends these drawn, before their code has come: their looks must be there.
import '../characters/character-row.css';
import './app-panel.css';
import './featured-video.css';
import './how-it-works.css';
import '#web/ui/actions/progress-ring.css';
import '#web/ui/feedback/empty-state.css';
import '#web/ui/icons/door-glyph.css';
import '#web/ui/objects/arch.css';

// Further down than a first look.
const FeaturedVideo = later(async () => (await import('./featured-video.tsx')).FeaturedVideo);
const HowItWorks = later(async () => (await import('./how-it-works.tsx')).HowItWorks);
const CharactersSection = later(async () => (await import('./characters-section.tsx')).CharactersSection);
const AppPanel = later(async () => (await import('./app-panel.tsx')).AppPanel);

const trendingTitle = 'Trending Interactive Shows';

type Props = {
  data: HomeData;
  /** Null for a visitor. Signed in without a role, one sees this page with stats and the ways to create. */
  userId: string | null;
  storeBadges: ReactNode;
  onCreateSeason: () => void;
  onCreateShow: () => void;
  onCreateCharacter: () => void;
  onChanged: () => void;
};

/** The logged-out home. */
export function HomePage({
  data,
  userId,
  storeBadges,
  onCreateSeason,
  onCreateShow,
  onCreateCharacter,
  onChanged,
}: Props) {
  const createShow = userId && (
    <Button size="sm" onClick={onCreateShow}>
      Create Show
    </Button>
  );
  const shelf = (shows: ShowCard[]) => (
    <ShowShelf title={trendingTitle} shows={shows} userId={userId} seeAll="/browse" actions={createShow} />
  );
  return (
    <>
      <HomeHero onCreateSeason={onCreateSeason} />
      <Suspense fallback={<ShelfSkeleton title={trendingTitle} of="poster" />}>
        <Await resolve={data.trending.list}>{shelf}</Await>
      </Suspense>
      <Suspense fallback={null}>
        {data.video && (
          <FeaturedVideo show={data.video.show} embed={data.video.embed} href={showAddress(data.video.show, userId)} />
        )}
        <HowItWorks posters={data.showcase.posters} cast={data.showcase.cast} />
        <CharactersSection characters={data.characters} onCreate={onCreateCharacter} onChanged={onChanged} />
        <AppPanel season={data.showcase.season} badges={storeBadges} />
      </Suspense>
    </>
  );
}
