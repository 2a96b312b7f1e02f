import { dictionary } from '@zxcvbn-ts/language-en';
import { knownNouns } from './nouns.ts';
import { soundOf } from './sound-of.ts';
import { table } from './tables.ts';

/** No word beyond this place in the list of 55,000 is what a slip was meant to be; those there are words all the same ("fete"). */
export const doubtful = 25_000;

type Vocabulary = {
  rank: Map<string, number>;
  byStart: Map<string, string[]>;
  bySound: Map<string, string[]>;
  names: Set<string>;
  /** Words that an encyclopedia uses, though few people do: "wolds". */
  written: Set<string>;
};
let vocabulary: Vocabulary | null = null;

export function words(): Vocabulary {
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
  const bySound = new Map<string, string[]>();
  for (const [word, at] of rank) {
    if (at > doubtful || word.length < 2 || word.includes("'")) continue;
    push(byStart, startOf(word, word.length), word);
    push(bySound, soundOf(word), word);
  }
  const names = new Set((dictionary['firstnames-en'] ?? []).map(String));
  const written = new Set((dictionary['wikipedia-en'] ?? []).map(String));
  return (vocabulary = { rank, byStart, bySound, names, written });
}

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

export const startOf = (word: string, length: number) => `${word[0] ?? ''}${length}`;

/** Where a word stands among those that people use, the commonest first; undefined for one that few use. */
export const placeOfWord = (word: string) => words().rank.get(word);

export const isFirstName = (lower: string) => words().names.has(lower);

export const isWritten = (lower: string) => words().written.has(lower);
