import type { EpisodeScript } from '#shared/story/script.ts';
import { mentions } from '#shared/story/same-words.ts';
import type { EpisodeMemory, StoryFact } from '#studio/providers/text/text-provider.ts';
import type { Position } from '../season/position.ts';
import type { ToldEpisode } from '../tell/tell-episode.ts';
import { knownFacts, saidFacts, type KnownFact } from './known-facts.ts';

/** The episode of an arc in which it comes out why the other side does it. */
const truthEpisode = 3;
/** More would give the door away. */
const hangsPerDoor = 2;
/** All that a season is about hangs on every door. */
const onEveryDoor = ['verb', 'x', 'stake'];

/** What an episode of the embedded storyteller leaves in memory. `made` are facts that ways made so far. */
export function memoryOf(
  { frame, stage, tell, episode }: Position,
  told: ToldEpisode,
  script: EpisodeScript,
  made: Record<string, string>,
): EpisodeMemory {
  const all = knownFacts(frame, stage, made);
  // Before it is found out a word for the reason is only a word.
  const known = episode < truthEpisode ? all.filter(({ of }) => !('plot' in of && of.plot === 'why')) : all;
  const facts = [
    ...saidFacts(
      known.filter(({ of }) => !('made' in of)),
      script.lines,
    ),
    ...known.flatMap((fact) => doneFact(fact, told, script)),
  ];
  const added = told.added.flatMap(({ id, said }): StoryFact[] => {
    const line = script.lines.findIndex(({ text }) => text === said);
    const text = tell.find((one) => one.id === id)?.text;
    return line < 0 || text === undefined ? [] : [{ id, chapter: 'people', about: null, text, line }];
  });
  const hangs = Object.fromEntries(told.doors.map((door) => [door.way, hangsOn(door, known)]));
  return { facts: [...facts, ...added], hangs };
}

/** What was done is said by the scene in which it was: by the line with a word for it, else by the first that somebody speaks. */
function doneFact(fact: KnownFact, { told }: ToldEpisode, { lines }: EpisodeScript): StoryFact[] {
  const { of, id, chapter, about, text, marks } = fact;
  const [, value] = 'made' in of ? (/^[^.=]+=([^.]+)\./.exec(id) ?? []) : [];
  const scene = 'made' in of ? told.find(({ way }) => way.makes[of.made]?.toLowerCase() === value) : undefined;
  const said =
    scene?.lines.find((line) => mentions(line.text, marks)) ?? scene?.lines.find(({ role }) => role !== 'narrator');
  const line = said ? lines.findIndex((one) => one.text === said.text) : -1;
  return line < 0 ? [] : [{ id, chapter, about, text, line }];
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
