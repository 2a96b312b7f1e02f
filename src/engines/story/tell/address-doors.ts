import type { Person } from '../stage/person.ts';
import { escapePattern } from '../words/escape-pattern.ts';

type Spoken = { text: string };

/**
 * Says a path that names one of the two leads as they say it to each other: "we let Benedikt pretend to be everyone" is "let me" to
 * Benedikt, and "let you" to whoever says it to him. `listener` is the other lead where both speak, else null: behind somebody's
 * back the name stays.
 */
export function addressDoors(text: string, doors: Spoken[], speaker: Person, listener: Person | null): string {
  let said = text;
  for (const door of doors) {
    const path = door.text.slice(1);
    const own = addressed(path, speaker, 'me', 'my');
    const all = listener ? addressed(own, listener, 'you', 'your') : own;
    if (all !== path) said = said.replaceAll(path, () => all);
  }
  return said;
}

function addressed(text: string, { short }: Person, object: string, owner: string): string {
  const name = `(?<![\\w’'])${escapePattern(short)}`;
  return text
    .replaceAll(new RegExp(`${name}['’]s(?= \\p{L})`, 'gu'), owner)
    .replaceAll(new RegExp(`${name}(?![\\w’'-])`, 'gu'), object);
}
