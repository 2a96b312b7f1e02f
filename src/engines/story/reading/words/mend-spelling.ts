import pluralize from 'pluralize';
import { basesOf, sensesOf } from '#shared/text/word-senses.ts';
import { isInWordNet, isPluralWord, nounNamed } from './nouns.ts';
import { isNearCommon, nearestWord, slips } from './nearest-word.ts';
import { table, wordSet } from './tables.ts';
import { gerund, pastOf, thirdPerson, verbOf } from './verbs.ts';
import { doubtful, isFirstName, isWritten, placeOfWord } from './vocabulary.ts';

export type Mended = { was: string; now: string };

/** An idea with more strange words than this is not English spelled badly. */
const most = 12;

/** `mend` answers two words with a blank between them for what was typed as one. */
export type Speller = { mend(word: string, before: string, after: string): string; mended: Mended[] };

/** A speller for one idea, which knows the names of the cast first, and the words of the show's name and place, which stay small. */
export function spellerFor(names: string[], places: string[] = []): Speller {
  const mended: Mended[] = [];
  const parts = (of: string[]) => of.flatMap((name) => name.split(' ')).filter((part) => part.length > 2);
  const own = new Map([
    ...parts(places).map((part): [string, string] => [part.toLowerCase(), part.toLowerCase()]),
    ...parts(names).map((part): [string, string] => [part.toLowerCase(), part]),
  ]);
  const note = (was: string, now: string) => {
    if (was.toLowerCase() !== now.toLowerCase()) mended.push({ was, now });
    return now;
  };
  return {
    mended,
    mend(word, before, after) {
      const lower = word.toLowerCase();
      const named = own.get(lower);
      if (named) return named === lower || (isPlainWord(lower) && word === lower) ? word : named;
      if (mended.length >= most || ![...lower].every(isLetter)) return word;
      const meant = misspelt(lower, before);
      // "there cow is on the roof"
      if (lower === 'there' && isOneThing(after)) return note(word, word === lower ? 'their' : 'Their');
      if (lower.length < 3 && !meant) return word;
      if (meant) return note(word, word === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1));
      const many = properPlural(lower);
      if (many) return note(word, many);
      const name = nearName(lower, own, before, after);
      if (name) return note(word, name);
      if (isKnown(lower)) return mended.length > 0 && word === lower ? note(word, confusedWith(lower, before)) : word;
      if (word !== lower && isFirstName(lower)) return word;
      if (word !== lower && before !== '') return word;
      const found = nearestWord(lower, before);
      // At the start of a sentence it may be a name that nobody knows.
      if (found && word !== lower && ((placeOfWord(found) ?? doubtful) > 3000 || slips(found, lower) > 1)) return word;
      return found ? note(word, word === lower ? found : found.charAt(0).toUpperCase() + found.slice(1)) : word;
    },
  };
}

/** A noun for one, which can be no verb. */
function isOneThing(word: string): boolean {
  const lower = word.toLowerCase();
  return nounNamed(lower) !== null && !isPluralWord(lower) && verbOf(lower) === null;
}

const isLetter = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();

/** "grace", "hope": a name that is a word as well stays one where it is typed in small letters. */
function isPlainWord(lower: string): boolean {
  return (placeOfWord(lower) ?? doubtful) < 1500 || nounNamed(lower) !== null;
}

/** One of the words that people use most. */
export function isCommonWord(lower: string, first = doubtful): boolean {
  return (placeOfWord(lower) ?? Infinity) < first;
}

const suffixes = ['ing', 'ed', 'es', 's', 'er', 'est', 'ly'];

/** What a child or somebody in haste means by it, where that is not the word that is nearest; null for all others. The second of two is a noun: "wich" is "which", but "a wich" a witch. */
function misspelt(lower: string, before: string): string | null {
  const [meant = null, noun = meant] = (table('english')['misspelt'] as Record<string, string[]>)[lower] ?? [];
  return wordSet('determiners').has(before) || wordSet('possessives').has(before) ? noun : meant;
}

function isKnown(lower: string): boolean {
  if (wordSet('spelt').has(lower)) return true;
  if (placeOfWord(lower) !== undefined || nounNamed(lower) !== null || verbOf(lower) !== null) return true;
  if (lower.length > 6 && isInWordNet(lower)) return true;
  // "usurer", "wolds": few use them, and yet they are words, unless a letter more or less makes one that everybody uses.
  if (lower.length > 4 && (isWritten(lower) || isRareForm(lower) || isInWordNet(lower)) && !isNearCommon(lower))
    return true;
  // A verb of the tables has all its forms there: "traped" is none of them.
  if (['ed', 'ing'].some((end) => lower.endsWith(end) && verbOf(lower.slice(0, -end.length)) !== null)) return false;
  return suffixes.some(
    (end) =>
      lower.endsWith(end) &&
      lower.length - end.length > 3 &&
      [lower.slice(0, -end.length), `${lower.slice(0, -end.length)}e`].some(
        (stem) => (placeOfWord(stem) ?? Infinity) < 15_000,
      ),
  );
}

/** Whether it is a form, rightly spelt, of a word that WordNet has: "subsisted", not "droping". */
function isRareForm(lower: string): boolean {
  const bases = basesOf(lower)
    .slice(1)
    .filter((base) => sensesOf(base).length > 0);
  if (bases.length === 0) return sensesOf(lower).length > 0;
  return bases.some((base) =>
    [
      pluralize.plural(base),
      thirdPerson(base),
      gerund(base),
      pastOf(base),
      `${base}led`,
      `${base}ling`,
      `${base}er`,
    ].includes(lower),
  );
}

/** "gooses", "mices" → "geese", "mice"; null for a plural that is right or a word that is none. */
function properPlural(lower: string): string | null {
  if (!lower.endsWith('s') || lower.length < 5 || placeOfWord(lower) !== undefined) return null;
  const right = pluralize.plural(pluralize.singular(lower));
  return right !== lower && nounNamed(right) !== null ? right : null;
}

/** A cast name with one slip in it; a word that means something else only beside another name. */
function nearName(lower: string, own: Map<string, string>, before: string, after: string): string | null {
  for (const [name, written] of own) {
    if (Math.abs(name.length - lower.length) > 1 || slips(name, lower) > 1) continue;
    // "the spelling bee and the girl": what is a noun of its own is no name for an "and" beside it.
    const beside = [before, after].some(
      (other) =>
        own.has(other.toLowerCase()) || (['and', 'an'].includes(other.toLowerCase()) && nounNamed(lower) === null),
    );
    // "from junk and tape": a word that people use is no name beside an "and".
    const rare = beside && name[0] === lower[0] && (placeOfWord(lower) ?? doubtful) > 6000;
    if (!isKnown(lower) || rare) return written;
  }
  return null;
}

function confusedWith(lower: string, before: string): string {
  const other = (table('english')['confused'] as Record<string, string[]>)[lower]?.[0];
  return other && before === 'the' ? other : lower;
}
