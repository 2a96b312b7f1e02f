// A story that many listeners remix, played and walked: everything by the verbs that the pages use.
import { sql } from 'drizzle-orm';
import type { EpisodeChoice } from '#shared/seasons.ts';
import type { Person } from './person.ts';
import { createShowFixture, makeSeason, untilReady } from './show-fixture.ts';
import type { World } from './world.ts';

export type RemixedStory = {
  /** Whose story it is; the first of those who remix. */
  maker: Person;
  /** Has heard the story up to its end, and nothing of the others. */
  listener: Person;
  seasonId: string;
  remixIds: string[];
};

const cantosEach = 100_000;

/**
 * A story of `length` episodes and `remixes` of it, of which each third goes on for an episode more, and each fourth is a
 * remix of the one before. Everybody who remixes has played what they keep.
 */
export async function tellRemixedStory(
  world: World,
  { length, remixes, people = 12 }: { length: number; remixes: number; people?: number },
): Promise<RemixedStory> {
  const [listener, ...makers] = await Promise.all(
    ['sam', 'marlowe', ...names].slice(0, people + 1).map((name) => world.listener(`${name}@example.com`)),
  );
  const maker = makers[0]!;
  for (const person of [listener!, ...makers])
    await world.ctx.db.execute(
      sql`select post_entry(${person.userId}, ${cantosEach}, 'correction', null, 'test', ${crypto.randomUUID()})`,
    );
  const { seasonId } = await makeSeason(maker, await createShowFixture(world, maker));
  for (let number = 1; number < length; number++) await goOn(maker, seasonId, number);
  await play(listener!, seasonId, length);

  const remixIds: string[] = [];
  for (let at = 0; at < remixes; at++) {
    const person = makers[at % makers.length]!;
    const [from, turn] = at % 4 === 3 ? [remixIds.at(-1)!, 2] : [seasonId, 1 + (at % length)];
    await play(person, from, turn);
    const [first, second, third] = await doorsOf(person, from, turn);
    const door = [first, second, third, second][at % 4] ?? first!;
    const { body } = await person.run<{ newSeason: { id: string } }>('remix-season', { seasonId: from, episodeNumber: turn, choiceId: door.id }); // prettier-ignore
    const { id } = body.newSeason;
    const told = await untilReady(person, id);
    if (at % 3 === 0) await goOn(person, id, told.length);
    remixIds.push(id);
  }
  return { maker, listener: listener!, seasonId, remixIds };
}

const names = ['nightowlmum', 'gullpoint', 'petra.winds', 'kestrel', 'ada.reads', 'oldsaltysam', 'wren.k', 'lou.hears', 'h.okafor', 'tam.listens', 'bela']; // prettier-ignore

async function doorsOf(person: Person, seasonId: string, episodeNumber: number): Promise<EpisodeChoice[]> {
  const episode = (await episodesOf(person, seasonId))[episodeNumber - 1];
  return (await person.get<{ items: EpisodeChoice[] }>(`/api/episodes/${episode!.id}/choices`)).body.items;
}

const episodesOf = async (person: Person, seasonId: string) =>
  (await person.get<{ items: { id: string }[] }>(`/api/seasons/${seasonId}/episodes`)).body.items;

/** Plays the first episodes of a season. */
async function play(person: Person, seasonId: string, episodes: number): Promise<void> {
  for (const { id } of (await episodesOf(person, seasonId)).slice(0, episodes))
    await person.run('track-episode-play', { episodeId: id, seasonId });
}

/** Has the episode after the last told, through its first door. */
async function goOn(person: Person, seasonId: string, lastNumber: number): Promise<void> {
  const episode = (await episodesOf(person, seasonId))[lastNumber - 1]!;
  const [door] = await doorsOf(person, seasonId, lastNumber);
  if (!door) return;
  await person.run('create-next-episode-v3', { seasonId, episodeId: episode.id, choiceId: door.id });
  await untilReady(person, seasonId);
}
