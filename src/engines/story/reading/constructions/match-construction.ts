import type { Phrase, PhraseType } from '../plot/noun-phrase.ts';
import { isAlive, readPhrase, typeOf } from '../plot/noun-phrase.ts';
import type { Cast } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import { isProper, type Word } from '../plot/word.ts';
import { singularOf } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { verbOf } from '../words/verbs.ts';

/** What a construction's slots stand for in a sentence: noun phrases by name, and where its verb or clause begins. */
export type Match = { phrases: Record<string, Phrase>; verb: { base: string; at: number } | null; from: number };

type Token =
  | { is: 'words'; any: string[]; optional: boolean }
  | { is: 'phrase'; name: string; types: string[]; optional: boolean }
  | { is: 'verb'; form: string; set: string; optional: boolean }
  | { is: 'state'; optional: boolean }
  | { is: 'gap'; most: number }
  | { is: 'start' }
  | { is: 'end' };

const parsed = new Map<string, Token[]>();
const gaps: Record<string, number> = { '*': 3, '**': 9 };

/**
 * A construction such as "<x:alive> (have) not come|return back" as tokens: words by their lemmas with "|" between equals, "@name"
 * a list of english.yaml, "( )" what may be missing, "<name:type|type>" a noun phrase, "V" "V-ing" "V:list" a verb, "ADJ", "*" and
 * "**" up to three and nine words, "^" and "$" the ends of the sentence.
 */
function tokensOf(says: string): Token[] {
  const known = parsed.get(says);
  if (known) return known;
  const tokens = says.split(' ').map((raw): Token => {
    const optional = raw.startsWith('(');
    const text = optional ? raw.slice(1, -1) : raw;
    if (text === '^') return { is: 'start' };
    if (text === '$') return { is: 'end' };
    const most = gaps[text];
    if (most !== undefined) return { is: 'gap', most };
    if (text === 'ADJ') return { is: 'state', optional };
    if (text === 'V' || text === 'V-ing') return { is: 'verb', form: text === 'V' ? '' : 'ing', set: '', optional };
    if (text.startsWith('V:')) return { is: 'verb', form: '', set: text.slice(2), optional };
    if (text.startsWith('<')) {
      const [name = 'x', types = ''] = text.slice(1, -1).split(':');
      return { is: 'phrase', name, types: types === '' ? [] : types.split('|'), optional };
    }
    const any = text.split('|').flatMap((one) => (one.startsWith('@') ? [...wordSet(one.slice(1))] : [one]));
    return { is: 'words', any, optional };
  });
  parsed.set(says, tokens);
  return tokens;
}

/** The first place of a sentence where a construction stands, or null. */
export function matchConstruction(says: string, words: Word[], cast: Cast): Match | null {
  const tokens = tokensOf(says);
  const here = lemmasOf(words);
  if (!tokens.every((token) => token.is !== 'words' || token.optional || token.any.some((one) => here.has(one))))
    return null;
  const starts = tokens[0]?.is === 'start' ? 1 : words.length;
  const subject = tokens[0]?.is === 'phrase';
  for (let at = 0; at < starts; at++) {
    // What follows a preposition is not who does it: "a ghost in the library won't stop".
    if (subject && isInside(words[at - 1]) && !isTitled(words[at], words[at + 1])) continue;
    const found = matchFrom(tokens, 0, words, at, cast, { phrases: {}, verb: null, from: at });
    if (found) return found;
  }
  return null;
}

const isInside = (before: Word | undefined) =>
  before !== undefined && before.end === '' && ['prep', 'det', 'poss', 'adj', 'owner', 'num'].includes(before.kind);

/** "At the age of eighty Mr. Petrossian decides": a title begins a name, whatever stands before it. */
const isTitled = (word: Word | undefined, next: Word | undefined) =>
  word !== undefined && isProper(word.text) && next?.kind === 'name' && wordSet('titles').has(word.lower);

/** Whether a construction is something that is done, so that it matters who does it. */
export function isDeed(says: string): boolean {
  const first = tokensOf(says).find(({ is }) => is !== 'start');
  return first?.is === 'words' || first?.is === 'verb';
}

const lemmas = new WeakMap<Word[], Set<string>>();

function lemmasOf(words: Word[]): Set<string> {
  const known = lemmas.get(words);
  if (known) return known;
  const found = new Set(
    words.flatMap(({ lower, base }) => [lower, base, verbOf(lower)?.base ?? lower, singularOf(lower)]),
  );
  lemmas.set(words, found);
  return found;
}

const read = new WeakMap<Word[], Map<number, Phrase | null>>();

function phraseAt(words: Word[], at: number): Phrase | null {
  const known = read.get(words) ?? new Map<number, Phrase | null>();
  read.set(words, known);
  const found = known.has(at) ? (known.get(at) ?? null) : readPhrase(words, at);
  known.set(at, found);
  return found;
}

function matchFrom(tokens: Token[], index: number, words: Word[], at: number, cast: Cast, so: Match): Match | null {
  const token = tokens[index];
  if (!token) return so;
  const on = (to: number, more: Partial<Match> = {}) =>
    matchFrom(tokens, index + 1, words, to, cast, { ...so, ...more });
  if (token.is === 'start') return at === 0 ? on(0) : null;
  if (token.is === 'end') return at >= words.length ? on(at) : null;
  if (token.is === 'gap') {
    for (let skip = 0; skip <= token.most && at + skip <= words.length; skip++) {
      const found = on(at + skip);
      if (found) return found;
    }
    return null;
  }
  const word = words[at];
  const taken = word ? takes(token, words, at, word, cast) : null;
  const found = taken ? on(taken.to, taken.more(so)) : null;
  if (found) return found;
  // "a ghost in the library won't stop": where somebody is stands between them and what they do.
  const place = taken && token.is === 'phrase' && index === 0 ? placeAfter(words, taken.to) : null;
  const past = taken && place ? on(place, taken.more(so)) : null;
  if (past) return past;
  if (token.optional) return on(at);
  // An adverb may stand anywhere, but a construction doesn't begin with one.
  return word?.kind === 'adv' && index > 0 ? matchFrom(tokens, index, words, at + 1, cast, so) : null;
}

/** Where the words go on after "in the library", or null where no such words stand. */
function placeAfter(words: Word[], at: number): number | null {
  if (words[at]?.kind !== 'prep' || words[at - 1]?.end !== '') return null;
  return phraseAt(words, at + 1)?.to ?? null;
}

type Taken = { to: number; more: (so: Match) => Partial<Match> };

function takes(
  token: Exclude<Token, { is: 'gap' | 'start' | 'end' }>,
  words: Word[],
  at: number,
  word: Word,
  cast: Cast,
): Taken | null {
  if (token.is === 'words') return token.any.some((one) => isForm(word, one)) ? { to: at + 1, more: () => ({}) } : null;
  if (token.is === 'state') return word.kind === 'adj' ? { to: at + 1, more: () => ({}) } : null;
  if (token.is === 'verb') {
    const known = verbOf(word.lower);
    const listed = token.set !== '' && wordSet(token.set).has(word.lower) ? word.lower : null;
    const isAux = word.kind === 'aux' && token.set !== '';
    const base = word.kind === 'verb' || isAux ? word.base : (known?.base ?? listed);
    const form = word.kind === 'verb' ? word.form : known?.form;
    if (!base || (token.form !== '' && form !== token.form && !word.lower.endsWith('ing'))) return null;
    if (token.set !== '' && !wordSet(token.set).has(base)) return null;
    return { to: at + 1, more: () => ({ verb: { base, at } }) };
  }
  const phrase = phraseAt(words, at);
  if (!phrase || !token.types.every((type) => fits(phrase, type, cast))) return null;
  if (token.types.length === 0 && (isVague(phrase) || isLead(phrase, cast))) return null;
  return { to: phrase.to, more: (so) => ({ phrases: { ...so.phrases, [token.name]: phrase } }) };
}

function isForm(word: Word, lemma: string): boolean {
  const { lower, base } = word;
  return lower === lemma || base === lemma || verbOf(lower)?.base === lemma || singularOf(lower) === lemma;
}

/** All types of a slot have to fit; "a,b" is one of two. */
function fits(phrase: Phrase, type: string, cast: Cast): boolean {
  if (type.includes(',')) return type.split(',').some((one) => fits(phrase, one, cast));
  switch (type) {
    case 'any':
      return true;
    case 'lead':
      return isLead(phrase, cast);
    case 'onelead':
      return leadNamed(phrase, cast) !== null;
    case 'pron':
      return phrase.pron !== '';
    case 'other':
      return !isLead(phrase, cast) && !isVague(phrase);
    case 'alive':
      return !isLead(phrase, cast) && !isVague(phrase) && isAlive(typeOf(phrase));
    case 'dead':
      return !isVague(phrase) && !isAlive(typeOf(phrase));
    // No name: who is named may be of the cast of another show.
    case 'common':
      return !phrase.proper || phrase.determiner !== '';
    case 'plural':
      return phrase.plural;
    case 'a':
      return ['a', 'an'].includes(phrase.determiner);
    case 'time':
      return wordSet('times').has(phrase.head) || wordSet('spans').has(singularOf(phrase.head));
    default:
      // "<x:=best>" begins with one of the list: "the best cake".
      if (type.startsWith('='))
        return !isVague(phrase) && wordSet(type.slice(1)).has(phrase.bare.split(' ')[0]?.toLowerCase() ?? '');
      if (type.startsWith('@')) {
        const set = wordSet(type.slice(1));
        return set.has(phrase.head) || set.has(singularOf(phrase.head)) || set.has(phrase.bare.toLowerCase());
      }
      return !isVague(phrase) && !isLead(phrase, cast) && typeOf(phrase) === (type as PhraseType);
  }
}
