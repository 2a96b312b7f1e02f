import { traitKinds, type TraitKind } from '../../../frame.ts';
import type { Word } from '../../plot/word.ts';
import { singularOf } from '../../words/nouns.ts';
import { table } from '../../words/tables.ts';
import { verbOf } from '../../words/verbs.ts';
import { clauseEnd, readObject, type ObjectSort, type ReadObject } from './read-object.ts';

/** What is said of somebody behind their name: "is allergic to flour"; `to` is the word after it. */
export type Predicate = { is: TraitKind; of: string; done?: string; to: number };

type Token = { any: string[]; optional: boolean };
type Pattern = { is: TraitKind; tokens: Token[]; object: ObjectSort | null; fixed: string };

let patterns: Pattern[] | null = null;

function allPatterns(): Pattern[] {
  const { reads } = table('traits');
  patterns ??= traitKinds
    .flatMap((is) => (is === 'must' ? [] : [is]))
    .toSorted((p, q) => Object.keys(reads).indexOf(p) - Object.keys(reads).indexOf(q))
    .flatMap((is) => reads[is].map((says) => patternOf(is, says)));
  return patterns;
}

function patternOf(is: TraitKind, says: string): Pattern {
  const [written = '', fixed = ''] = says.split(' = ');
  const words = written.split(' ');
  const object = /^<(.+)>$/.exec(words.at(-1) ?? '')?.[1] as ObjectSort | undefined;
  const tokens = (object ? words.slice(0, -1) : words).map((word): Token => {
    const optional = word.startsWith('(');
    return { any: (optional ? word.slice(1, -1) : word).split('|'), optional };
  });
  return { is, tokens, object: object ?? null, fixed };
}

/** The first turn of phrase that stands at a word. `isApart` where "is" may be missing: "Posy, terrified of water,". */
export function matchPredicate(words: readonly Word[], at: number, isApart = false): Predicate | null {
  for (const { is, tokens, object, fixed } of allPatterns()) {
    const isBe = tokens[0]?.any[0] === 'be';
    const from = isApart && isBe && words[at]?.base !== 'be' ? tokens.slice(1) : tokens;
    const ends = tokensEnd(from, 0, words, at, isApart);
    for (const end of ends) {
      const read = object ? readObject(object, is, words, end) : fixedObject(fixed, words, end);
      if (read) return { is, ...read };
    }
  }
  return null;
}

function fixedObject(of: string, words: readonly Word[], at: number): ReadObject | null {
  if (words[at - 1]?.end !== '') return { of, to: at };
  const end = clauseEnd(words, at);
  if (['noun', 'adj', 'owner'].includes(words[at]?.kind ?? '')) return null;
  return { of, to: end - at <= 3 ? end : at };
}

/** Where the tokens may end, the longest first. */
function tokensEnd(tokens: Token[], index: number, words: readonly Word[], at: number, isApart: boolean): number[] {
  const token = tokens[index];
  if (!token) return [at];
  const word = words[at];
  if (!word || (index > 0 && words[at - 1]?.end !== '')) return token.optional ? tokensEnd(tokens, index + 1, words, at, isApart) : []; // prettier-ignore
  const taken = token.any.some((one) => isForm(word, one)) ? tokensEnd(tokens, index + 1, words, at + 1, isApart) : [];
  if (taken.length > 0) return taken;
  if (token.optional) return tokensEnd(tokens, index + 1, words, at, isApart);
  return isSkipped(word) && (index > 0 || !isApart) ? tokensEnd(tokens, index, words, at + 1, isApart) : [];
}

export const isSkipped = ({ kind, lower }: Word) =>
  kind !== 'not' && (kind === 'adv' || table('traits').degrees.includes(lower));

function isForm({ lower, base }: Word, lemma: string): boolean {
  return lower === lemma || base === lemma || verbOf(lower)?.base === lemma || singularOf(lower) === lemma;
}
