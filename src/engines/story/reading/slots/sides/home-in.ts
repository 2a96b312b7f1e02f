import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { wordSet } from '../../words/tables.ts';

/**
 * Where what an idea is about lives, sleeps or is hidden: "the badger lives in the piano", "the letter hidden behind the clock". Null where
 * nothing of the kind is said of it.
 *
 * @param hides Whether two keep it to themselves.
 */
export function homeIn(plot: Plot, x: Phrase | null, hides: boolean): Phrase | null {
  const { sentences, cast } = plot;
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
  return hides ? standsIn(plot, x) : null;
}

/** "there is a seal in the bath": of what two keep to themselves, that is where it is kept. */
function standsIn({ sentences, cast }: Plot, x: Phrase): Phrase | null {
  for (const { words, phrases } of sentences)
    for (const { bare, to } of phrases) {
      if (bare !== x.bare || !wordSet('dwelling_in').has(words[to]?.lower ?? '') || words[to - 1]?.end !== '') continue;
      const there = phrases.find(({ from }) => from === to + 1);
      if (there && isPlace(there) && !isVague(there) && !isLead(there, cast)) return there;
    }
  return null;
}

const isPlace = (phrase: Phrase) => !isAlive(typeOf(phrase)) && ['thing', 'place'].includes(typeOf(phrase));
