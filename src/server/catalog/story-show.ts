import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StoryLocation, StoryShow } from '#studio/providers/text/text-provider.ts';
import type { Context } from '../context.ts';
import { characters, locations, type ShowRow } from './tables.ts';

/** What a storyteller is told of a show, without its people. */
export function storyShowOf(show: ShowRow): StoryShow {
  const { name, genre, tone, audienceRating, description, showOverview, coreConflict, historyLore, world, story } =
    show;
  return {
    name,
    genre,
    tone,
    audienceRating,
    description,
    overview: showOverview,
    conflict: coreConflict,
    lore: historyLore,
    world,
    ...(story ? { story } : {}),
  };
}

type ShowPerson = Awaited<ReturnType<typeof listShowPeople>>[number];

/** The same with everybody who belongs to the show, whether they lead a season or not, and with its places. */
export function withPeople(show: StoryShow, people: ShowPerson[], places: StoryLocation[] = []): StoryShow {
  return {
    ...show,
    people: people.map(({ name, description, characterJson: { gender, personality } }) => ({
      name,
      gender,
      personality,
      description,
    })),
    ...(places.length > 0 ? { places } : {}),
  };
}

/** Where the seasons of a show are told, oldest first: as many as a storyteller has use for. */
export function listShowPlaces({ db }: Pick<Context, 'db'>, showId: string): Promise<StoryLocation[]> {
  return db
    .select({ name: locations.name, description: locations.description })
    .from(locations)
    .where(eq(locations.showId, showId))
    .orderBy(asc(locations.createdAt), asc(locations.id))
    .limit(12);
}

export async function findStoryShow(ctx: Pick<Context, 'db'>, show: ShowRow): Promise<StoryShow> {
  return withPeople(storyShowOf(show), await listShowPeople(ctx, show.id));
}

/** The characters of a show that are not hidden, oldest first. */
export function listShowPeople({ db }: Pick<Context, 'db'>, showId: string) {
  return db
    .select({
      name: characters.name,
      description: characters.description,
      voice: characters.voice,
      characterJson: characters.characterJson,
    })
    .from(characters)
    .where(and(eq(characters.showId, showId), isNull(characters.hiddenAt)))
    .orderBy(asc(characters.createdAt), asc(characters.id));
}
