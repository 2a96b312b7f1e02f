import pluralize from 'pluralize';
import { readNounClasses, readSenses, wordSet } from './tables.ts';
import type { NounClass } from './tables.ts';

/** A class with the word by which it was found; `kit` are the eight phrases of that word, or of the class. */
export type KnownNoun = { name: string; of: NounClass; kit: NounClass['any']; own: boolean };

let known: Map<string, KnownNoun> | null = null;
let endings: [string, KnownNoun][] = [];

function nouns(): Map<string, KnownNoun> {
  if (known) return known;
  const found = new Map<string, KnownNoun>();
  for (const [name, of] of readNounClasses()) {
    const entry = { name, of, kit: of.any, own: false };
    for (const word of of.like) if (!found.has(word)) found.set(word, entry);
    for (const [word, kit] of Object.entries(of.heads)) found.set(word, { name, of, kit, own: true });
    endings.push(...of.ends.map((end): [string, KnownNoun] => [end, entry]));
  }
  endings = endings.toSorted(([a], [b]) => b.length - a.length);
  return (known = found);
}

/** All nouns that have a kit or a class. */
export function knownNouns(): Iterable<string> {
  return nouns().keys();
}

/** "geese" → "goose"; what is singular already stays. */
export function singularOf(word: string): string {
  if (wordSet('singulars').has(word) || word.endsWith('ss')) return word;
  return pluralize.singular(word);
}

export function isPluralWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (wordSet('plurals').has(lower)) return true;
  if (wordSet('singulars').has(lower) || wordSet('masses').has(lower) || lower.endsWith('ss') || lower.endsWith('us'))
    return false;
  return pluralize.isPlural(lower) && pluralize.singular(lower) !== lower;
}

/** The class of a word or of a phrase's longest known end ("birthday cake" → cake), or null. */
export function nounNamed(phrase: string): KnownNoun | null {
  const words = phrase.toLowerCase().split(' ');
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const tail = words.slice(from).join(' ');
    const hit = nouns().get(tail) ?? nouns().get(singularOf(tail));
    if (hit) return isToyAnimal(words, hit) ? (nouns().get('toy') ?? hit) : hit;
  }
  return null;
}

/** "my stuffed bear", "a toy dinosaur": no bear, and no dinosaur. */
const isToyAnimal = (words: string[], { of }: KnownNoun) =>
  of.is === 'creature' && words.slice(0, -1).some((word) => wordSet('toy_words').has(word));

/** Whether two words together are a noun of the tables. */
export function isKnownPhrase(phrase: string): boolean {
  return nouns().has(phrase) || nouns().has(singularOf(phrase));
}

/**
 * The class of a word without a kit: what WordNet takes it for, or else by its ending ("moonboots" → worn); null for a word
 * that is neither. Where both say the same type, the ending's class is the narrower one.
 */
export function nounGuessed(word: string): KnownNoun | null {
  const lower = singularOf(word.toLowerCase());
  const sense = senseOf(lower);
  nouns();
  const ending = endings.find(([end]) => lower.length > end.length + 1 && lower.endsWith(end))?.[1] ?? null;
  return sense && sense.of.is !== ending?.of.is ? sense : ending;
}

/** Whether WordNet has a noun without a kit. */
export function isInWordNet(word: string): boolean {
  return senseOf(singularOf(word)) !== null;
}

let senses: Map<string, KnownNoun> | null = null;

function senseOf(lemma: string): KnownNoun | null {
  if (!senses) {
    const classes = readNounClasses();
    senses = new Map();
    for (const [name, lemmas] of readSenses()) {
      const of = classes.get(name);
      if (!of) throw new RangeError(`senses.txt has a class "${name}" that no file of nouns has.`);
      const entry = { name, of, kit: of.any, own: false };
      for (const one of lemmas) senses.set(one.replaceAll('_', ' '), entry);
    }
  }
  return senses.get(lemma) ?? null;
}
