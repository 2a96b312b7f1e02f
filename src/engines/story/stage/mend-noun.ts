import pluralize from 'pluralize';
import type { ArcKind, Noun } from '../frame.ts';
import { wordSet } from '../reading/words/tables.ts';

/** One of a number, where somebody is to be sat with and spoken to: "the robots" as "the smallest robot". Two who are named as two stay two. */
export function oneOfMany<T extends Noun>(noun: T): T {
  const { the, head, plural } = noun;
  const one = pluralize.singular(head);
  if (!plural || one === head || wordSet('both_of_them').has(head.toLowerCase()) || the !== `the ${head}`) return noun;
  return { ...noun, the: `the smallest ${one}`, a: `a small ${one}`, head: one, plural: false };
}

const belongs = /^the \p{Ll}[\p{L}-]*['’]s (?=\p{L})/u;

/** Where what two feel, or have fallen out over, is somebody's whom nobody on the stage is: "the son's hamster" as "the hamster". The widow whose feeling it is keeps "the widow's husband". */
export const ownerless = (kind: ArcKind, noun: Noun, feeler = ''): Noun =>
  (kind === 'feeling' || kind === 'two-of-us') && !(feeler !== '' && noun.the.startsWith(`${feeler}'s `))
    ? { ...noun, the: noun.the.replace(belongs, 'the ') }
    : noun;
