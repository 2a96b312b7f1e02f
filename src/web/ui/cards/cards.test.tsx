import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { packs } from '#shared/packs-and-plans.ts';
import { BrowseCard } from './browse-card.tsx';
import { EpisodeRow } from '../objects/episode-row.tsx';
import { PosterCard } from './poster-card.tsx';
import { SleeveCard } from './sleeve-card.tsx';
import { TicketRow } from './ticket-row.tsx';

const draw = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const show = {
  name: 'The Lantern Keepers',
  image_url: null,
  ink: null,
  genre: 'Fantasy',
  audience_rating: 'all_ages' as const,
  description: ' ',
  total_seasons: 0,
};
const season = {
  title: 'Salt',
  show_name: 'The Lantern Keepers',
  creator_username: 'ada',
  featured_image_url: null,
  is_remixed: true,
  episode_count: 1,
  total_likes: 1,
};

it('names a poster by title, genre and rating, and shows counts only when given', () => {
  expect(words(draw(<PosterCard show={show} href="/x" />))).toBe('The Lantern Keepers , Fantasy · All Ages');
  expect(words(draw(<PosterCard show={show} href="/x" stats={{ likes: 1, views: 48_200 }} />))).toContain(
    '1 like 48.2K views',
  );
});
it('marks a show that only its owner finds', () => {
  expect(words(draw(<PosterCard show={show} href="/x" isPrivate />))).toContain('Private');
  expect(words(draw(<PosterCard show={show} href="/x" />))).not.toContain('Private');
});
it('falls back in the specification’s words on a browse card', () => {
  const card = words(draw(<BrowseCard show={show} href="/x" />));
  expect(card).toContain('No description available');
  expect(card).toContain('coming soon');
  expect(words(draw(<BrowseCard show={{ ...show, total_seasons: 12 }} href="/x" />))).toContain('12 seasons created');
});
it('marks a remix, and tells the show or the creator', () => {
  expect(words(draw(<SleeveCard season={season} href="/x" tells="creator" />))).toBe(
    'REMIXED Salt by ada 1 episode 1 like',
  );
  expect(words(draw(<SleeveCard season={{ ...season, is_remixed: false }} href="/x" tells="show" />))).toContain(
    'Salt The Lantern Keepers',
  );
});
it('puts the checkout’s words in place of the price of the pack that was picked', () => {
  const ticket = (busy: boolean) => words(draw(<TicketRow pack={packs[1]!} busy={busy} onPick={() => undefined} />));
  expect(ticket(false)).toBe('4,000 cantos Creator Pack 13 episodes Most Popular $4.99');
  expect(ticket(true)).toBe('4,000 cantos Creator Pack 13 episodes Most Popular Creating checkout...');
});
it('says what pressing an episode does, and marks the current one', () => {
  const row = (playing: boolean, door: string | null = null) =>
    draw(
      <ol>
        <EpisodeRow
          number={3}
          title="The Keeper"
          text="Mira counts."
          state="current"
          playing={playing}
          durationMs={742_000}
          door={door}
          onPress={() => undefined}
        />
      </ol>,
    );
  expect(row(true)).toContain('aria-label="Pause episode 3, The Keeper"');
  expect(row(false)).toContain('aria-label="Play episode 3, The Keeper"');
  expect(words(row(true))).toContain('Currently Playing');
  expect(words(row(false)), 'nothing is heard').not.toContain('Currently Playing');
  expect(words(row(true))).toContain('12:22');
  expect(words(row(true))).not.toContain('door');
  expect(words(row(true, 'Open the hatch'))).toContain('The door that was taken: Open the hatch');
});
