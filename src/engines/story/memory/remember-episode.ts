import type { EpisodeScript } from '#shared/story/script.ts';
import { mentions } from '#shared/story/same-words.ts';
import type { EpisodeMemory, StoryFact } from '#studio/providers/text/text-provider.ts';
import type { Position } from '../season/write-episode.ts';
import type { ToldEpisode } from '../tell/tell-episode.ts';
import { knownFacts, saidFacts, type KnownFact } from './known-facts.ts';

/** More would give the door away. */
const hangsPerDoor = 2;
/** All that a season is about hangs on every door. */
const onEveryDoor = ['verb', 'x', 'stake'];

/** What an episode of the embedded storyteller leaves in memory. `made` are facts that ways made so far. */
export function memoryOf(
  { frame, stage, tell }: Position,
  told: ToldEpisode,
  script: EpisodeScript,
  made: Record<string, string>,
): EpisodeMemory {
  const known = knownFacts(frame, stage, made);
  const facts = saidFacts(known, script.lines);
  const added = told.added.flatMap(({ id, said }): StoryFact[] => {
    const line = script.lines.findIndex(({ text }) => text === said);
    const text = tell.find((one) => one.id === id)?.text;
    return line < 0 || text === undefined ? [] : [{ id, chapter: 'people', about: null, text, line }];
  });
  const hangs = Object.fromEntries(told.doors.map((door) => [door.way, hangsOn(door, known)]));
  return { facts: [...facts, ...added], hangs };
}

/** What a door says or would do that touches what is known; a person's own things weigh more than the plot's. */
function hangsOn(door: ToldEpisode['doors'][number], known: KnownFact[]): string[] {
  const heard = [door.text, door.recall].join('. ');
  const touched = known.filter(({ of, marks, about }) => {
    if ('plot' in of && onEveryDoor.includes(of.plot)) return false;
    return mentions(heard, marks) || (about !== null && 'lead' in of && mentions(heard, [about]));
  });
  const own = touched.filter(({ of }) => !('plot' in of));
  return [...own, ...touched.filter((fact) => !own.includes(fact))].slice(0, hangsPerDoor).map(({ id }) => id);
}
