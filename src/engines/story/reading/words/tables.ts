import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { nounType, pronoun } from '#shared/story/show-story.ts';
import {
  arcKind,
  contestAct,
  deedClasses,
  denKinds,
  lessonClasses,
  nounSize,
  riftKinds,
  spellKinds,
  traitKinds,
} from '../../frame.ts';
import { list, patternTables } from './pattern-tables.ts';

const folder = fileURLToPath(new URL('../../../../../packs/words/', import.meta.url));
const phrases = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
]);

const nounClass = z.object({
  is: nounType,
  size: nounSize,
  use: z.enum(['ride', 'lure', 'wear', 'light', 'reach', 'write', 'food', 'make', 'any']).default('any'),
  talks: z.boolean().default(false),
  they: pronoun.optional(),
  sign: z.string().default(''),
  young: z.string().default(''),
  any: phrases,
  like: list.default([]),
  ends: list.default([]),
  heads: z.record(z.string(), phrases),
});
export type NounClass = z.infer<typeof nounClass>;

/** What a misfortune makes of a plot (see packs/words/verbs.yaml). */
export const harms = [
  'takes',
  'gone',
  'lost',
  'threat',
  'doom',
  'broken',
  'change',
  'traps',
  'dare',
  'row',
  'dead',
] as const;
export type Harm = (typeof harms)[number];

const verb = z.object({
  aim: z.union([arcKind, z.record(z.string(), arcKind)]).optional(),
  harm: z.enum(harms).optional(),
  did: z.string().optional(),
  done: z.string().optional(),
  say: z.string().optional(),
});
export type VerbEntry = z.infer<typeof verb>;

const construction = z.strictObject({
  says: z.string(),
  kind: arcKind,
  /** The kind where x is somebody. */
  living: arcKind.optional(),
  verb: z.string().optional(),
  x: z.literal('other').optional(),
  /** What it is called that is held, where the idea has no noun for it: "they get married" is a wedding. */
  held: z.string().optional(),
  /** `since`: why what it says of everybody, or of nobody, behind all else; `has`: what the foe has on x. */
  ask: z.enum(['why', 'since', 'behind', 'has', 'whether']).optional(),
  lesson: z.boolean().default(false),
  feel: z.string().optional(),
  /** It can be taken for no other kind. */
  firm: z.boolean().default(false),
  /** Only where the idea is one sentence. */
  alone: z.boolean().default(false),
  sure: z.number().default(77),
});

const english = z.record(z.string(), z.union([list, z.record(z.string(), list)]));
const pair = z.tuple([z.string(), z.string()]);
const tables = {
  verbs: z.record(z.string(), verb),
  kinds: z.record(
    arcKind,
    z.object({
      verb: pair,
      means: z.string(),
      line: z.string(),
      asked: z.string().optional(),
      learnt: z.string().optional(),
      /** Where the two are against each other, and where a part falls to somebody. */
      against: z.string().optional(),
      chosen: z.string().optional(),
      /** Where somebody stands for an office. */
      stands: z.string().optional(),
      /** Where x loves somebody. */
      loved: z.string().optional(),
      wanted: z.string().optional(),
      /** Where somebody feels it who is no lead. */
      felt: z.string().optional(),
      /** Where it is held for somebody. */
      held: z.string().optional(),
      /** The verb for a noun of which the idea says no more. */
      about: z.string().optional(),
      nouns: list,
      tales: list.default([]),
    }),
  ),
  states: z.record(z.string(), list),
  feelings: z.record(
    z.string(),
    z.object({
      noun: z.string().default(''),
      says: z.string().default(''),
      of: z.string().default('about'),
      kind: arcKind.default('feeling'),
      /** The arc's fact, where that has another name. */
      as: z.string().default(''),
      /** What it hangs on where an idea names the feeling alone: one, or one of several by who leads. */
      spare: z.union([z.string().transform((one) => [one]), list]).default([]),
      words: list,
    }),
  ),
  /** What everybody may come to do all at once: its verbs, the words that then go with them, and what is heard of people. */
  spells: z.array(
    z.object({
      is: z.enum(spellKinds),
      verbs: list,
      /** "@creature" is any animal. */
      with: list.default([]),
      /** Whether each of them is or has one: they "are frogs", and one "is a frog". */
      each: z.boolean().default(false),
      /** What nobody can do then, with what everybody does. */
      nobody: z.record(z.string(), z.string()).default({}),
      cries: z.tuple([z.string(), z.string(), z.string()]),
    }),
  ),
  emoji: z.record(z.string(), z.string()),
  contests: z.record(
    contestAct,
    z.object({
      did: z.string(),
      x: z.string(),
      weak: z.string(),
      event: z.string().default(''),
      words: list,
      own: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
    }),
  ),
  proposals: z.record(arcKind, list),
  slots: z.record(z.string(), z.object({ question: z.string(), empty: z.string().nullable().default(null) })),
  stakes: z.record(z.string(), z.array(pair).min(1)),
  voices: z.record(z.string(), pair),
  /** What kind of place a den is, by its head noun. */
  dens: z.record(z.enum(denKinds), list),
  /** In which ordinary things one can be stuck, and how; of limbs, up to where. */
  things: z.object({
    tight: list,
    shut: list,
    high: list,
    never: list,
    vessels: list,
    words: list,
    loose: list,
    limbs: z.record(z.string(), z.string()),
  }),
  /** Which first word or last word of a lesson is of which class; `other` is what none has. */
  lessons: z.record(z.enum(lessonClasses).exclude(['other']), z.object({ verbs: list, nouns: list })),
  /** What a machine does, by the words of its deed; what is no deed, and what does nothing. */
  deeds: z.strictObject({
    classes: z.record(z.enum(deedClasses).exclude(['never', 'other']), z.object({ verbs: list, nouns: list })),
    no_verbs: list,
    open_verbs: list,
    tails: list,
    still: list,
    machines: list,
    prints: list,
  }),
  rifts: z.record(
    z.enum(riftKinds),
    z.object({
      verbs: list,
      with_not: z.boolean().default(false),
      only: z.boolean().default(false),
      nouns: list,
      said: list.default([]),
    }),
  ),
  constructions: z.array(construction),
  /** How what one of the two is, has or does is said of them, by them, and to them. */
  traits: z.strictObject({
    says: z.record(z.enum(traitKinds), z.tuple([z.string(), z.string(), z.string()])),
    /** How an idea says it: patterns by kind, in the order in which they are tried. */
    reads: z.record(z.enum(traitKinds), list),
    /** The same with the lead as object: "thunder terrifies <lead>", "the wizard told <lead> not to <verb>". */
    turned: z.partialRecord(z.enum(traitKinds), list),
    /** What stands before a lead who is its subject: "with his leg in plaster". */
    fronted: z.partialRecord(z.enum(traitKinds), list),
    never_lacking: list,
    never_verbs: list,
    never_ruled: list,
    never_only: list,
    never_done: list,
    abilities: list,
    states: list,
    manners: list,
    degrees: list,
    measures: list,
    at: list,
    unkind: list,
    cared_for: list,
    no_secret: list,
    tails: list,
    openers: list,
    led_by: list,
    hidden: list,
    despite: list,
    skipped: list,
    fillers: list,
    habits: list,
    senses: list,
    at_large: list,
    held: list,
    since: list,
    by_the_way: list,
    comes_back: list,
  }),
  ...patternTables,
  became: z.array(z.strictObject({ said: list, a: z.string() })),
  /** Words, verbs and deeds of old books, and the plain words that they stand for. */
  literary: z.strictObject({
    words: z.record(z.string(), list),
    verbs: z.record(z.string(), z.string()),
    deeds: z.record(z.string(), z.string()),
  }),
  english,
};
type Tables = { [name in keyof typeof tables]: z.infer<(typeof tables)[name]> };

const read = new Map<string, unknown>();

/** A table of packs/words, read once a process; throws a ZodError that names what is wrong in the file. */
export function table<Name extends keyof Tables>(name: Name): Tables[Name] {
  const known = read.get(name) ?? tables[name].parse(readYaml(`${name}.yaml`));
  read.set(name, known);
  return known as Tables[Name];
}

/** Any other file of packs/words by its own schema. */
export function readTable<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(readYaml(file));
}

let classes: Map<string, NounClass> | null = null;

/** The noun classes of all files in packs/words/nouns, by name, read once a process. */
export function readNounClasses(): ReadonlyMap<string, NounClass> {
  if (classes) return classes;
  const found = new Map<string, NounClass>();
  for (const file of readdirSync(join(folder, 'nouns')).toSorted())
    for (const [name, entry] of Object.entries(readYaml(join('nouns', file)) as Record<string, unknown>))
      found.set(name, nounClass.parse(entry));
  return (classes = found);
}

/** The lemmas of each noun class that have no kit, as senses.txt has them; "_" stands for a blank. */
export function readSenses(): [string, string[]][] {
  return readFileSync(join(folder, 'senses.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', lemmas = ''] = line.split(': ');
      return [name, lemmas.split(' ')];
    });
}

const sets = new Map<string, ReadonlySet<string>>();

/** A list of english.yaml as a set. */
export function wordSet(name: string): ReadonlySet<string> {
  const known = sets.get(name);
  if (known) return known;
  const words = table('english')[name];
  if (!Array.isArray(words)) throw new RangeError(`english.yaml has no list "${name}".`);
  const made = new Set(words);
  sets.set(name, made);
  return made;
}

function readYaml(file: string): unknown {
  return parse(readFileSync(join(folder, file), 'utf8'));
}
