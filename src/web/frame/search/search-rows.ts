import type { SearchKind } from '#shared/search/search-limits.ts';
import type { SearchResult } from '#shared/search/search.ts';
import { ratingLabel, type ShowCard } from '#shared/shows.ts';
import { countOf } from '#web/ui/words/counts.ts';
import { showAddress } from '../show-address.ts';

export const kindNames: Record<SearchKind, string> = {
  shows: 'Shows',
  seasons: 'Seasons',
  characters: 'Characters',
  creators: 'Creators',
};

/** One thing found, as the box and Browse show it. */
export type SearchRow = {
  id: string;
  kind: SearchKind;
  title: string;
  note: string;
  image: string | null;
  to: string;
};

/**
 * The rows of one kind. `words` are those searched for, which decide what is told of a character; the shows of `userId` lead to
 * the owner's pages.
 */
export function rowsOf(found: SearchResult, kind: SearchKind, words: string, userId: string | null): SearchRow[] {
  switch (kind) {
    case 'shows':
      return found.shows.items.map((show) => showRow(show, userId));
    case 'seasons':
      return found.seasons.items.map((season) => ({
        id: season.id,
        kind,
        title: season.title,
        note: [season.show_name, season.creator_username && `by ${season.creator_username}`].filter(Boolean).join(', '),
        image: season.featured_image_url,
        to: `/seasons/${encodeURIComponent(season.id)}`,
      }));
    case 'characters':
      return found.characters.items.map((character) => ({
        id: character.id,
        kind,
        title: character.name,
        note:
          character.description && foldLetters(character.description).includes(foldLetters(words))
            ? character.description
            : character.show_name,
        image: character.image_url,
        to: showPage(character.show_id),
      }));
    case 'creators':
      return found.creators.items.map(({ id, username, seasons, shows, show_id }) => ({
        id,
        kind,
        title: username,
        note: [seasons > 0 && countOf(seasons, 'season'), shows > 0 && countOf(shows, 'show')]
          .filter(Boolean)
          .join(', '),
        image: null,
        to: seasons === 0 && show_id ? showPage(show_id) : kindAddress(username, 'seasons'),
      }));
  }
}

export function showRow(show: ShowCard, userId: string | null): SearchRow {
  return {
    id: show.id,
    kind: 'shows',
    title: show.name,
    note: [show.genre, ratingLabel(show.audience_rating), countOf(show.total_seasons, 'season')]
      .filter(Boolean)
      .join(', '),
    image: show.image_url,
    to: showAddress(show, userId),
  };
}

const showPage = (id: string) => `/interactive-shows/${encodeURIComponent(id)}`;

/** Browse with these words and that kind chosen. */
export function kindAddress(words: string, kind: SearchKind, exact = false): string {
  const query = new URLSearchParams({ search: words });
  if (kind !== 'shows') query.set('kind', kind);
  if (exact) query.set('exact', 'true');
  return `/browse?${query}`;
}

/** In small letters without accents, each letter in its place; those beyond U+FFFF as they are. */
export function foldLetters(text: string): string {
  const fold = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
  return [...text].map((letter) => (letter.length > 1 ? letter : fold(letter))).join('');
}

/** A text cut where the words searched for stand in it: every second part is one of these. */
export function cutAtWords(text: string, words: string): string[] {
  const folded = foldLetters(text);
  const wanted = foldLetters(words.trim());
  if (!wanted) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
