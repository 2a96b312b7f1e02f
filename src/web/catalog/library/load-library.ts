import type { Character } from '#shared/characters.ts';
import type { SeasonCard } from '#shared/seasons.ts';
import type { ShowCard } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { tolerate } from '#web/tolerate.ts';

const shelfLimit = 10;
const trendingLimit = 8;
const none = { items: [], next_cursor: null };

export type LibraryData = {
  seasons: SeasonCard[];
  list: SeasonCard[];
  trending: ShowCard[];
  shows: ShowCard[];
  characters: Character[];
  recommended: ShowCard[];
};

/** Everything of the authenticated home. */
export async function loadLibrary(api: Api): Promise<LibraryData> {
  const [seasons, list, trending, shows, characters, recommended] = await Promise.all([
    tolerate('own seasons', api.seasons.mySeasons({ limit: shelfLimit }), none),
    tolerate('the saved list', api.listening.myList({ limit: shelfLimit }), none),
    tolerate('trending shows', api.catalog.listShows({ limit: trendingLimit, sort: 'trending' }), {
      ...none,
      total: 0,
    }),
    tolerate('own shows', api.catalog.myShows({ limit: shelfLimit }), none),
    tolerate('own characters', api.catalog.myCharacters({ limit: shelfLimit }), none),
    tolerate('featured shows', api.catalog.listShows({ featured: 'true', limit: shelfLimit }), { ...none, total: 0 }),
  ]);
  return {
    seasons: seasons.items,
    list: list.items,
    trending: trending.items,
    shows: shows.items,
    characters: characters.items,
    recommended: recommended.items,
  };
}
