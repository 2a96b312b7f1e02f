import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { wordSet } from '../words/tables.ts';

/**
 * Where what an idea is about lives, sleeps or is hidden: "the badger lives in the piano", "the letter hidden behind the clock". Null where
 * nothing of the kind is said of it.
 */
export function homeIn({ sentences, cast }: Plot, x: Phrase | null): Phrase | null {
  if (!x || x.pron !== '') return null;
  for (const { words, phrases } of sentences)
    for (const [at, word] of words.entries()) {
      if (!wordSet('dwells').has(word.base) && !wordSet('dwells').has(word.lower)) continue;
      const prep = words.findIndex(
        ({ lower }, index) => index > at && index < at + 3 && wordSet('dwelling_in').has(lower),
      );
      const there = prep < 0 ? undefined : phrases.find(({ from }) => from === prep + 1);
      const who = phrases.findLast(({ to }) => to <= at);
      if (there && who?.bare === x.bare && there.bare !== x.bare && isPlace(there) && !isVague(there) && !isLead(there, cast)) return there; // prettier-ignore
    }
  return null;
}

const isPlace = (phrase: Phrase) => !isAlive(typeOf(phrase)) && ['thing', 'place'].includes(typeOf(phrase));
