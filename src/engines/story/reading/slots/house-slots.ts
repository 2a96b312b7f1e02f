import type { Phrase } from '../plot/noun-phrase.ts';
import { describeNoun } from './describe-noun.ts';
import { isAlive, typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import type { Reading, SlotName } from '../reading.ts';
import type { Mended } from '../words/mend-spelling.ts';
import { nounNamed } from '../words/nouns.ts';

const asks = new Set(['with', 'about', 'featuring', 'including', 'plus']);
const refuses = new Set(['no', 'not', 'but', 'except', 'without', 'nothing', 'never', 'nor', 'less']);

/**
 * What is named where no plot was read: "something with jam", "whatever you like, but with pirates and a cake", "cheese". A thing
 * is what the day is about, somebody is the other side, and a second thing, or several, are to hand.
 */
export function houseSlots(
  plot: Plot,
  how: { mended: Mended[]; mayTell: (words: string) => boolean },
): Reading['slots'] {
  const slots: Reading['slots'] = {};
  for (const phrase of plot.sentences.flatMap((sentence) => askedFor(sentence, plot))) {
    // "banana banana banana"
    const text = withThe({ ...phrase, bare: [...new Set(phrase.bare.split(' '))].join(' ') });
    const name = slotFor(phrase, slots);
    if (!name || text.length > 120 || !how.mayTell(text)) continue;
    const from = how.mended.some(({ now }) => text.toLowerCase().includes(now.toLowerCase())) ? 'mended' : 'said';
    slots[name] = { text, sure: 0.6, from, options: [] };
  }
  return slots;
}

/** The nouns of a sentence that are nothing but nouns, and those behind "with" and "about"; not "anything but dogs". */
function askedFor({ words, phrases, events }: Sentence, { cast }: Plot): Phrase[] {
  const isBare = events.every(({ verb }) => verb === '');
  let open = false;
  return phrases.filter((phrase) => {
    const [before, earlier] = [words[phrase.from - 1], words[phrase.from - 2]];
    const joined = open && ['and', 'or', 'plus'].includes(before?.lower ?? '');
    const said = asks.has(before?.lower ?? '') || joined || (isBare && before?.kind !== 'prep');
    const refused = [phrase.determiner, before?.lower, earlier?.lower].some(
      (word, at) => refuses.has(word ?? '') && !(at === 2 && word === 'but') && !(at > 0 && joined),
    );
    open = said && !refused;
    return open && !phrase.proper && !isLead(phrase, cast) && !isVague(phrase) && nounNamed(phrase.head) !== null;
  });
}

function slotFor(phrase: Phrase, slots: Reading['slots']): SlotName | null {
  const type = typeOf(phrase);
  // "my dog Biscuit" is a dog.
  if (isAlive(describeNoun(withThe(phrase)).type)) return slots.foe ? null : 'foe';
  if (type === 'place') return slots.den ? null : 'den';
  const size = nounNamed(phrase.head)?.of.size ?? 'small';
  if (type !== 'thing' || size === 'huge' || size === 'abstract') return null;
  if (!phrase.plural && !slots.x) return 'x';
  return slots.tool ? null : 'tool';
}
