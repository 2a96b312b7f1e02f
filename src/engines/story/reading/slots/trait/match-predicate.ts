import { traitKinds, type TraitKind } from '../../../frame.ts';
import type { Word } from '../../plot/word.ts';
import { singularOf } from '../../words/nouns.ts';
import { table } from '../../words/tables.ts';
import { verbOf } from '../../words/verbs.ts';
import { baseOfThird } from './verb-stem.ts';
import { clauseEnd } from './clause-words.ts';
import { readObject, type ObjectSort, type ReadObject } from './read-object.ts';

/** What is said of somebody behind their name: "is allergic to flour"; `to` is the word after it. */
export type Predicate = { is: TraitKind; of: string; done?: string; to: number };

export type Token = { any: string[]; optional: boolean };
/** `after` are the tokens behind its object; `fixed` is what it is of, with "{of}" for what was read. */
export type Pattern = { is: TraitKind; tokens: Token[]; object: ObjectSort | null; after: Token[]; fixed: string };

let patterns: Pattern[] | null = null;

function allPatterns(): Pattern[] {
  const { reads } = table('traits');
  patterns ??= traitKinds
    .toSorted((p, q) => Object.keys(reads).indexOf(p) - Object.keys(reads).indexOf(q))
    .flatMap((is) => reads[is].map((says) => patternOf(is, says)));
  return patterns;
}

export function patternOf(is: TraitKind, says: string): Pattern {
  const [written = '', fixed = ''] = says.split(' = ');
  const words = written.split(' ');
  const at = words.findIndex((word) => word.startsWith('<'));
  const object = at < 0 ? null : (words[at]?.slice(1, -1) as ObjectSort);
  const [tokens, after] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return { is, tokens: tokens.map(tokenOf), object, after: after.map(tokenOf), fixed };
}

/** "a|b" either, "(a)" if it is there. */
export function tokenOf(word: string): Token {
  const optional = word.startsWith('(');
  return { any: (optional ? word.slice(1, -1) : word).split('|'), optional };
}

/** The first turn of phrase that stands at a word. `isApart` where "is" may be missing: "Posy, terrified of water,". */
export function matchPredicate(words: readonly Word[], at: number, isApart = false): Predicate | null {
  const opened = isApart ? words.map((word, index) => (index === at - 1 ? { ...word, end: '' } : word)) : words;
  for (const pattern of allPatterns()) {
    const { is, tokens, object, fixed } = pattern;
    const isBe = tokens[0]?.any[0] === 'be';
    const from = isApart && isBe && words[at]?.base !== 'be' ? tokens.slice(1) : tokens;
    for (const end of tokensEnd(from, 0, words, at, isApart)) {
      const read = object
        ? objectOf(pattern, object, end === at ? opened : words, end, at)
        : fixedObject(fixed, words, end);
      if (read) return { is, ...read };
    }
  }
  return null;
}

function objectOf({ is, after, fixed }: Pattern, object: ObjectSort, words: readonly Word[], at: number, from: number): ReadObject | null {
  const read = objectAt(object, is, words, at);
  if (!read) return null;
  const to = after.length === 0 ? read.to : tokensEnd(after, 0, words, read.to, false)[0];
  if (to === undefined) return null;
  if (fixed === '') return { ...read, to };
  const verb = baseOfThird(words[from]?.lower ?? '') ?? words[from]?.lower ?? '';
  return { of: fixed.replace('{of}', read.of).replace('{verb}', verb), to };
} // prettier-ignore

function fixedObject(fixed: string, words: readonly Word[], at: number): ReadObject | null {
  const of = fixed
    .replace('{their}', words[at - 2]?.lower ?? 'their')
    .replace('{last}', singularOf(words[at - 1]?.lower ?? ''));
  if (words[at - 1]?.end !== '') return { of, to: at };
  const end = clauseEnd(words, at);
  if (['noun', 'adj', 'owner'].includes(words[at]?.kind ?? '')) return null;
  return { of, to: end - at <= 3 ? end : at };
}

/** "is only six inches tall": an adverb may stand in front of it. */
function objectAt(object: ObjectSort, is: TraitKind, words: readonly Word[], at: number): ReadObject | null {
  const word = words[at];
  const read = readObject(object, is, words, at);
  return read ?? (word && isSkipped(word) && word.end === '' ? readObject(object, is, words, at + 1) : null);
}

/** Where the tokens may end, the longest first. */
export function tokensEnd(
  tokens: Token[],
  index: number,
  words: readonly Word[],
  at: number,
  isApart: boolean,
): number[] {
  const token = tokens[index];
  if (!token) return [at];
  const word = words[at];
  if (!word || (index > 0 && words[at - 1]?.end !== '')) return token.optional ? tokensEnd(tokens, index + 1, words, at, isApart) : []; // prettier-ignore
  const taken = token.any.some((one) => isForm(word, one)) ? tokensEnd(tokens, index + 1, words, at + 1, isApart) : [];
  if (taken.length > 0) return taken;
  if (token.optional) return index === 0 ? tokensEnd(tokens.slice(1), 0, words, at, isApart) : tokensEnd(tokens, index + 1, words, at, isApart); // prettier-ignore
  return isSkipped(word) && (index > 0 || !isApart) ? tokensEnd(tokens, index, words, at + 1, isApart) : [];
}

export const isSkipped = ({ kind, lower }: Word) =>
  kind !== 'not' &&
  (kind === 'adv' || table('traits').degrees.includes(lower) || table('traits').skipped.includes(lower));

function isForm({ lower, base }: Word, lemma: string): boolean {
  return lower === lemma || base === lemma || verbOf(lower)?.base === lemma || singularOf(lower) === lemma;
}
