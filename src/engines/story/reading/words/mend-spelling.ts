import { dictionary } from '@zxcvbn-ts/language-en';
import { distance } from 'fastest-levenshtein';
import pluralize from 'pluralize';
import { isInWordNet, knownNouns, nounNamed } from './nouns.ts';
import { table, wordSet } from './tables.ts';
import { verbOf } from './verbs.ts';

export type Mended = { was: string; now: string };

/** No word beyond this place in the list of 55,000 is what a slip was meant to be; those there are words all the same ("fete"). */
const doubtful = 25_000;
/** An idea with more strange words than this is not English spelled badly. */
const most = 12;

type Vocabulary = { rank: Map<string, number>; byStart: Map<string, string[]>; names: Set<string> };
let vocabulary: Vocabulary | null = null;

function words(): Vocabulary {
  if (vocabulary) return vocabulary;
  const rank = new Map<string, number>();
  const common = dictionary['commonWords-en'] ?? [];
  common.forEach((word, at) => {
    if (!rank.has(String(word))) rank.set(String(word), at);
  });
  for (const noun of knownNouns()) if (!noun.includes(' ') && (rank.get(noun) ?? doubtful) > 6000) rank.set(noun, 6000);
  for (const short of Object.keys(table('english')['contractions'] ?? {}))
    if (short.length > 3 && !short.includes("'") && !rank.has(short)) rank.set(short, 100);
  const byStart = new Map<string, string[]>();
  for (const [word, at] of rank) {
    if (at > doubtful || word.length < 2 || word.includes("'")) continue;
    const key = startOf(word, word.length);
    const list = byStart.get(key);
    if (list) list.push(word);
    else byStart.set(key, [word]);
  }
  const names = new Set((dictionary['firstnames-en'] ?? []).map(String));
  return (vocabulary = { rank, byStart, names });
}

const startOf = (word: string, length: number) => `${word[0] ?? ''}${length}`;

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
      if (lower.length < 3 || mended.length >= most || ![...lower].every(isLetter)) return word;
      const many = properPlural(lower);
      if (many) return note(word, many);
      const name = nearName(lower, own, before, after);
      if (name) return note(word, name);
      if (isKnown(lower)) return mended.length > 0 && word === lower ? note(word, confusedWith(lower, before)) : word;
      if (word !== lower && words().names.has(lower)) return word;
      if (word !== lower && before !== '') return word;
      const found = nearest(lower, before);
      // At the start of a sentence it may be a name that nobody knows.
      if (found && word !== lower && ((words().rank.get(found) ?? doubtful) > 3000 || slips(found, lower) > 1))
        return word;
      return found ? note(word, word === lower ? found : found.charAt(0).toUpperCase() + found.slice(1)) : word;
    },
  };
}

const isLetter = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();

/** "grace", "hope": a name that is a word as well stays one where it is typed in small letters. */
function isPlainWord(lower: string): boolean {
  return (words().rank.get(lower) ?? doubtful) < 1500 || nounNamed(lower) !== null;
}

/** One of the words that people use most. */
export function isCommonWord(lower: string, first = doubtful): boolean {
  return (words().rank.get(lower) ?? Infinity) < first;
}

const suffixes = ['ing', 'ed', 'es', 's', 'er', 'est', 'ly'];

function isKnown(lower: string): boolean {
  if (words().rank.has(lower) || nounNamed(lower) !== null || verbOf(lower) !== null) return true;
  if (lower.length > 6 && isInWordNet(lower)) return true;
  // A verb of the tables has all its forms there: "traped" is none of them.
  if (['ed', 'ing'].some((end) => lower.endsWith(end) && verbOf(lower.slice(0, -end.length)) !== null)) return false;
  return suffixes.some(
    (end) =>
      lower.endsWith(end) &&
      lower.length - end.length > 3 &&
      [lower.slice(0, -end.length), `${lower.slice(0, -end.length)}e`].some(
        (stem) => (words().rank.get(stem) ?? Infinity) < 15_000,
      ),
  );
}

/** "gooses", "mices" → "geese", "mice"; null for a plural that is right or a word that is none. */
function properPlural(lower: string): string | null {
  if (!lower.endsWith('s') || lower.length < 5 || words().rank.has(lower)) return null;
  const right = pluralize.plural(pluralize.singular(lower));
  return right !== lower && nounNamed(right) !== null ? right : null;
}

/** A cast name with one slip in it; a word that means something else only beside another name. */
function nearName(lower: string, own: Map<string, string>, before: string, after: string): string | null {
  for (const [name, written] of own) {
    if (Math.abs(name.length - lower.length) > 1 || slips(name, lower) > 1) continue;
    const beside = [before, after].some(
      (other) => own.has(other.toLowerCase()) || other.toLowerCase() === 'and' || other.toLowerCase() === 'an',
    );
    if (!isKnown(lower) || (beside && name[0] === lower[0] && (words().rank.get(lower) ?? doubtful) > 1500))
      return written;
  }
  return null;
}

function confusedWith(lower: string, before: string): string {
  const other = (table('english')['confused'] as Record<string, string[]>)[lower]?.[0];
  return other && before === 'the' ? other : lower;
}

function nearest(lower: string, before: string): string | null {
  const { rank, byStart } = words();
  const sounds = table('english')['soundalikes'] as Record<string, string[]>;
  const reach = lower.length <= 4 ? 1 : 2;
  const owned = wordSet('determiners').has(before) || wordSet('possessives').has(before);
  let best: string | null = null;
  let least = Infinity;
  for (const first of [lower[0] ?? '', ...(sounds[lower[0] ?? ''] ?? [])])
    for (let length = lower.length - reach; length <= lower.length + reach; length++)
      for (const word of byStart.get(`${first}${length}`) ?? []) {
        const far = slips(word, lower);
        if (far > reach || (far === 2 && lower.length === 5 && word[1] !== lower[1] && word.at(-1) !== lower.at(-1)))
          continue;
        const isNoun = nounNamed(word) !== null;
        const isVerb = !isNoun && verbOf(word) !== null;
        const wanted = isNoun ? (owned ? 5 : 3) : isVerb && !owned ? 3 : 0;
        const cost =
          far * 10 +
          Math.log2(2 + (rank.get(word) ?? doubtful)) -
          wanted * 2 +
          (first === lower[0] ? 0 : 4) -
          (word.length === lower.length + 1 && far === 1 ? 3 : 0);
        if (cost < least) [best, least] = [word, cost];
      }
  return best;
}

/** Letters wrong, missing, too many or swapped with their neighbour. */
function slips(word: string, typed: string): number {
  const plain = distance(word, typed);
  if (plain !== 2 || word.length !== typed.length) return plain;
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.slice(at + 2) === typed.slice(at + 2)
    ? 1
    : plain;
}
