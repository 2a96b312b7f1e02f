import type { SwapKind } from '../../../frame.ts';
import { swapKinds } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { leadNamed } from '../../plot/read-plot.ts';
import { singularOf } from '../../words/nouns.ts';
import { wordSet } from '../../words/tables.ts';
import { ownerIn } from './sides.ts';

/** Two who have changed something with one another. `x` is the one whom everybody asks, where one of the two is more so. */
export type Swapped = {
  x: string;
  other: string;
  is: SwapKind;
  /** As the idea says them. */
  of: string[];
  /** Who did it, where that is said, or "". */
  by: string;
};

/** `many`: of several of whom it is said one is told of, "the oldest teacher" or "the smallest kid". */
type Named = { said: string; asked: number; many?: boolean };

/**
 * Who has swapped what with whom: "Juno and the cat swap bodies", "the mayor swaps places with a penguin", "the twins wake up in each
 * other's bed", "Mira wakes up in the dog's body", and of "the kids and the teachers" one of each. Null where one of the two is not named. `sayable` is a noun as a season says it.
 */
export function swappedIn(plot: Plot, sayable: (phrase: Phrase) => string): Swapped | null {
  for (const sentence of plot.sentences) {
    const found = swapOf(sentence) ?? wakingOf(sentence);
    if (!found) continue;
    const [one, two] = found.who.length === 1 ? halvesOf(found.who[0], plot) : found.who.map((phrase) => named(phrase, plot, sayable)); // prettier-ignore
    if (!one || !two || one.said === two.said) return null;
    const [x, other] = two.asked > one.asked ? [two, one] : [one, two];
    return {
      x: x.many ? `the oldest ${x.said}` : x.said,
      other: other.many ? `the smallest ${other.said}` : other.said,
      is: found.is,
      of: [x.said, other.said, ...found.who.map(sayable)],
      by: makerOf(sentence, found.who, sayable),
    };
  }
  return null;
}

/** "a witch has made the dog and the cat swap bodies": the witch. */
function makerOf({ words }: Sentence, [first]: Phrase[], sayable: (phrase: Phrase) => string): string {
  const makes = words[(first?.from ?? 0) - 1];
  const maker = makes?.base === 'make' ? phrasesBefore(words, words.indexOf(makes)).at(-1) : undefined;
  return maker && maker.pron === '' ? sayable(maker) : '';
}

type Found = { who: Phrase[]; is: SwapKind };

const kindOf = (word: string): SwapKind | undefined =>
  swapKinds.find((kind) => wordSet(`swapped_${kind}`).has(word.replace(/'s?$/, '')));

function swapOf({ words, phrases }: Sentence): Found | null {
  const at = words.findIndex(({ lower }) => wordSet('swapping').has(lower));
  const what = at < 0 ? -1 : words.findIndex(({ lower }, index) => index > at && !wordSet('swapped_whose').has(lower));
  const is = kindOf(words[what]?.lower ?? '');
  if (!is) return null;
  const before = phrasesBefore(words, at);
  const last = before.at(-1);
  if (!last) return null;
  const first = before.at(-2);
  if (first && first.to === last.from - 1 && ['and', '&', 'or'].includes(words[first.to]?.lower ?? ''))
    return { who: [first, last], is };
  const withAt = words.findIndex(({ lower }, index) => index > at && index <= what + 2 && lower === 'with');
  const partner = phrases.find(({ from }) => withAt > 0 && from === withAt + 1);
  if (partner) return { who: [last, partner], is };
  return { who: [last], is };
}

/** All noun phrases before a word, with pronouns. */
function phrasesBefore(words: Word[], end: number): Phrase[] {
  const found: Phrase[] = [];
  const till = words.slice(0, end);
  for (let at = 0; at < end;) {
    const phrase = readPhrase(till, at);
    if (phrase) found.push(phrase);
    at = Math.max(phrase?.to ?? 0, at + 1);
  }
  return found;
}

/** "wakes up in the dog's body", "in each other's bed". */
function wakingOf({ words, phrases }: Sentence): Found | null {
  const each = words.findIndex(({ lower }, at) => lower === 'each' && words[at + 1]?.lower.startsWith('other'));
  const is = kindOf(words[each + 2]?.lower ?? '');
  if (each > 0 && is) {
    const [first, last] = phrasesBefore(words, each).slice(-2);
    if (!first) return null;
    if (!last) return { who: [first], is };
    return words[first.to]?.lower === 'and' && first.to === last.from - 1 ? { who: [first, last], is } : { who: [last], is }; // prettier-ignore
  }
  for (const phrase of phrases) {
    const kind = kindOf(phrase.head);
    const owner = kind && ownerIn(phrase);
    const who = phrasesBefore(words, phrase.from - 1).at(-1);
    const woke = words.slice(0, phrase.from).some(({ lower }) => ['wake', 'wakes', 'woke', 'waking', 'stuck', 'trapped'].includes(lower)); // prettier-ignore
    if (owner && who && woke && words[phrase.from - 1]?.lower === 'in') return { who: [who, owner], is: kind };
  }
  return null;
}

/** One of the two, and how much they are asked: a lead who tells of "my brother and I" is the first lead. */
function named(phrase: Phrase, { cast }: Plot, sayable: (phrase: Phrase) => string): Named | null {
  if (['i', 'me'].includes(phrase.pron)) return { said: cast.leads[0], asked: 2 };
  if (phrase.pron !== '') return null;
  const lead = leadNamed(phrase, cast);
  if (lead) return { said: lead, asked: 2 };
  const type = typeOf(phrase);
  if (!isAlive(type) && !phrase.proper && type !== 'thing') return null;
  const one = phrase.plural ? singularOf(phrase.head) : phrase.head;
  if (phrase.plural && (!isAlive(type) || one === phrase.head)) return null;
  const usual = type === 'person' || phrase.proper ? 2 : type === 'creature' ? 1 : 0;
  const asked = wordSet('asked_of_two').has(one) ? 3 : wordSet('unasked_of_two').has(one) ? 1 : usual;
  if (phrase.plural) return { said: one, asked, many: true };
  // "my mum and I": she is Mum.
  if (wordSet('possessives').has(phrase.determiner) && wordSet('family').has(phrase.bare.toLowerCase()))
    return { said: `${phrase.bare.charAt(0).toUpperCase()}${phrase.bare.slice(1)}`, asked };
  // "a baker and his donkey": whose it is has been said.
  const said = ['his', 'her', 'its', 'their'].includes(phrase.determiner) ? withThe({ ...phrase, determiner: 'the' }) : sayable(phrase); // prettier-ignore
  return { said, asked };
}

/** "they" are the leads; "the twins" are an older and a younger one. */
function halvesOf(phrase: Phrase | undefined, { cast }: Plot): (Named | null)[] {
  if (!phrase) return [null, null];
  if (['they', 'we', 'both', 'us'].includes(phrase.pron)) return cast.leads.map((said) => ({ said, asked: 2 }));
  if (phrase.pron !== '' || !phrase.plural || !isAlive(typeOf(phrase))) return [null, null];
  const one = singularOf(phrase.head);
  return ['older', 'younger'].map((which) => ({ said: withThe({ ...phrase, bare: `${which} ${one}`, head: one, plural: false, determiner: 'the' }), asked: 2 })); // prettier-ignore
}
