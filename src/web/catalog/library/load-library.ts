import type { Character } from '#shared/story/characters.ts';
import type { SeasonCard } from '#shared/seasons.ts';
import type { ShowCard } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { withFallback } from '#web/api/with-fallback.ts';

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

/** Loads the shelves of the signed-in home. */
export async function loadLibrary(api: Api): Promise<LibraryData> {
  const [seasons, list, trending, shows, characters, recommended] = await Promise.all([
    withFallback('own seasons', api.seasons.mySeasons({ limit: shelfLimit }), none),
    withFallback('the saved list', api.listening.myList({ limit: shelfLimit }), none),
    withFallback('trending shows', api.catalog.listShows({ limit: trendingLimit, sort: 'trending' }), {
      ...none,
      total: 0,
    }),
    withFallback('own shows', api.catalog.myShows({ limit: shelfLimit }), none),
    withFallback('own characters', api.catalog.myCharacters({ limit: shelfLimit }), none),
    withFallback('featured shows', api.catalog.listShows({ featured: 'true', limit: shelfLimit + trendingLimit }), {
      ...none,
      total: 0,
    }),
  ]);
  return {
    seasons: seasons.items,
    list: list.items,
    trending: trending.items,
    shows: shows.items,
    characters: characters.items,
    recommended: withoutRepeats(recommended.items, trending.items),
  };
}

/** The recommended shows that are not trending too; all of them where nothing else would be left. */
function withoutRepeats(recommended: ShowCard[], trending: ShowCard[]): ShowCard[] {
  const seen = new Set(trending.map(({ id }) => id));
  const others = recommended.filter(({ id }) => !seen.has(id));
  return (others.length > 0 ? others : recommended).slice(0, shelfLimit);
}
