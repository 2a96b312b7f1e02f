import { setTimeout as sleep } from 'node:timers/promises';
import { addCharacters } from '#server/catalog/authoring/add-characters.ts';
import { addPlaces } from '#server/catalog/authoring/add-places.ts';
import { createBasicShow } from '#server/catalog/authoring/create-basic-show.ts';
import type { Context, Viewer } from '#server/context.ts';
import { createSeason } from '#server/productions/create-season.ts';
import type { Episode, NewSeason, SeasonProgress } from '#shared/seasons.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export type ShowFixture = {
  showId: string;
  characterIds: [string, string];
  otherCharacterId: string;
  locationId: string;
};

const cast = [
  {
    name: 'Mira',
    gender: 'female',
    race: 'South Asian',
    hairColor: 'black',
    age: 12,
    personality: 'Planner',
    description: 'Counts things.',
  },
  {
    name: 'Tobias',
    gender: 'male',
    race: 'Caucasian',
    hairColor: 'light brown',
    age: 64,
    personality: 'Helper',
    description: 'Forty years a keeper.',
  },
  {
    name: 'Juno',
    gender: 'female',
    race: 'Black',
    hairColor: 'black',
    age: 9,
    personality: 'Wildcard',
    description: 'Nine, and in charge.',
  },
] as const;

/** A public show with three characters and a place, owned by somebody. */
export async function createShowFixture(
  world: Pick<World, 'ctx'>,
  owner: Pick<Person, 'userId' | 'email'>,
): Promise<ShowFixture> {
  const viewer = { userId: owner.userId, email: owner.email, roles: ['user' as const] };
  const show = await createBasicShow(world.ctx, viewer, {
    name: 'The Lantern Keepers',
    description: 'The Marlowe twins climb 212 steps every night to light the lamp at Gull Point.',
    genre: 'Fantasy',
  });
  const people = await addCharacters(world.ctx, show, [...cast], 'catalog');
  const [place] = await addPlaces(world.ctx, show, [
    { name: 'Gull Point', description: 'A rock with a lamp on it.', mood: 'wonder', ambience: 'sea' },
  ]);
  const [first, second, third] = people.map(({ id }) => id) as [string, string, string];
  return { showId: show.id, characterIds: [first, second], otherCharacterId: third, locationId: place!.id };
}

export const plotIdea = 'A thief has stolen the moon and they must get it back before dawn.';

export const newSeason = (fixture: ShowFixture, changes: Record<string, unknown> = {}) => ({
  showId: fixture.showId,
  characterIds: fixture.characterIds,
  locationId: fixture.locationId,
  plotIdea,
  ...changes,
});

/** Orders a season beside the API, as a person; the same key again gives the same season. */
export function orderSeason(ctx: Context, viewer: Viewer, fixture: ShowFixture, key: string) {
  const input: NewSeason = newSeason(fixture);
  return createSeason(ctx, viewer, input, { userId: viewer.userId, operation: 'create-season', key, input });
}

/** A season whose first episode is finished. */
export async function makeSeason(
  person: Person,
  fixture: ShowFixture,
  changes: Record<string, unknown> = {},
): Promise<{ seasonId: string; episodes: Episode[] }> {
  const { status, body } = await person.run<{ season: { id: string } }>(
    'create-season-v3',
    newSeason(fixture, changes),
    crypto.randomUUID(),
  );
  if (status !== 200) throw new Error(`create-season-v3 answered ${status}: ${JSON.stringify(body)}`);
  return { seasonId: body.season.id, episodes: await untilReady(person, body.season.id) };
}

/** Waits for the season's production to end, either way. */
export async function untilReady(person: Person, seasonId: string): Promise<Episode[]> {
  // The whole season takes six questions of a database that has one connection: its progress takes one.
  for (let waited = 0; waited < 60_000; waited += 100) {
    const { body } = await person.get<SeasonProgress>(`/api/seasons/${seasonId}/progress`);
    if (body.status === 'ready' || body.status === 'failed') {
      return (await person.get<{ items: Episode[] }>(`/api/seasons/${seasonId}/episodes`)).body.items;
    }
    await sleep(100);
  }
  throw new Error('the production did not end');
}
