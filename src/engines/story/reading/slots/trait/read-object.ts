import type { TraitKind } from '../../../frame.ts';
import { isAlive, readPhrase, typeOf, type Phrase } from '../../plot/noun-phrase.ts';
import type { Word } from '../../plot/word.ts';
import { table } from '../../words/tables.ts';
import { gerund, verbOf } from '../../words/verbs.ts';

/** What a trait is of, with the word after it. */
export type ReadObject = { of: string; done?: string; to: number };
export type ObjectSort = 'noun' | 'one' | 'bare' | 'verb' | 'ing' | 's' | 'done' | 'done-before' | 'adj' | 'at';

/** Longer ones are read wrongly more often than not. */
const most = { words: 6, letters: 48 };

/** What stands at a word that can be what a trait of a kind is of; null where nothing such does. */
export function readObject(sort: ObjectSort, is: TraitKind, words: readonly Word[], at: number): ReadObject | null {
  if (!words[at] || words[at - 1]?.end !== '') return null;
  const read = readers[sort](words as Word[], at, is);
  if (!read || read.of === '' || read.of.length > most.letters || read.of.split(' ').length > most.words) return null;
  return read;
}

const readers: Record<ObjectSort, (words: Word[], at: number, is: TraitKind) => ReadObject | null> = {
  noun: (words, at) => (isIng(words[at]) && !isNoun(words, at) ? ingPhrase(words, at) : nounPhrase(words, at)),
  one: (words, at) => onePhrase(words, at),
  bare: (words, at) => barePhrase(words, at),
  verb: (words, at, is) => verbPhrase(words, at, is),
  ing: (words, at, is) => baseOfIng(words, at, is),
  s: (words, at) => baseOfS(words, at),
  done: (words, at) => donePhrase(words, at),
  'done-before': (words, at) => (isBefore(words, at) ? donePhrase(words, at) : null),
  adj: adjective,
  at: hopelessAt,
};

const isIng = (word: Word | undefined) => word?.lower.endsWith('ing') === true && word.lower.length > 4;
/** "scared of wedding cakes": there the word is part of a noun. */
const isNoun = (words: Word[], at: number) => {
  const phrase = readPhrase(words, at);
  return phrase !== null && phrase.to > at + 1;
};

const clauseWords = new Set(['they', 'he', 'she', 'we', 'i', 'it', 'must', 'has', 'have', 'had', 'needs', 'wants', 'will', 'can', 'should', 'is', 'are', 'was', 'were', 'if', 'unless', 'until', 'by']); // prettier-ignore
/** Words for what was named before, and for whoever tells it. */
const pointing = new Set(['it', 'them', 'him', 'this', 'that', 'these', 'those', 'me', 'us', 'you', 'your', 'my', 'our', 'there', 'here', 'one', 'anything', 'something', 'which']); // prettier-ignore

/** Where a clause ends that is under way at a word. */
export function clauseEnd(words: readonly Word[], at: number): number {
  for (let to = at; to < words.length; to++) {
    const word = words[to] as Word;
    if (to > at && (word.kind === 'conj' || word.kind === 'rel' || word.kind === 'modal' || clauseWords.has(word.lower)))
      return to; // prettier-ignore
    // "he is allergic to flour Posy has to help".
    if (to > at && word.kind === 'name' && ['aux', 'modal'].includes(words[to + 1]?.kind ?? '')) return to;
    if (word.end !== '') return to + 1;
  }
  return words.length;
}

/** The words of a clause without what only rounds it off; null where it points at what was named elsewhere. */
function plainWords(words: readonly Word[], at: number, to: number): string[] | null {
  const said = words.slice(at, to);
  if (said.some(({ lower, kind }) => pointing.has(lower) || (lower === 'her' && kind === 'pron'))) return null;
  let text = said.map(({ text: word, kind }) => (kind === 'name' || kind === 'owner' || /^\p{Lu}/u.test(word) ? word : word.toLowerCase())); // prettier-ignore
  for (let known = -1; known !== text.length;) {
    known = text.length;
    const tail = table('traits').tails.find((one) => ` ${text.join(' ')}`.endsWith(` ${one}`));
    if (tail) text = text.slice(0, text.length - tail.split(' ').length);
  }
  return text.length > 0 ? text : null;
}

function phraseText(words: Word[], phrase: Phrase): string {
  return words
    .slice(phrase.from, phrase.to)
    .map(({ text, kind }) => (kind === 'name' || kind === 'owner' || /^\p{Lu}/u.test(text) ? text : text.toLowerCase()))
    .join(' ');
}

function nounPhrase(words: Word[], at: number): ReadObject | null {
  const end = clauseEnd(words, at);
  const phrase = readPhrase(words, at);
  // "allergic to flour": the tagger takes a noun at the end for a verb.
  if (!phrase || phrase.to > end) {
    const plain = end - at <= 3 ? plainWords(words, at, end) : null;
    return plain ? { of: plain.join(' '), to: end } : null;
  }
  if (phrase.pron !== '' || plainWords(words, phrase.from, phrase.to) === null) return null;
  const second = ['and', 'or'].includes(words[phrase.to]?.lower ?? '') ? readPhrase(words, phrase.to + 1) : null;
  const isTwo = second !== null && second.pron === '' && second.to === clauseEnd(words, phrase.to + 1) && second.to <= phrase.to + 3; // prettier-ignore
  if (isTwo && second) return { of: `${phraseText(words, phrase)} and ${phraseText(words, second)}`, to: second.to };
  return phrase.to === end || end - phrase.to <= 3
    ? { of: plainWords(words, at, end)?.join(' ') ?? phraseText(words, phrase), to: end }
    : { of: phraseText(words, phrase), to: phrase.to };
}

/** "a dragon", "the thief's sister", "the Queen of Spain". */
function onePhrase(words: Word[], at: number): ReadObject | null {
  const phrase = readPhrase(words, at);
  if (!phrase || phrase.pron !== '' || phrase.plural) return null;
  const isOwned = words[at]?.kind === 'owner';
  if (!['a', 'an', 'the'].includes(phrase.determiner) && !isOwned && !(phrase.proper && isAlive(typeOf(phrase)))) return null;
  const read = nounPhrase(words, at);
  return read && { ...read, of: isOwned && !phrase.proper ? `the ${read.of}` : read.of };
} // prettier-ignore

/** "left shoe": what somebody has lost, which is nobody. */
function barePhrase(words: Word[], at: number): ReadObject | null {
  const phrase = readPhrase(words, at);
  if (!phrase || phrase.pron !== '' || phrase.of || isAlive(typeOf(phrase))) return null;
  const words2 = phrase.bare.toLowerCase().split(' ');
  if (words2.some((word) => table('traits').never_lacking.includes(word)) || words2.length > 3) return null;
  const end = clauseEnd(words, at);
  return phrase.to <= end && plainWords(words, at, phrase.to)
    ? { of: phraseText(words, phrase), to: end - phrase.to <= 2 ? end : phrase.to }
    : null;
}

const isVerbBase = (word: Word | undefined) =>
  word !== undefined && (word.kind === 'verb' || word.base === 'be' || word.base === 'have' || verbOf(word.lower)?.form === 'base'); // prettier-ignore

function verbPhrase(words: Word[], at: number, is: TraitKind): ReadObject | null {
  const first = words[at];
  if (!first || !isVerbBase(first) || ['is', 'are', 'was', 'were', 'has'].includes(first.lower)) return null;
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  if (!said) return null;
  const text = said.join(' ');
  const { never_verbs, never_ruled, never_only } = table('traits');
  const never = is === 'cannot' ? never_verbs : is === 'rule' ? never_ruled : is === 'only' ? never_only : [];
  if (never.some((verb) => text === verb || text.startsWith(`${verb} `))) return null;
  if (is === 'only' && ['if', 'when', 'by', 'until', 'unless', 'while'].includes(words[to]?.lower ?? '')) return null;
  return { of: is === 'afraid' ? gerund(text) : text, to };
}

/** "being seen". */
function ingPhrase(words: Word[], at: number): ReadObject | null {
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  return said ? { of: said.join(' '), to } : null;
}

/** "falling asleep" → "fall asleep". */
function baseOfIng(words: Word[], at: number, is: TraitKind): ReadObject | null {
  const first = words[at];
  if (!first || !isIng(first)) return null;
  const to = clauseEnd(words, at);
  const [, ...rest] = plainWords(words, at, to) ?? [];
  const base = verbOf(first.lower)?.base ?? (first.lower === 'being' ? 'be' : first.base);
  if (base === first.lower || !plainWords(words, at, to)) return null;
  if (is === 'keeps' && ['try', 'go', 'come', 'look', 'ask', 'disappear', 'vanish'].includes(base)) return null;
  return { of: [base, ...rest].join(' '), to };
}

/** "falls asleep" → "fall asleep". */
function baseOfS(words: Word[], at: number): ReadObject | null {
  const first = words[at];
  const known = first && verbOf(first.lower);
  if (!first || known?.form !== 's' || table('traits').never_only.includes(known.base)) return null;
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  return said ? { of: [known.base, ...said.slice(1)].join(' '), to } : null;
}

/** "flown a kite" → "fly a kite"; "been to sea" is to go there. */
function donePhrase(words: Word[], at: number): ReadObject | null {
  const first = words[at];
  if (!first) return null;
  const known = verbOf(first.lower);
  const isDone = known?.form === 'past' || first.form === 'past' || /(?:ed|en|wn)$/.test(first.lower) || ['been', 'had', 'done', 'gone', 'come', 'run'].includes(first.lower); // prettier-ignore
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  if (!isDone || !said) return null;
  const isGoing = first.lower === 'been' && ['to', 'in', 'on', 'at', 'inside', 'up', 'down', 'outside', 'abroad', 'anywhere'].includes(said[1] ?? ''); // prettier-ignore
  const base = isGoing ? 'go' : first.lower === 'been' ? 'be' : first.lower === 'had' ? 'have' : (known?.base ?? first.base);
  if (base === first.lower && !['come', 'run'].includes(base)) return null;
  return { of: [base, ...said.slice(1)].join(' '), done: said.join(' '), to };
} // prettier-ignore

const isBefore = (words: Word[], at: number) =>
  words.slice(at, clauseEnd(words, at)).some(({ lower }) => lower === 'before' || lower === 'yet');

/** "very small", "six inches tall", "as light as a feather", "made of glass". */
function adjective(words: Word[], at: number): ReadObject | null {
  const { states, degrees, measures } = table('traits');
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, words[at]?.lower === 'as' ? asEnd(words, at) : to);
  if (!said) return null;
  const end = words[at]?.lower === 'as' ? asEnd(words, at) : to;
  const text = said.join(' ');
  if (said[0] === 'as' && said.includes('as', 2)) return { of: text, to: end };
  if (words[at]?.kind === 'num' && measures.includes(said.at(-1) ?? '')) return { of: text, to: end };
  const of = said[0] === 'very' || said[0] === 'half' || said[0] === 'fast' ? said : said.filter((word, index) => index > 0 || !degrees.includes(word)); // prettier-ignore
  const bare = of.filter((word) => !degrees.includes(word)).join(' ');
  return states.includes(bare) || states.includes(of.join(' ')) ? { of: of.join(' '), to: end } : null;
}

/** "as light as a feather": the second "as" is no new clause. */
function asEnd(words: Word[], at: number): number {
  const second = words.findIndex(({ lower }, index) => index > at + 1 && index < at + 4 && lower === 'as');
  return second < 0 ? clauseEnd(words, at) : clauseEnd(words, second + 1);
}

/** "hopeless at sums". */
function hopelessAt(words: Word[], at: number): ReadObject | null {
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  const how = table('traits').at.find((one) => said?.join(' ').startsWith(`${one} at `));
  return said && how && said.length > how.split(' ').length + 1 ? { of: said.join(' '), to } : null;
}
