import pluralize from 'pluralize';
import type { TraitKind } from '../../../frame.ts';
import { isAlive, readPhrase, typeOf } from '../../plot/noun-phrase.ts';
import type { Word } from '../../plot/word.ts';
import { table } from '../../words/tables.ts';
import { gerund, verbOf } from '../../words/verbs.ts';
import { clauseEnd, phraseText, plainWords, saidIn } from './clause-words.ts';
import { baseOfGerund, baseOfThird } from './verb-stem.ts';

/** What a trait is of, with the word after it. */
export type ReadObject = { of: string; done?: string; to: number };
export type ObjectSort =
  | 'noun'
  | 'one'
  | 'kind'
  | 'bare'
  | 'verb'
  | 'ing'
  | 's'
  | 'habit'
  | 'hidden'
  | 'be'
  | 'done'
  | 'done-before'
  | 'adj'
  | 'at';

/** Longer ones are read wrongly more often than not. */
const most = { words: 7, letters: 48 };

/** What stands at a word that can be what a trait of a kind is of; null where nothing such does. */
export function readObject(sort: ObjectSort, is: TraitKind, words: readonly Word[], at: number): ReadObject | null {
  if (!words[at] || (words[at - 1]?.end ?? '') !== '') return null;
  const read = readers[sort](words as Word[], at, is);
  if (!read || read.of === '' || read.of.length > most.letters || read.of.split(' ').length > most.words) return null;
  return read;
}

const readers: Record<ObjectSort, (words: Word[], at: number, is: TraitKind) => ReadObject | null> = {
  noun: (words, at) => (isIng(words[at]) && !isNoun(words, at) ? ingPhrase(words, at) : nounPhrase(words, at)),
  one: (words, at) => onePhrase(words, at),
  hidden: hiddenPhrase,
  kind: kindPhrase,
  bare: (words, at) => barePhrase(words, at),
  verb: (words, at, is) => verbPhrase(words, at, is),
  ing: (words, at, is) => baseOfIng(words, at, is),
  s: (words, at) => baseOfS(words, at),
  habit: habitPhrase,
  be: mannerPhrase,
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
  if (table('traits').no_secret.includes(words[at + 1]?.lower ?? '')) return null;
  const isOwned = words[at]?.kind === 'owner';
  if (!['a', 'an', 'the'].includes(phrase.determiner) && !isOwned && !(phrase.proper && isAlive(typeOf(phrase)))) return null;
  const read = nounPhrase(words, at);
  return read && { ...read, of: isOwned && !phrase.proper ? `the ${read.of}` : read.of };
} // prettier-ignore

/** "a princess in disguise". */
function hiddenPhrase(words: Word[], at: number): ReadObject | null {
  const to = clauseEnd(words, at);
  const secret = words.findIndex(({ lower }, index) => index > at && index < to && ['disguise', 'secret'].includes(lower) && words[index - 1]?.lower === 'in'); // prettier-ignore
  const cut = words.slice(0, secret - 1).map((word, index) => (index === secret - 2 ? { ...word, end: '.' } : word));
  const read = secret > at + 1 ? onePhrase(cut, at) : null;
  return read && read.to === secret - 1 ? { ...read, to: secret + 1 } : null;
}

/** "a cat comes near", "a strawberry": any of them, "cats". */
function kindPhrase(words: Word[], at: number): ReadObject | null {
  const end = clauseEnd(words, at);
  const phrase = readPhrase(words, at);
  if (!phrase || phrase.pron !== '' || phrase.to > end || plainWords(words, at, phrase.to) === null) return null;
  if (phrase.determiner === 'the') return end - phrase.to <= 3 ? { of: phraseText(words, phrase), to: end } : null;
  const text = ['a', 'an'].includes(phrase.determiner) ? phrase.bare.replace(/\S+$/, (head) => pluralize.plural(head)) : phrase.bare; // prettier-ignore
  return { of: text.toLowerCase(), to: end - phrase.to <= 3 ? end : phrase.to };
}

/** "hums all day long", "trips over his own feet all the time". */
function habitPhrase(words: Word[], at: number): ReadObject | null {
  const to = clauseEnd(words, at);
  const said = saidIn(words.slice(at, to));
  return table('traits').habits.some((habit) => said.endsWith(` ${habit}`)) ? baseOfS(words, at) : null;
}

/** "on a trapeze" → "go on a trapeze", "been on a trapeze". */
function mannerPhrase(words: Word[], at: number): ReadObject | null {
  const to = clauseEnd(words, at);
  const said = words[at]?.kind === 'prep' && to > at + 1 ? plainWords(words, at, to) : null;
  return said && { of: `go ${said.join(' ')}`, done: `been ${said.join(' ')}`, to };
}

/** "left shoe": what somebody has lost, which is nobody. */
function barePhrase(words: Word[], at: number): ReadObject | null {
  const joint = words[at + 1]?.lower ?? '';
  if (table('traits').senses.includes(`${words[at]?.lower} ${joint}`) && words[at + 2]) {
    const to = clauseEnd(words, at);
    const said = to <= at + 4 ? plainWords(words, at, to) : null;
    return said && { of: said.join(' '), to };
  }
  const phrase = readPhrase(words, at);
  if (!phrase || phrase.pron !== '' || phrase.of || isAlive(typeOf(phrase))) return null;
  const words2 = phrase.bare.toLowerCase().split(' ');
  if (words2.some((word) => table('traits').never_lacking.includes(word)) || words2.length > 3) return null;
  const end = clauseEnd(words, at);
  return phrase.to <= end && plainWords(words, at, phrase.to)
    ? { of: phraseText(words, phrase), to: end - phrase.to <= 3 ? end : phrase.to }
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
  const base = baseOfGerund(first.lower);
  if (base === first.lower || !plainWords(words, at, to)) return null;
  if (
    is === 'keeps' &&
    rest[0] !== 'questions' &&
    ['try', 'go', 'come', 'look', 'ask', 'disappear', 'vanish'].includes(base)
  )
    return null;
  return { of: [base, ...rest].join(' '), to };
}

/** "falls asleep" → "fall asleep". */
function baseOfS(words: Word[], at: number): ReadObject | null {
  const first = words[at];
  const base = first ? baseOfThird(first.lower) : null;
  if (!base || table('traits').never_only.includes(base)) return null;
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  return said ? { of: [base, ...said.slice(1)].join(' '), to } : null;
}

const unchanged = ['come', 'run', 'set', 'put', 'cut', 'hit', 'let', 'shut', 'read', 'hurt', 'spread', 'ridden'];

/** "flown a kite" → "fly a kite"; "been to sea" is to go there. */
function donePhrase(words: Word[], at: number): ReadObject | null {
  const first = words[at];
  if (!first) return null;
  const known = verbOf(first.lower);
  const isDone = known?.form === 'past' || first.form === 'past' || /(?:ed|en|wn)$/.test(first.lower) || ['been', 'had', 'done', 'gone', ...unchanged].includes(first.lower); // prettier-ignore
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, to);
  if (!isDone || !said) return null;
  const isGoing = first.lower === 'been' && ['to', 'in', 'on', 'at', 'inside', 'up', 'down', 'outside', 'abroad', 'anywhere'].includes(said[1] ?? ''); // prettier-ignore
  const base = isGoing ? 'go' : first.lower === 'been' ? 'be' : first.lower === 'had' ? 'have' : (known?.base ?? first.base);
  if ((base === first.lower && !unchanged.includes(base)) || table('traits').never_done.includes(base)) return null;
  return { of: [base, ...said.slice(1)].join(' '), done: said.join(' '), to };
} // prettier-ignore

const isBefore = (words: Word[], at: number) =>
  words.slice(at, clauseEnd(words, at)).some(({ lower }) => lower === 'before' || lower === 'yet');

/** "very small", "six inches tall", "as light as a feather", "made of glass". */
function adjective(words: Word[], at: number, is: TraitKind): ReadObject | null {
  const { states: ways, manners, degrees, measures } = table('traits');
  const states = is === 'must' ? manners : ways;
  const to = clauseEnd(words, at);
  const said = plainWords(words, at, words[at]?.lower === 'as' ? asEnd(words, at) : to);
  if (!said) return null;
  const end = words[at]?.lower === 'as' ? asEnd(words, at) : to;
  const text = said.join(' ');
  if (said[0] === 'as' && said.includes('as', 2)) return { of: text, to: end };
  if (words[at]?.kind === 'num' && measures.includes(said.at(-1) ?? '')) return { of: text, to: end };
  const of = said[0] === 'very' || said[0] === 'half' || said[0] === 'fast' ? said : said.filter((word, index) => index > 0 || !degrees.includes(word)); // prettier-ignore
  const bare = of.filter((word) => !degrees.includes(word)).join(' ');
  if (states.includes(text)) return { of: text, to: end };
  if (states.includes(bare) || states.includes(of.join(' '))) return { of: of.join(' '), to: end };
  // "stuck in a barrel", "made of straw".
  const held = table('traits').held.find((one) => bare.startsWith(`${one} `));
  if (held) return heldBy(held, words, at, end);
  // "invisible since breakfast", "cross with everyone today".
  const cut = of.findIndex((word, index) => index > 0 && table('traits').since.includes(word));
  const first = of.slice(0, cut).join(' ');
  return cut > 0 && states.includes(first.replace(/^very /, '')) ? { of: first, to: end } : null;
}

/** "turned into a frog just before the play". */
function heldBy(held: string, words: Word[], at: number, end: number): ReadObject | null {
  const [last = ''] = held.split(' ').slice(-1);
  const from = words.findIndex(({ lower }, index) => index >= at && lower === last) + 1;
  const phrase = readPhrase(words, from);
  if (!phrase || phrase.pron !== '' || phrase.to > end) return null;
  return { of: `${held} ${phraseText(words, phrase)}`, to: end - phrase.to <= 6 ? end : phrase.to };
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
  const what = said && how ? said.slice(how.split(' ').length + 1) : [];
  // Of children no one says that they are useless.
  return how && what.length > 0 ? { of: `${table('traits').unkind.includes(how) ? 'hopeless' : how} at ${what.join(' ')}`, to } : null; // prettier-ignore
}
