import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { SeasonCard } from '#shared/seasons.ts';
import type { ShowCard } from '#shared/shows.ts';
import { pagerSize } from '#web/ui/shelves/carousel.tsx';
import { LibraryPage } from './library-page.tsx';

const nothing = () => {};
const show = (id: number, parts: Partial<ShowCard>): ShowCard =>
  ({
    id: String(id),
    name: `Show ${id}`,
    slug: `show-${id}`,
    genre: 'Space',
    image_url: null,
    ink: null,
    is_public: true,
    ...parts,
  }) as never;

/** The library of somebody with so many shows, as phones first show it. */
function draw(count: number, parts: Partial<ShowCard> = {}, seasons: SeasonCard[] = []): string {
  const shows = Array.from({ length: count }, (_, at) => show(at, parts));
  const data = { seasons, list: [], trending: [], shows, characters: [], recommended: [] };
  const page = (
    <LibraryPage
      data={data}
      userId="ada"
      continueShelf={null}
      hasBegun={false}
      onCreateSeason={nothing}
      onCreateShow={nothing}
      onCreateCharacter={nothing}
      onChanged={nothing}
      onListen={() => Promise.resolve(null)}
    />
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return html.replaceAll(/<li [^>]*data-off-page.*?<\/li>/g, '');
}

it('has a way to listen for shows that have a season', () => {
  expect(draw(2).match(/aria-label="Listen to Show \d/g)).toBeNull();
  expect(draw(2, { total_seasons: 1 }).match(/aria-label="Listen to Show \d/g)).toHaveLength(2);
});

it('has a way to listen on the sleeves of one’s own seasons', () => {
  const season = { id: 'salt', title: 'Salt', show_name: 'The Lantern Keepers', episode_count: 1 } as SeasonCard;
  expect(draw(0, {}, [season])).toMatch(/<button[^>]*aria-label="Listen to Salt"/);
});

it.each([0, 1, pagerSize - 1, pagerSize, 10])('with %i shows a way to the next one is on the first page', (count) => {
  expect(draw(count).match(/Create Show/g)).toHaveLength(1);
});
