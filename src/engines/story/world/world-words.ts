import { showQuestions, type World, type WorldKey } from '#shared/story/show-questions.ts';
import type { FormValues } from '../forms/load-forms.ts';
import pluralize from 'pluralize';
import { makeNoun } from '../stage/make-noun.ts';
import { plainText } from '../words/plain-text.ts';
import { seededDice } from '../words/seeded.ts';
import type { GivenName, Lexicon, LexiconEntry } from './lexicon.ts';
import { readGivenName } from './lexicon.ts';
import { nearestPresets } from './nearest-preset.ts';

export type WorldWords = {
  /** Words that stay the same for a whole season. */
  fixed: FormValues;
  /** Words that change their flavour from episode to episode. */
  flavour(seed: string): FormValues;
  names: GivenName[];
  jobs: string[];
  presets: World;
  /** Every word list, for the forms of shows and locations. */
  lists: Record<string, string[]>;
};

/** Keys that would jar if they changed within a season: landmarks, magic, weather, the lamp in somebody's hand. */
const seasonFixed = new Set([
  'mark',
  'craft',
  'tool',
  'folk',
  'folks',
  'hazard',
  'weather',
  'beast',
  'land',
  'feature',
  'build',
  'past',
  'link',
  'era',
  'ride',
  'alarm',
  'coin',
]);
const notWords = new Set(['near', 'names', 'jobs', 'ambience', 'music', 'tones']);

/** The words of a world from its ten answers; `about` is the show's own text, for answers that are missing. */
export function worldWords(lexicon: Lexicon, world: Partial<World>, about: string, seed: string): WorldWords {
  const { presets, own } = nearestPresets(lexicon, world, about, seed);
  const lists: Record<string, string[]> = {};
  for (const { key } of showQuestions) Object.assign(lists, entryOf(lexicon, key, presets), ownWords(key, own[key]));
  const draw = (keys: string[], from: string): FormValues =>
    Object.fromEntries(keys.map((key) => [key, seededDice(from, key).pick(lists[key] ?? [''])]));
  const keys = Object.keys(lists).filter((key) => !notWords.has(key));
  const fixed = draw(
    keys.filter((key) => seasonFixed.has(key)),
    seed,
  );
  // Singular and plural of one people are one throw, or "a badger" would belong to "the otters".
  const people = lists['folk']?.indexOf(String(fixed['folk'])) ?? 0;
  fixed['folks'] = lists['folks']?.[people] ?? fixed['folks'] ?? 'neighbours';
  return {
    fixed,
    flavour: (from) =>
      draw(
        keys.filter((key) => !seasonFixed.has(key)),
        from,
      ),
    names: (lists['names'] ?? []).map(readGivenName),
    jobs: lists['jobs'] ?? [],
    presets,
    lists,
  };
}

function entryOf(lexicon: Lexicon, key: WorldKey, presets: World): LexiconEntry {
  return lexicon[key][presets[key]] ?? {};
}

/** The noun phrase with which a free answer begins: up to six words, to the first stop or clause. */
function phraseOf(said: string): { bare: string; the: string; pluralBare: string; singularBare: string } | null {
  const [first = ''] = said.split(
    /[,;:.!?"]| (?:where|that|which|who|with|without|and|but|because|floating|made|full) /,
  );
  const bare = first.replace(/^(?:an?|the|some|many) /i, '').trim();
  if (bare === '' || bare.split(' ').length > 6) return null;
  const lower = /^\p{Lu}\p{Ll}+ \p{Ll}|^\p{Lu}\p{Ll}+$/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
  const { head } = makeNoun({ the: `the ${lower}` }, { from: 'said', sure: 1 });
  const withHead = (form: string) => lower.replace(head, form);
  return {
    bare: lower,
    the: `the ${lower}`,
    pluralBare: withHead(pluralize.plural(head)),
    singularBare: withHead(pluralize.singular(head)),
  };
}

/** What a free answer says in its own words; everything else comes from the nearest preset. */
function ownWords(key: WorldKey, answer: string | undefined): LexiconEntry {
  const said = plainText(answer ?? '', 120);
  const phrase = phraseOf(said);
  if (!phrase || phrase.bare.length > 48) return {};
  const the = wholePhrase(said, phrase.bare) ?? phrase.the;
  switch (key) {
    case 'geography': return { land: [the] };
    case 'features': return { feature: [the] };
    case 'inhabitants': return { folks: [phrase.pluralBare], folk: [phrase.singularBare] };
    case 'power': return { craft: [the] };
    case 'architecture': return { build: [phrase.pluralBare] };
    case 'lore': return { past: [the] };
    case 'landmark': return { mark: [the] };
    default: return {};
  } // prettier-ignore
}

/** "A city of umbrellas floating on fog" keeps its tail, as long as it is short and nothing but that phrase. */
function wholePhrase(said: string, bare: string): string | null {
  const plain = said.replace(/[.!]+$/, '').replace(/^(?:an?|the)\s+/i, '');
  const short = plain.split(' ').length <= 8 && !/[,;:.!?"]/.test(plain);
  return short && plain.toLowerCase().startsWith(bare.toLowerCase())
    ? `the ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
    : null;
}
