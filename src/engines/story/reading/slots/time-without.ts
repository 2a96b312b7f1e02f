import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import { singularOf } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';

/** "three days without wifi", "we have no food": what has to be lasted out is the time with none of it. Null where x is there. */
export function timeWithout(x: Phrase, verb: string, nouns: Phrase[]): string | null {
  if (x.determiner !== 'no' && !verb.startsWith('last without')) return null;
  const isTime = ['spans', 'times'].some((list) => wordSet(list).has(x.head)) && !wordSet('sky_lights').has(x.head);
  if (isAlive(typeOf(x)) || isTime) return null;
  // Without a stove it is the cold that one gets through.
  if (wordSet('warmers').has(x.head)) return 'the cold';
  const span = nouns.find(({ head, to }) => wordSet('spans').has(singularOf(head)) && to <= x.from);
  return `the ${span && !span.of ? span.bare : 'night'} with no ${x.bare}`;
}
