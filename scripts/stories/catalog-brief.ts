import { getCatalog, type CatalogCharacter, type CatalogShow } from '#server/seeds/read-catalog.ts';
import type { EpisodeBrief, StoryCharacter, StoryShow } from '#studio/providers/text/text-provider.ts';

export type CatalogPick = { show?: string; a?: string; b?: string; place?: string };

/** The shows of the catalogue in which seasons are made. */
export function interactiveShows(): CatalogShow[] {
  return getCatalog().shows.filter(({ characters, locations }) => characters.length >= 2 && locations.length > 0);
}

/**
 * A first episode of a show of the catalogue. Names need not be whole ("lantern"), and what is not named is the first of
 * its kind. Throws an Error that lists what there is when a name fits nothing.
 */
export function catalogBrief(
  plotIdea: string,
  pick: CatalogPick,
  seed: string,
): { brief: EpisodeBrief; show: CatalogShow } {
  const show = find('show', interactiveShows(), pick.show, 0);
  const a = find('character', show.characters, pick.a, 0);
  const others = show.characters.filter((one) => one !== a);
  const b = find('character', others, pick.b, 0);
  const place = find('place', show.locations, pick.place, 0);
  const brief = {
    seed,
    episodeNumber: 1,
    show: storyShow(show),
    characters: [storyCharacter(a), storyCharacter(b)] as [StoryCharacter, StoryCharacter],
    location: { name: place.name, description: place.description },
    plotIdea,
    previous: null,
  };
  return { brief, show };
}

function find<T extends { name: string }>(what: string, all: T[], wanted: string | undefined, first: number): T {
  const found = wanted ? all.find(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())) : all[first];
  if (found) return found;
  throw new Error(`There is no ${what} "${wanted}". There are: ${all.map(({ name }) => name).join(', ')}.`);
}

export function storyShow(show: CatalogShow): StoryShow {
  const { name, genre, tone, rating, description, overview, conflict, lore, world, story, characters } = show;
  const people = characters.map(({ name: called, gender, personality }) => ({ name: called, gender, personality }));
  const own = story ? { story } : {};
  return { name, genre, tone, audienceRating: rating, description, overview, conflict, lore, world, people, ...own };
}

export function storyCharacter({
  id,
  name,
  line,
  age,
  gender,
  race,
  hair,
  personality,
}: CatalogCharacter): StoryCharacter {
  return { id, name, description: line, age, gender, race, hairColor: hair, personality };
}
