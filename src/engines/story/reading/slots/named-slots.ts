import { isAlive, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import { nounNamed } from '../words/nouns.ts';
import { describeNoun } from './describe-noun.ts';

/**
 * What is named where no plot can be read: "cheese", "a story with my dog in it". One thing is what a show's own season is about,
 * a second is of help there, and somebody is the other side. Only nouns that the tables know.
 */
export function namedSlots({ sentences, cast }: Plot, mayTell: (words: string) => boolean): Reading['slots'] {
  const named = sentences
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => !isVague(phrase) && !isLead(phrase, cast) && nounNamed(phrase.head))
    .map((phrase) => describeNoun(onceSaid(withThe(phrase))))
    .filter(({ the, size }) => size !== 'huge' && mayTell(the));
  const things = named.filter(({ type }) => type === 'thing');
  const x = things.find(({ plural }) => !plural);
  const tool = things.find(({ the }) => the !== x?.the);
  const foe = named.find(({ type }) => isAlive(type));
  const slots: Reading['slots'] = {};
  for (const [name, noun] of Object.entries({ x, tool, foe })) if (noun) slots[name as SlotName] = slotOf(noun.the);
  return slots;
}

/** "the pizza pizza pizza" is a pizza. */
const onceSaid = (the: string) => the.replace(/\b(\w+)(?: \1\b)+/gi, '$1');

const slotOf = (text: string): ReadSlot => ({ text, sure: 0.5, from: 'said', options: [] });
