import { z } from 'zod';

export const nounType = z.enum(['thing', 'creature', 'person', 'group', 'place', 'event', 'idea']);
export const pronoun = z.enum(['it', 'she', 'he', 'they']);
export type Pronoun = z.infer<typeof pronoun>;

export const placeKinds = [
  'room',
  'vehicle',
  'ship',
  'town',
  'village',
  'wild',
  'space',
  'under',
  'water',
  'air',
] as const;
export type PlaceKind = (typeof placeKinds)[number];
export const tones = ['noir', 'space', 'gentle', 'manners', 'eerie', 'epic', 'comic'] as const;
export type Tone = (typeof tones)[number];

const sentence = z.string().min(1).max(400);
const phrase = z.string().min(1).max(80);

/** Where a season is told: twelve words for what stands about, and the kinds of place it is. */
export const placeSheet = z.strictObject({
  /** "wild water village", or a list. */
  where: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/\s+/) : value),
    z.array(z.enum(placeKinds)).min(1),
  ),
  here: phrase,
  spot: phrase,
  edge: phrase,
  hide: phrase,
  door: phrase,
  far: phrase,
  board: phrase,
  ground: phrase,
  way: phrase,
  noise: phrase,
  cold: phrase,
  slot: phrase.optional(),
});
export type PlaceSheet = z.infer<typeof placeSheet>;

/** How somebody talks: what is left out comes from their personality. Three ways of saying yes and no, each heard in turn. */
export const voiceSheet = z.strictObject({
  they: pronoun.exclude(['it']).or(z.literal('it')),
  kind: z.enum(['planner', 'explorer', 'wildcard', 'helper']).optional(),
  /** What they are called for short, and how others address them. */
  short: phrase.optional(),
  call: phrase.optional(),
  job: phrase.optional(),
  /** Who they are: a sentence that introduces them. */
  who: sentence.optional(),
  /** What they would hate to lose, and why, in their own words. */
  keep: phrase.optional(),
  keepwhy: sentence.optional(),
  secret: sentence.optional(),
  /** What they can do, in the past tense. */
  skill: sentence.optional(),
  fear: phrase.optional(),
  fearline: sentence.optional(),
  /** What they say when they are asked about anything, when they talk to fill a silence, and when something has failed. */
  says: sentence.or(z.array(sentence)).optional(),
  chat: sentence.or(z.array(sentence)).optional(),
  tryline: sentence.or(z.array(sentence)).optional(),
  yes: z.array(sentence).optional(),
  no: z.array(sentence).optional(),
});
export type VoiceSheet = z.infer<typeof voiceSheet>;

/** What a season can be at risk of: something is missed, people fall out, it is too late, or it is not safe. */
export const stakeSorts = ['loss', 'quarrel', 'deadline', 'danger'] as const;
export type StakeSort = (typeof stakeSorts)[number];

const thing = z.strictObject({
  the: phrase,
  a: phrase.optional(),
  head: phrase.optional(),
  they: pronoun.optional(),
  plural: z.boolean().optional(),
  type: nounType.optional(),
});
const named = z.preprocess((value) => (typeof value === 'string' ? { the: value } : value), thing);

/** What a show brings to every season of it: the `story:` of `catalog/shows/<show>.yaml`. */
export const showStory = z.strictObject({
  tone: z.enum(tones).optional(),
  /** Sentences of weather in the show's tone, one an episode. */
  airs: z.array(sentence).min(4),
  places: z.record(z.string(), placeSheet),
  people: z.record(z.string(), voiceSheet),
  /** The other side, the thing and the help when an idea names none. */
  opponent: z.preprocess(
    (value) => (typeof value === 'string' ? { the: value } : value),
    thing.extend({ talks: z.boolean().optional(), sign: z.string().optional(), one: named.optional() }),
  ),
  treasure: named,
  prop: z.preprocess(
    (value) => (typeof value === 'string' ? { the: value } : value),
    thing.extend({ use: z.string().optional() }),
  ),
  food: phrase,
  foodshort: phrase.optional(),
  /** Everybody there is: "all of Plum Lane". */
  crowd: phrase,
  place_of: phrase,
  /** What one picks up to poke at things. */
  rake: phrase,
  /** What goes wrong there when something goes wrong, by what it is: one of each sort. A season has one of them. */
  stakes: z.partialRecord(z.enum(stakeSorts), z.strictObject({ stake: phrase, fixed: phrase })).optional(),
  dangers: z.array(phrase).optional(),
  jokes: z.array(sentence).optional(),
});
export type ShowStory = z.infer<typeof showStory>;
