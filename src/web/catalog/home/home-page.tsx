import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import type { ShowCard } from '#shared/shows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ShelfSkeleton } from '#web/ui/shelves/shelf-skeleton.tsx';
import { showAddress } from '../show-address.ts';
import { ShowShelf } from '../show-shelf.tsx';
import { AppPanel } from './app-panel.tsx';
import { CharactersSection } from './characters-section.tsx';
import { FeaturedVideo } from './featured-video.tsx';
import { HomeHero } from './home-hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { HomeData } from './load-home.ts';

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
      {data.video && (
        <FeaturedVideo show={data.video.show} embed={data.video.embed} href={showAddress(data.video.show, userId)} />
      )}
      <HowItWorks posters={data.showcase.posters} cast={data.showcase.cast} />
      <CharactersSection characters={data.characters} onCreate={onCreateCharacter} onChanged={onChanged} />
      <AppPanel season={data.showcase.season} badges={storeBadges} />
    </>
  );
}
