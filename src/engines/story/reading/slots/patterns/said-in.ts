import type { Sentence } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { verbOf } from '../../words/verbs.ts';

/** A sentence in small letters, "|" standing where a comma or a full stop does. */
export const saidIn = (words: readonly Word[]) =>
  words.map(({ lower, end }) => (end === '' ? lower : `${lower} |`)).join(' ');

/** The first pattern that fits, with its named groups, and what of the text it took; null for none. */
export function firstFit(
  patterns: readonly string[],
  text: string,
  parts: Record<string, string>,
): { groups: Record<string, string | undefined>; whole: string } | null {
  for (const pattern of patterns) {
    const found = new RegExp(withParts(pattern, parts)).exec(text);
    if (found) return { groups: found.groups ?? {}, whole: found[0] };
  }
  return null;
}

/** A pattern with what its @names stand for. */
export const withParts = (pattern: string, parts: Record<string, string>): string =>
  Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(`@${name}`, part), pattern);

/** "scared of monday" as it was typed. */
export const asTyped = (text: string, { words }: Pick<Sentence, 'words'>) =>
  text.replaceAll(/[\p{L}'’-]+/gu, (one) => {
    const found = words.find(({ lower, kind }) => lower === one && kind === 'name');
    return found ? found.text : one;
  });

/** Whether a text has one of these words, which may be several: "look after". */
export const hasOne = (text: string, some: readonly string[]) => some.some((one) => ` ${text} `.includes(` ${one} `));

/** Whether words begin with a bare verb: "be first", "give the speech". */
export function isBare(text: string): boolean {
  const [first = ''] = text.split(' ');
  return first === 'be' || first === 'have' || verbOf(first)?.form === 'base';
}
