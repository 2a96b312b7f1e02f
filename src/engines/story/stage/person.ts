import type { Personality } from '#shared/story/characters.ts';
import { plainName } from '../words/plain-text.ts';
import { hash32 } from '../words/seeded.ts';
import type { Pronoun } from '#shared/story/show-story.ts';
import type { VoiceSheet } from '#shared/story/show-story.ts';
import type { WordTables } from './word-tables.ts';

export type PersonKind = Lowercase<Personality>;

/** Somebody with everything that a way may ask of them. */
export type Person = {
  name: string;
  short: string;
  call: string;
  they: Pronoun;
  kind: PersonKind;
  who: string;
  keep: string;
  keepwhy: string;
  /** What else they could have kept, where the season is about just such a thing. */
  keeps: { keep: string; keepwhy: string }[];
  secret: string;
  skill: string;
  fear: string;
  fearline: string;
  /** Said in turn, so that nobody says a thing twice while there is another. */
  says: string[];
  chat: string[];
  tryline: string[];
  yes: string[];
  no: string[];
};

/** Words before a name without which it is not said: "Dr. Farah", never "Dr.". */
const titles = new Set(['Dr', 'Mr', 'Mrs', 'Ms', 'Miss', 'Captain', 'Sergeant', 'Professor', 'Grandma', 'Grandpa', 'Uncle', 'Aunt', 'Unit', 'Sir', 'Lady', 'King', 'Queen', 'Prince', 'Princess', 'Old', 'Big', 'Little', 'Madame', 'Madam', 'Monsieur', 'Herr', 'Frau', 'Señor', 'Señora', 'Lord', 'Judge', 'Chief', 'Brother', 'Sister', 'Father', 'Mother']); // prettier-ignore

/** What somebody is called in the middle of a sentence: "Omar", "Dr. Farah", "the Fox". */
export function shortName(name: string): string {
  const [first = name, ...rest] = name.split(' ');
  if (first === 'The') return ['the', ...rest].join(' ');
  return rest.length === 0 || titles.has(first.replace('.', '')) || /^\p{Lu}\.$/u.test(first) ? name : first;
}

const pronounOf = { female: 'she', male: 'he' } as const;

export type Known = { name: string; gender?: 'female' | 'male' | 'other' | null; kind?: PersonKind | null };

/**
 * A person from their voice sheet; what it leaves out comes from their personality. Of each table's three variants the
 * name picks one, moved on by `turn`, so that two of one kind in a season do not say the same.
 */
export function makePerson(known: Known, sheet: Partial<VoiceSheet>, tables: WordTables, turn = 0): Person {
  const name = plainName(known.name, 'Robin');
  const spare = (['helper', 'planner', 'explorer', 'wildcard'] as const)[hash32(name) % 4] ?? 'helper';
  const kind = sheet.kind ?? known.kind ?? spare;
  const they: Pronoun = sheet.they ?? (known.gender && known.gender !== 'other' ? pronounOf[known.gender] : 'they');
  const lines = tables.kinds[kind];
  const at = (hash32(name, 'variant') + turn) % 3;
  const one = (key: keyof typeof lines) => lines[key][at] ?? '';
  const fear = sheet.fear ?? one('fear');
  // What somebody keeps and why belong together, so either both are their own or neither.
  const kept =
    sheet.keep && sheet.keepwhy
      ? { keep: sheet.keep, keepwhy: sheet.keepwhy }
      : { keep: one('keep'), keepwhy: one('keepwhy') };
  return {
    name, they, kind, fear, ...kept,
    keeps: [0, 1, 2].map((by) => ({ keep: lines.keep[(at + by) % 3] ?? '', keepwhy: lines.keepwhy[(at + by) % 3] ?? '' })),
    short: sheet.short ?? shortName(name),
    call: sheet.call ?? sheet.short ?? shortName(name),
    who: sheet.who ?? one('who').replaceAll('{name}', shortName(name)).replaceAll('{they}', they),
    secret: sheet.secret ?? one('secret'),
    skill: sheet.skill ?? one('skill'),
    fearline: sheet.fearline ?? `You know how I am about ${fear}.`,
    says: [...listOf(sheet.says), ...turned(lines.says, at)],
    chat: [...listOf(sheet.chat), ...turned(lines.chat, at)],
    tryline: [...listOf(sheet.tryline), ...turned(lines.tryline, at)],
    yes: sheet.yes ?? turned(lines.yes, at),
    no: sheet.no ?? turned(lines.no, at),
  }; // prettier-ignore
}

const listOf = (said: string | string[] | undefined) => (typeof said === 'string' ? [said] : (said ?? []));
const turned = (list: string[], by: number) => [...list.slice(by), ...list.slice(0, by)];
