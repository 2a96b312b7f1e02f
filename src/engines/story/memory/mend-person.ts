import type { WordTables } from '../stage/word-tables.ts';
import type { Person } from '../stage/person.ts';
import type { Stage } from '../stage/make-stage.ts';
import type { PersonSlot } from './memory-words.ts';

/** A stage on which something else is true of a lead. */
export function withLead(stage: Stage, lead: 0 | 1, changes: Partial<Person>): Stage {
  const [a, b] = stage.leads;
  return { ...stage, leads: lead === 0 ? [{ ...a, ...changes }, b] : [a, { ...b, ...changes }] };
}

export const afraidOf = (fear: string): Partial<Person> => ({ fear, fearline: `You know how I am about ${fear}.` });

/** Something of a person in other words. What somebody keeps has its reason with it, which is not known of another thing. */
export function personWith(slot: PersonSlot, words: string): Partial<Person> {
  if (slot === 'fear') return afraidOf(words);
  if (slot === 'keep') return { keep: words, keepwhy: 'I’ve had it longer than I’ve had most of my ideas.' };
  return { [slot]: words };
}

/** Something of a person is not so: another of their kind's takes its place. */
export function personWithout({ kinds }: WordTables, person: Person, slot: PersonSlot): Partial<Person> {
  const lines = kinds[person.kind];
  const { short, they } = person;
  const inPerson = (text: string) => text.replaceAll('{name}', short).replaceAll('{they}', they);
  const at = lines[slot].findIndex((text) => inPerson(text) !== person[slot]);
  const words = inPerson(lines[slot][at] ?? '');
  return slot === 'keep' ? { keep: words, keepwhy: lines.keepwhy[at] ?? '' } : personWith(slot, words);
}
