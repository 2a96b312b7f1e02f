import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import type { ListeningSeason } from '#shared/listening-log.ts';
import type { ShowCard } from '#shared/shows.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ShelfSkeleton } from '#web/ui/shelves/shelf-skeleton.tsx';
import { showAddress } from '#web/frame/show-address.ts';
import type { Listen } from '../listen-button.tsx';
import { HomeHero } from './home-hero.tsx';
import type { HomeData } from './load-home.ts';

// Below the first view, so their code loads later.
const ShowShelf = deferred(async () => (await import('../show-shelf.tsx')).ShowShelf);
const FeaturedVideo = deferred(async () => (await import('./featured-video.tsx')).FeaturedVideo);
const HowItWorks = deferred(async () => (await import('./how-it-works.tsx')).HowItWorks);
const CharactersSection = deferred(async () => (await import('./characters-section.tsx')).CharactersSection);
const AppPanel = deferred(async () => (await import('./app-panel.tsx')).AppPanel);

const trendingTitle = 'Trending Interactive Shows';

type Props = {
  data: HomeData;
  /** Null for a visitor. A signed-in user without a role sees this page with stats and the create buttons. */
  userId: string | null;
  storeBadges: ReactNode;
  /** The shelf of who has begun something; takes the amber button with it. */
  continueShelf: ReactNode;
  hasBegun: boolean;
  firstListen: (season: ListeningSeason) => ReactNode;
  onCreateSeason: () => void;
  onCreateShow: () => void;
  onCreateCharacter: () => void;
  onChanged: () => void;
  onListen: Listen;
};

/** The logged-out home. */
export function HomePage({
  data,
  userId,
  storeBadges,
  continueShelf,
  hasBegun,
  firstListen,
  onCreateSeason,
  onCreateShow,
  onCreateCharacter,
  onChanged,
  onListen,
}: Props) {
  const createShow = userId && (
    <Button size="sm" onClick={onCreateShow}>
      Create Show
    </Button>
  );
  const shelf = (shows: ShowCard[]) => (
    <ShowShelf
      title={trendingTitle}
      shows={shows}
      userId={userId}
      onListen={onListen}
      seeAll="/browse"
      actions={createShow}
    />
  );
  return (
    <>
      <Suspense fallback={<HomeHero onCreateSeason={onCreateSeason} />}>
        <Await resolve={data.below.list}>
          {({ first }) => (
            <HomeHero
              listen={first && !hasBegun ? firstListen(first) : null}
              isOutlined={first !== null || hasBegun}
              onCreateSeason={onCreateSeason}
            />
          )}
        </Await>
      </Suspense>
      {continueShelf}
      <Suspense fallback={<ShelfSkeleton title={trendingTitle} of="poster" />}>
        <Await resolve={data.trending.list}>{shelf}</Await>
      </Suspense>
      <Suspense fallback={null}>
        <Await resolve={data.below.list}>
          {({ video, showcase }) => (
            <>
              {video && <FeaturedVideo show={video.show} embed={video.embed} href={showAddress(video.show, userId)} />}
              <HowItWorks posters={showcase.posters} cast={showcase.cast} />
              <CharactersSection characters={data.characters} onCreate={onCreateCharacter} onChanged={onChanged} />
              <AppPanel season={showcase.season} badges={storeBadges} />
            </>
          )}
        </Await>
      </Suspense>
    </>
  );
}
