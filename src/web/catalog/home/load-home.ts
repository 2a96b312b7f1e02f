import type { Character } from '#shared/characters.ts';
import type { SeasonCard } from '#shared/seasons.ts';
import type { ShowCard } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { nowOrLater, tolerate } from '#web/tolerate.ts';
import { embedUrl } from './embed-url.ts';

const shelfLimit = 10;
const videoSearchLimit = 100;
const none = { items: [], next_cursor: null };

export type FeaturedVideo = { show: ShowCard; embed: string };
/** What the pictures of 'How it works' and of the phone are made of: real shows, people and seasons. */
export type Showcase = { posters: ShowCard[]; cast: Character[]; season: SeasonCard | null };
export type HomeData = {
  trending: { list: ShowCard[] | Promise<ShowCard[]> };
  video: FeaturedVideo | null;
  showcase: Showcase;
  characters: Character[];
};

/** Everything of the logged-out home; a signed-in visitor without a role sees it with their own characters. */
export async function loadHome(api: Api, request: Request, signedIn: boolean): Promise<HomeData> {
  const trending = loadTrending(api);
  const [shelf, video, showcase, characters] = await Promise.all([
    nowOrLater(request, trending),
    trending.then((shows) => loadVideo(api, shows)),
    trending.then((shows) => loadShowcase(api, shows)),
    signedIn ? tolerate('characters', api.catalog.myCharacters({ limit: shelfLimit }), none) : none,
  ]);
  return { trending: shelf, video, showcase, characters: characters.items };
}

/** The featured shows, or where none is featured the public ones, the most liked first. */
async function loadTrending(api: Api): Promise<ShowCard[]> {
  const empty = { ...none, total: 0 };
  const featured = await tolerate(
    'featured shows',
    api.catalog.listShows({ featured: 'true', limit: shelfLimit }),
    empty,
  );
  const { items } = featured.items.length
    ? featured
    : await tolerate('public shows', api.catalog.listShows({ limit: shelfLimit }), empty);
  return items.toSorted((a, b) => b.total_likes - a.total_likes);
}

/** The video of the first featured show that has one, else of any public show. */
async function loadVideo(api: Api, featured: ShowCard[]): Promise<FeaturedVideo | null> {
  const found = pickVideo(featured);
  if (found) return found;
  const all = api.catalog.listShows({ sort: 'newest', limit: videoSearchLimit });
  return pickVideo((await tolerate('shows with a video', all, { ...none, total: 0 })).items);
}

function pickVideo(shows: ShowCard[]): FeaturedVideo | null {
  for (const show of shows) {
    const embed = show.featured_episode_link ? embedUrl(show.featured_episode_link) : null;
    if (embed) return { show, embed };
  }
  return null;
}

async function loadShowcase(api: Api, shows: ShowCard[]): Promise<Showcase> {
  const first = shows[0];
  if (!first) return { posters: [], cast: [], season: null };
  const [cast, seasons] = await Promise.all([
    tolerate('the showcase cast', api.catalog.listCharacters({ id: first.id }), none),
    tolerate('the showcase season', api.catalog.listShowSeasons({ id: first.id, limit: 1 }), none),
  ]);
  return { posters: shows.slice(0, 3), cast: cast.items.slice(0, 2), season: seasons.items[0] ?? null };
}
