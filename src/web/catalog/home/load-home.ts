import type { Character } from '#shared/story/characters.ts';
import type { ListeningSeason } from '#shared/listening-log.ts';
import type { SeasonCard } from '#shared/seasons.ts';
import type { ShowCard } from '#shared/shows.ts';
import type { Api } from '#server/contract.ts';
import { listOrPromise, withFallback } from '#web/api/with-fallback.ts';
import { embedUrl } from './embed-url.ts';

const shelfLimit = 10;
const videoSearchLimit = 100;
const none = { items: [], next_cursor: null };

export type FeaturedVideo = { show: ShowCard; embed: string };
/** The shows, characters and seasons in the pictures of 'How it works' and of the phone. */
export type Showcase = { posters: ShowCard[]; cast: Character[]; season: SeasonCard | null };
/** `first` is what somebody who never listened can hear at once. */
export type Below = { video: FeaturedVideo | null; showcase: Showcase; first: ListeningSeason | null };
export type HomeData = {
  trending: { list: ShowCard[] | Promise<ShowCard[]> };
  /** The sections below the first view. */
  below: { list: Below | Promise<Below> };
  characters: Character[];
};

/** Everything of the logged-out home; a signed-in visitor without a role sees it with their own characters. */
export async function loadHome(api: Api, request: Request, signedIn: boolean): Promise<HomeData> {
  const trending = loadTrending(api);
  const [shelf, below, characters] = await Promise.all([
    listOrPromise(request, trending),
    listOrPromise(
      request,
      trending.then((shows) => loadBelow(api, shows)),
    ),
    signedIn ? withFallback('characters', api.catalog.myCharacters({ limit: shelfLimit }), none) : none,
  ]);
  return { trending: shelf, below, characters: characters.items };
}

async function loadBelow(api: Api, shows: ShowCard[]): Promise<Below> {
  const [video, showcase] = await Promise.all([loadVideo(api, shows), loadShowcase(api, shows)]);
  return { video, showcase, first: await loadFirst(api, shows) };
}

/** The featured shows, or where none is featured the public ones, the most liked first. */
async function loadTrending(api: Api): Promise<ShowCard[]> {
  const empty = { ...none, total: 0 };
  const featured = await withFallback(
    'featured shows',
    api.catalog.listShows({ featured: 'true', limit: shelfLimit }),
    empty,
  );
  const { items } = featured.items.length
    ? featured
    : await withFallback('public shows', api.catalog.listShows({ limit: shelfLimit }), empty);
  return items.toSorted((a, b) => b.total_likes - a.total_likes);
}

/** The video of the first featured show that has one, else of any public show. */
async function loadVideo(api: Api, featured: ShowCard[]): Promise<FeaturedVideo | null> {
  const found = pickVideo(featured);
  if (found) return found;
  const all = api.catalog.listShows({ has_video: 'true', limit: videoSearchLimit });
  return pickVideo((await withFallback('shows with a video', all, { ...none, total: 0 })).items);
}

function pickVideo(shows: ShowCard[]): FeaturedVideo | null {
  for (const show of shows) {
    const embed = show.featured_episode_link ? embedUrl(show.featured_episode_link) : null;
    if (embed) return { show, embed };
  }
  return null;
}

/** The best liked season of the first of these shows that has one. */
async function loadFirst(api: Api, shows: ShowCard[]): Promise<ListeningSeason | null> {
  const show = shows.find(({ total_seasons }) => total_seasons > 0);
  if (!show) return null;
  const { items } = await withFallback(
    'a season to begin with',
    api.catalog.listShowSeasons({ id: show.id, limit: 1 }),
    none,
  );
  const [season] = items;
  if (!season) return null;
  const heard = await withFallback('its episodes', api.listening.listListeningSeasons({ ids: season.id }), none);
  return heard.items[0] ?? null;
}

async function loadShowcase(api: Api, shows: ShowCard[]): Promise<Showcase> {
  const first = shows[0];
  if (!first) return { posters: [], cast: [], season: null };
  const [cast, seasons] = await Promise.all([
    withFallback('the showcase cast', api.catalog.listCharacters({ id: first.id }), none),
    withFallback('the showcase season', api.catalog.listShowSeasons({ id: first.id, limit: 1 }), none),
  ]);
  return { posters: shows.slice(0, 3), cast: cast.items.slice(0, 2), season: seasons.items[0] ?? null };
}
