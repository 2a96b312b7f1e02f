import { showSlug, type AudienceRating } from '#shared/shows.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { bindLeads } from './bind-leads.ts';
import { plainName, plainText } from '../words/plain-text.ts';
import { hash32 } from '../words/seeded.ts';
import type { GivenName, Lexicon } from '../world/lexicon.ts';
import { wordSet } from '../reading/words/tables.ts';
import { worldWords } from '../world/world-words.ts';
import { placeKinds, tones, type PlaceKind, type Tone } from '#shared/story/show-story.ts';
import { makePerson, type Person, type PersonKind } from './person.ts';
import type { PlaceSheet, ShowStory } from '#shared/story/show-story.ts';
import type { WordTables } from './word-tables.ts';

export type StagePlace = PlaceSheet & { name: string };
export type StageShow = Omit<ShowStory, 'places' | 'people' | 'tone'>;

/** Everything but the plot: the show with its words, the place, the two leads, and who else there is. */
export type Stage = {
  showId: string;
  tone: Tone | null;
  rating: AudienceRating;
  show: StageShow;
  place: StagePlace;
  /** The two who act. */
  leads: [Person, Person];
  /** Whose lines theirs are: those of somebody who stands in for a lead are a walk-on's. */
  parts: [ScriptLine['role'], ScriptLine['role']];
  /** Leads who are not the two who act: the season is about them, or they are against it. */
  apart: { person: Person; part: 'lead_a' | 'lead_b' }[];
  others: Person[];
};

export type StageBrief = Pick<EpisodeBrief, 'characters' | 'location' | 'show'>;

/** `seed` is the season's own. What the show does not bring comes from its ten answers, tone and descriptions. */
export function makeStage(brief: StageBrief, tables: WordTables, lexicon: Lexicon, seed: string): Stage {
  const { show, location } = brief;
  const { story } = show;
  const about = [show.tone, show.genre, show.description].join(' ');
  const tone =
    story?.tone ??
    nearest(tones, (one) => tables.tones[one].near, show.tone ?? '') ??
    nearest(tones, (one) => tables.tones[one].near, about);
  const sheets = story?.people ?? {};
  const bound = bindLeads(brief.characters, seed);
  const leads = brief.characters.map((character, at) => {
    const { name, kind } = bound[at as 0 | 1];
    const { gender } = character;
    return makePerson({ name, gender, kind }, sheets[character.name.trim()] ?? {}, tables, at);
  }) as [Person, Person];
  const words = worldWords(lexicon, show.world, `${about} ${show.overview} ${show.lore}`, show.name);
  const own = story ?? derivedShow(tables, tone, words.presets, plainName(show.name, 'this place'));
  return {
    showId: showSlug(show.name).replaceAll(/[^a-z0-9-]/g, ''),
    tone, leads,
    parts: ['lead_a', 'lead_b'],
    apart: [],
    others: othersOf(brief, leads, words.names, tables),
    rating: show.audienceRating,
    show: { ...own, airs: rotated(own.airs, hash32(seed, 'air')) },
    place: placeOf(location, story, tables),
  }; // prettier-ignore
}

/** The show's regulars who do not lead this season, then people of its world, so that there are always two. */
function othersOf({ show, characters }: StageBrief, leads: Person[], names: GivenName[], tables: WordTables): Person[] {
  const sheets = show.story?.people ?? {};
  const free = (name: string) => characters.every((one) => one.name.trim() !== name.trim());
  const regulars = (show.people ?? []).map(({ name, gender, personality }) => ({
    name,
    gender,
    kind: personality?.toLowerCase() as PersonKind | undefined,
  }));
  const sheeted = Object.keys(sheets)
    .filter((name) => !regulars.some((one) => one.name === name))
    .map((name) => ({ name }));
  const strangers = names.filter(({ name }) => leads.every((lead) => !lead.name.includes(name)));
  const cast = rotated(strangers, hash32(show.name)).slice(0, 3);
  return [...regulars, ...sheeted, ...cast]
    .filter(({ name }) => free(name))
    .map((known, at) => makePerson(known, sheets[known.name] ?? {}, tables, at));
}

function derivedShow(tables: WordTables, tone: Tone | null, presets: Record<string, string>, name: string): StageShow {
  const { world } = tables;
  const ofTone = tables.tones[tone ?? 'comic'];
  const pick = <T>(table: Record<string, T>, key: string): T => {
    const found = table[presets[key] ?? ''] ?? Object.values(table)[hash32(name, key) % Object.keys(table).length];
    if (found === undefined) throw new Error(`packs/words/world.yaml has nothing for ${key}.`);
    return found;
  };
  return {
    airs: ofTone.airs,
    rake: ofTone.rake,
    treasure: pick(world.treasure, 'landmark'),
    opponent: pick(world.opponent, 'inhabitants'),
    prop: pick(world.prop, 'power'),
    food: presets['geography'] ? pick(world.food, 'geography') : ofTone.food,
    crowd: pick(world.crowd, 'architecture'),
    place_of: 'the whole place',
  };
}

function placeOf(location: StageBrief['location'], story: ShowStory | undefined, tables: WordTables): StagePlace {
  const name = plainName(location.name, 'the old town').replace(/^The /, 'the ');
  const typographic = location.name.replaceAll("'", '’');
  const own =
    story?.places[location.name] ?? story?.places[typographic] ?? story?.places[typographic.replaceAll('’', "'")];
  if (own) return { ...own, name };
  const about = `${location.name} ${plainText(location.description ?? '', 400)}`;
  const kind =
    nearest(placeKinds, (one) => tables.places[one].near, location.name) ??
    nearest(placeKinds, (one) => tables.places[one].near, about) ??
    'town';
  const inside: PlaceKind[] = kind === 'vehicle' || kind === 'ship' ? [kind, 'room'] : [kind];
  return { ...tables.places[kind].words, where: inside, here: hereAt(name), spot: name, name };
}

/** "on the moon", "at the museum"; "under the bed" says itself where it is. */
function hereAt(name: string): string {
  const words = name.toLowerCase().split(' ');
  if (wordSet('says_where').has(words[0] ?? '')) return name.charAt(0).toLowerCase() + name.slice(1);
  return `${wordSet('places_on').has(words.at(-1) ?? '') ? 'on' : 'at'} ${name.replace(/^An? /, 'the ')}`;
}

/** The same list from another place on, so that no two seasons of a show need begin alike. */
function rotated<T>(list: readonly T[], by: number): T[] {
  const from = by % Math.max(1, list.length);
  return [...list.slice(from), ...list.slice(0, from)];
}

/** The one of which a text says the most words; null when it says none. */
function nearest<T>(all: readonly T[], wordsOf: (one: T) => string[], text: string): T | null {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  const scored = all.map((one) => ({ one, score: wordsOf(one).filter((word) => said.has(word)).length }));
  const best = scored.reduce((top, next) => (next.score > top.score ? next : top));
  return best.score > 0 ? best.one : null;
}
