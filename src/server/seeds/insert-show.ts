import { defaultReleaseYear } from '#shared/shows.ts';
import { showPictures } from '#engines/artwork/choose-picture.ts';
import { hashSeed } from '#engines/artwork/hash-seed.ts';
import { posterInk } from '#engines/artwork/light-scene.ts';
import type { PictureSpec } from '#engines/artwork/picture.ts';
import { addCharacters } from '../catalog/authoring/add-characters.ts';
import { addPlaces } from '../catalog/authoring/add-places.ts';
import { insertShow } from '../catalog/authoring/insert-show.ts';
import { illustrate } from '../catalog/media/illustrate.ts';
import type { ShowRow, CharacterRow, LocationRow } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { listenerId } from './listener-id.ts';
import type { CatalogShow, CatalogSeason } from './read-catalog.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import { leadOf } from '../productions/find-leads.ts';
import { insertSeason } from '../seasons/insert-season.ts';
import type { Lead } from '../seasons/tables.ts';

/** A show of the catalogue with its people, places and seasons: rows only, nothing is drawn or voiced. `rank` orders it. */
export async function insertCatalogShow(ctx: Context, show: CatalogShow, rank: number): Promise<void> {
  const row = await insertShowRow(ctx, show, rank);
  const people = await addCharacters(
    ctx,
    row,
    show.characters.map(({ hair, line, ...person }) => ({ ...person, hairColor: hair, description: line })),
    'catalog',
  );
  const places = await addPlaces(ctx, row, show.locations);
  for (const season of show.seasons)
    if (!season.remix) await insertCatalogSeason(ctx, { show: row, people, places, season });
}

async function insertShowRow(ctx: Context, show: CatalogShow, rank: number): Promise<ShowRow> {
  const { poster, landscape, square } = picturesOf(show);
  return insertShow(ctx, {
    id: show.id,
    kind: show.kind,
    name: show.name,
    description: show.description,
    imageUrl: await illustrate(ctx, poster),
    landscapeImageUrl: await illustrate(ctx, landscape),
    squareImageUrl: await illustrate(ctx, square),
    picture: poster,
    ink: show.ink ?? posterInk(poster),
    genre: show.genre,
    tone: show.tone,
    audienceRating: show.rating,
    featured: show.featured !== undefined,
    featuredOrder: show.featured ?? null,
    userId: show.owner ? listenerId(show.owner) : null,
    featuredEpisodeLink: show.featured_episode_link ?? null,
    showOverview: show.overview,
    coreConflict: show.conflict,
    historyLore: show.lore,
    world: show.world,
    story: show.story ?? null,
    releaseYear: show.release_year ?? defaultReleaseYear,
    showCreator: show.creator ?? null,
    podcastRssUrl: show.own_feed ? feedPath(show.id) : null,
    youtubeUrl: show.youtube_url ?? null,
    // Newest first shows them in the order of the catalogue.
    createdAt: new Date(ctx.clock.now().getTime() - rank * 1000),
  });
}

/** Where the server serves a show's own feed; an address within the site, so that moving the site keeps it right. */
export const feedPath = (showId: string) => `/feeds/shows/${showId}.xml`;

/** What the name calls for, unless the file says otherwise. */
function picturesOf(show: CatalogShow): { poster: PictureSpec; landscape: PictureSpec; square: PictureSpec } {
  const { poster, landscape, square } = showPictures({
    name: show.name,
    genre: show.genre,
    tone: show.tone,
    seed: hashSeed(show.id),
    ...(show.picture.scene === 'world' ? { world: show.world } : {}),
  });
  const { scene, ...light } = show.picture;
  const own = { ...(scene && scene !== 'world' ? { scene } : {}), ...light };
  return { poster: { ...poster, ...own }, landscape: { ...landscape, ...own }, square: { ...square, ...own } };
}

type Stage = { show: ShowRow; people: CharacterRow[]; places: LocationRow[]; season: CatalogSeason };

/** A season that nobody pays for. It is listed once its first episode can be heard. */
async function insertCatalogSeason(ctx: Context, { show, people, places, season }: Stage): Promise<void> {
  const leads = season.leads.map((lead) => leadOf(people.find(({ name }) => name === lead)!)) as [Lead, Lead];
  const place = places.find(({ name }) => name === season.location)!;
  await insertSeason(ctx, show, {
    id: season.id,
    locationId: place.id,
    creatorId: listenerId(season.by),
    title: season.title,
    description: season.idea,
    isPublished: false,
    plotIdea: season.idea,
    plotPicks: season.picks,
    seed: season.id,
    leads,
    place: { name: place.name, description: place.description },
    narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
  });
}
