import type { Phrase } from '../plot/noun-phrase.ts';
import { readPhrase, typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Cast, Sentence } from '../plot/read-plot.ts';
import { isLead } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import { isPluralWord, nounNamed, singularOf } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { thirdPerson, verbOf } from '../words/verbs.ts';
import { isWhole } from './clause-slots.ts';

/** Where a clause stands in its sentence: `stop` is the word after it; `areTwo` where "they" are the two. */
export type Span = { start: number; stop: number; areTwo?: boolean };

/** Longer clauses are read wrongly more often than not. */
const most = { words: 15, letters: 110 };
const fewestWords = 3;
/** What is only thought of is no fact. */
const supposes = new Set(['if', 'or', 'unless', 'whether', 'lest', 'nor', 'as', 'than', 'until', 'till']);
/** Whoever is told the idea is nobody of the story. */
const listeners = new Set(['you', 'your', 'yours', 'yourself', 'mine', 'myself']);
/** Whoever typed it is one of the two, for whom both speak; what they think of the idea is not told. */
const speaker: Record<string, string> = { i: 'we', me: 'us', am: 'are' };
const conditions = new Set(['if', 'unless', 'until', 'till']);
const pointing = new Set(['this', 'these', 'those', 'here', 'ours', 'hers', 'theirs']);
const open = new Set<Word['kind']>(['det', 'poss', 'to', 'modal', 'conj', 'rel', 'wh', 'not']);

/**
 * A clause of an idea as somebody would say it who knows of it: "the milkman leaves two bottles". Pronouns become what they stand
 * for, what will be is told as it is. Null for a clause without a subject or a verb of its own, of a lead, of whoever typed it, or
 * with a pronoun that could mean several.
 *
 * @param before The nouns of the sentences before.
 */
export function clauseIn(
  { words, phrases }: Sentence,
  { start, stop, areTwo = false }: Span,
  before: Phrase[],
  cast: Cast,
): string | null {
  const from = afterOpeners(words, start, stop);
  if (from === null) return null;
  const part = words.slice(from, stop);
  const last = part.at(-1);
  // "the door only opens if you have kept every rule" says nothing without its end.
  const isEnded = isHowLong(words, stop - 1) || (last && !open.has(last.kind) && isWhole(last, words[stop]));
  if (!last || !isEnded || conditions.has(words[stop]?.lower ?? '')) return null;
  if (part.some(({ lower }) => listeners.has(lower) || pointing.has(lower))) return null;
  const found = subjectIn(words, from, stop);
  if (!found) return null;
  const { subject, verb } = found;
  // What somebody else says of themselves is no fact of the two, and "that's the thing" is of nothing.
  if (subject?.pron !== 'i' && part.some(({ lower }) => lower === 'i')) return null;
  if (
    subject?.head === 'that' ||
    words[verb + 1]?.lower === 'about' ||
    part.some(({ lower }) => lower.startsWith("who'"))
  )
    return null;
  // "that would be funny" is what somebody thinks of it, and "he is one" is how old.
  const judged = words[verb]?.lower === 'would' && wordSet('judging').has(last.lower);
  // "before the fly traps do" says what they do elsewhere.
  const isShort = ['do', 'does', 'did'].includes(last.lower) && part.length < 6;
  if (judged || isShort || last.lower === 'one') return null;
  // "they have to go": that is the plot, and they are the two.
  if (subject?.pron === 'they' && (words[verb]?.kind === 'modal' || words[verb + 1]?.kind === 'to')) return null;
  if (subject?.pron === 'they' && words.slice(0, from).some(({ lower }) => loose.has(lower))) return null;
  // "she's never had" has lost what it was short for, and "the baby came nobody laughs" is two.
  if (words[verb]?.base === 'be' && part.some(({ lower }) => lower === 'had')) return null;
  if (words.slice(verb + 1, stop).some(({ lower }, at) => loose.has(lower) && words[verb + at + 2]?.form === 's'))
    return null;
  // "a job in Lisbon, and he has not told her": Lisbon is nobody.
  const isPlace = ({ proper, from: at }: Phrase) =>
    proper && wordSet('place_prepositions').has(words[at - 1]?.lower ?? '');
  const here = phrases.filter((phrase) => phrase.to <= from && !isPlace(phrase));
  const known = [...before, ...here].filter(({ pron }) => pron === '');
  const isNothing = subject?.pron === 'it' && isWeather(words.slice(verb, stop));
  if (subject?.pron === 'they' && areTwo) return null;
  const alive = known.filter((phrase) => !livelyVerbs.has(words[verb]?.base ?? '') || isAlive(phrase));
  const who = subject === null || subject.pron === '' || isNothing ? null : meantBy(subject.pron, alive, cast);
  if (subject && subject.pron !== '' && !who && !isNothing && !standsAlone.has(subject.pron)) return null;
  const isWriter = subject?.pron === 'i' || subject?.pron === 'we';
  if (isWriter && (words[verb]?.kind === 'modal' || wordSet('opinions').has(words[verb]?.base ?? ''))) return null;
  if (subject && subject.pron === '' && isLead(subject, cast)) return null;
  const names = leadNames(cast);
  if (part.some(({ lower }) => names.has(lower.replace(/'s$/, '')))) return null;
  const isPlural = subject?.pron === 'i' ? null : (who?.plural ?? subject?.plural ?? null);
  if (isPlural !== null && !agrees(words[verb], isPlural)) return null;
  const doer = who ?? (subject?.pron === '' ? subject : null);
  const text = spoken(words, { from, stop, subject, who, doer, areTwo, isPlural: isPlural ?? false }, known, cast);
  const count = text?.split(' ').length ?? 0;
  return text && count >= fewestWords && count <= most.words && text.length <= most.letters ? text : null;
}

/** "ten seconds before": by how much. */
export const isHowLong = (words: Word[], at: number) =>
  ['before', 'after'].includes(words[at]?.lower ?? '') && wordSet('spans').has(singularOf(words[at - 1]?.lower ?? ''));

/** Pronouns that name nobody else. */
const standsAlone = new Set(['nobody', 'everyone', 'everybody', 'nothing', 'everything', 'somebody', 'someone', 'something', 'neither', 'none', 'we', 'i', 'both', 'all']); // prettier-ignore

const loose = new Set(['nobody', 'everybody', 'everyone']);

function afterOpeners(words: Word[], start: number, stop: number): number | null {
  let at = start;
  while (
    at < stop &&
    (words[at]?.kind === 'conj' || wordSet('clause_openers').has(words[at]?.lower ?? '') || words[at]?.lower === 'then')
  ) {
    if (supposes.has(words[at]?.lower ?? '')) return null;
    // "so nobody buys the house": what somebody does it for has not come about.
    if (words[at]?.lower === 'so' && ['that', 'nobody', 'no'].includes(words[at + 1]?.lower ?? '')) return null;
    at++;
  }
  const first = words[at];
  return first && first.kind !== 'wh' && first.kind !== 'rel' ? at : null;
}

/** The subject, which may stand behind a time or a place ("every morning the milkman"), and its verb; `subject` is null for "there is". */
function subjectIn(words: Word[], from: number, stop: number): { subject: Phrase | null; verb: number } | null {
  for (let at = from, skipped = 0; at < stop && skipped < 3; skipped++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (word.lower === 'there' && next?.kind === 'aux')
      return next.lower === 'is' && words[at + 2]?.kind === 'num' ? null : { subject: null, verb: at + 1 };
    const phrase = readPhrase(words, at);
    const verb = phrase ? verbAfter(words, phrase.to, stop) : null;
    if (phrase && verb !== null) return { subject: phrase, verb };
    const led = word.kind === 'prep' ? readPhrase(words, at + 1) : null;
    if (led) at = led.to;
    else if (phrase && wordSet('times').has(phrase.head)) at = phrase.to;
    else if (word.kind === 'adv') at++;
    else return null;
  }
  return null;
}

/** The finite verb of a subject, with at most an adverb or one "outside our house" between them. */
function verbAfter(words: Word[], to: number, stop: number): number | null {
  let at = to;
  const behind = words[at]?.kind === 'prep' && words[at - 1]?.end === '' ? readPhrase(words, at + 1) : null;
  if (behind && behind.pron === '') at = behind.to;
  while (at < stop && (words[at]?.kind === 'adv' || words[at]?.kind === 'not') && words[at - 1]?.end === '') at++;
  const verb = words[at];
  if (!verb || at >= stop || words[at - 1]?.end !== '') return null;
  // "a ship made of paper sails": the verb is still to come.
  if (verb.kind === 'verb' && verb.form === 'past' && ['of', 'by', 'from'].includes(words[at + 1]?.lower ?? '')) {
    const made = readPhrase(words, at + 2);
    return made ? verbAfter(words, made.to, stop) : null;
  }
  if (verb.kind === 'modal') return at;
  if (verb.kind === 'aux') return ['be', 'been', 'being', 'having', 'getting'].includes(verb.lower) ? null : at;
  return verb.kind === 'verb' && verb.form !== 'ing' ? at : null;
}

const ofOne = new Set(['is', 'was', 'has', 'does', 'gets']);
const ofMany = new Set(['are', 'were', 'have', 'do', 'get']);

/** Whether a verb can be that of one, or of many. */
export function agrees(verb: Word | undefined, isPlural: boolean): boolean {
  if (!verb || verb.kind === 'modal') return true;
  if (verb.kind === 'aux') return !(isPlural ? ofOne : ofMany).has(verb.lower);
  return verb.form === 's' ? !isPlural : verb.form === 'past' || isPlural;
}

const personal = new Set(['he', 'she', 'it', 'they', 'him', 'her', 'them', 'his', 'its', 'their']);

/** What a pronoun stands for, where only one noun before it can be meant. */
function meantBy(pron: string, known: Phrase[], cast: Cast, not: Phrase | null = null): Phrase | null {
  if (!personal.has(pron)) return null;
  const fits = known.filter(
    (phrase) =>
      phrase.determiner !== 'no' && !isLead(phrase, cast) && phrase.bare !== not?.bare && isMeant(pron, phrase),
  );
  const texts = new Set(fits.map(({ head }) => head));
  return texts.size === 1 ? (fits[0] ?? null) : null;
}

/** What nothing does but somebody alive: "it kisses them" is the seal, and not the net. */
const livelyVerbs = new Set(['kiss', 'hug', 'thank', 'laugh', 'cry', 'smile', 'giggle', 'bite', 'lick', 'eat', 'sleep', 'sneeze', 'cough', 'yawn', 'bark', 'cuddle', 'forgive', 'promise']); // prettier-ignore
const isAlive = (phrase: Phrase) => ['creature', 'person', 'group'].includes(typeOf(phrase));

function isMeant(pron: string, phrase: Phrase): boolean {
  const type = typeOf(phrase);
  if (['they', 'them', 'their'].includes(pron)) return phrase.plural;
  if (phrase.plural || phrase.head === 'one') return false;
  if (['it', 'its'].includes(pron))
    return type === 'thing' || type === 'place' || type === 'creature' || type === 'event';
  return type === 'person' || type === 'creature';
}

type Said = { from: number; stop: number };
type Done = { subject: Phrase | null; doer: Phrase | null; areTwo: boolean };

/** The words as they are said, or null where a pronoun could mean several. */
function spoken(
  words: Word[],
  on: Said & Done & { who: Phrase | null; isPlural: boolean },
  known: Phrase[],
  cast: Cast,
): string | null {
  const { from, stop, subject, who, doer, areTwo, isPlural } = on;
  const said: string[] = [];
  let isFuture = false;
  for (let at = from; at < stop; at++) {
    const word = words[at] as Word;
    if (subject && at === subject.from) {
      if (who) {
        said.push(withThe(who));
        at = subject.to - 1;
        continue;
      }
      if (/^an?$/.test(word.lower)) {
        said.push('the');
        continue;
      }
      if (isBare(subject)) said.push('the');
    }
    const spokenFor = subject?.pron === 'i' && word.lower === 'was' && at === subject.to ? 'were' : speaker[word.lower];
    const own = ['my', 'our'].includes(word.lower)
      ? 'the'
      : (spokenFor ?? pronounSaid(word, at, { subject, doer, areTwo, known, cast }));
    if (own === null) return null;
    // "can hear what they will say": what somebody will do that somebody else speaks of is not done yet.
    const isMain = !words.slice(subject?.to ?? from, at).some(({ kind }) => ['verb', 'aux', 'modal'].includes(kind));
    if (word.kind === 'modal' && isMain && ['will', 'would', 'shall'].includes(word.lower)) isFuture = true;
    else if (isFuture && word.kind === 'not') {
      const isBe = words[at + 1]?.base === 'be';
      said.push(isBe ? (isPlural ? 'are not' : 'is not') : isPlural ? 'do not' : 'does not');
      if (isBe) at++;
      isFuture = false;
    } else if (isFuture && word.kind !== 'adv') {
      said.push(
        word.base === 'be'
          ? isPlural
            ? 'are'
            : 'is'
          : isPlural
            ? word.base
            : thirdPerson(verbOf(word.lower)?.base ?? word.base),
      );
      isFuture = false;
    } else
      said.push(
        cased(short(own, words[at + 1]), word, {
          isFirst: said.length === 0 && !subject?.proper,
          isLast: at === stop - 1,
        }),
      );
  }
  return isFuture ? null : decided(said.join(' ').replaceAll(/\bcan not\b/g, 'cannot'));
}

/** "we decide to fake a haunting": who says so has decided it. */
const decided = (said: string) => said.replace(/^we (decide|agree|promise) to /, 'we have $1d to ');

/** "neighbour borrowed the wheelbarrow" is said of the neighbour. */
const isBare = ({ pron, determiner, proper, plural, head, states }: Phrase) =>
  pron === '' &&
  determiner === '' &&
  !proper &&
  !plural &&
  states.length === 0 &&
  !wordSet('masses').has(head) &&
  nounNamed(head) !== null;

/** "it is Friday", but not "it is switched off on Friday", which is done to something. */
const isWeather = (words: Word[]) =>
  words[1]?.form !== 'past' &&
  (words[0]?.base === 'be' || words[0]?.base === 'get' || words[0]?.base === 'rain' || words[0]?.base === 'snow') &&
  words.slice(0, 5).some(({ lower, kind }) => wordSet('of_weather').has(lower) || kind === 'num' || wordSet('times').has(lower) || wordSet('weekdays').has(lower)); // prettier-ignore

/** "the bees'", but "the boss's". */
const whose = (the: string) =>
  /[^s]s$/.test(the) && isPluralWord(the.split(' ').at(-1) ?? '') ? `${the}'` : `${the}'s`;

/** "it's been shut" has been. */
const short = (text: string, next: Word | undefined) =>
  text === 'is' && ['been', 'got', 'had'].includes(next?.lower ?? '') ? 'has' : text;

function cased(text: string, { kind, end }: Word, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const whole = !isLast && end === '.' && wordSet('titles').has(text.toLowerCase()) ? `${text}.` : text;
  const isName = kind === 'name' || kind === 'owner';
  return isFirst && !isName ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole;
}

/** A word, or what the pronoun stands for that it is; null where that can't be told. */
function pronounSaid(
  { lower, text }: Word,
  at: number,
  { subject, doer, areTwo, known, cast }: Done & { known: Phrase[]; cast: Cast },
): string | null {
  const isOwner = ['his', 'her', 'its', 'their'].includes(lower);
  if (subject && at < subject.to) {
    const owner = isOwner ? meantBy(lower, known, cast) : null;
    return owner ? whose(withThe(owner)) : isOwner ? 'the' : text;
  }
  if (!isOwner && !['he', 'she', 'it', 'they', 'him', 'them'].includes(lower)) return text;
  const isDoers = doer !== null && isMeant(lower, doer);
  // "the steward lost his hat": whose it is, is said in the clause.
  if (isDoers && (isOwner || ['he', 'she', 'it', 'they'].includes(lower))) return text;
  if (areTwo && lower === 'them') return 'us';
  if (areTwo && lower === 'their') return 'our';
  const meant = meantBy(lower, known, cast, doer);
  if (!meant) return null;
  if (isOwner && lower !== 'her') return whose(withThe(meant));
  return isOwner ? null : withThe(meant);
}

function leadNames({ leads }: Cast): Set<string> {
  return new Set(
    leads
      .flatMap((name) => name.toLowerCase().split(' '))
      .filter((part) => part.length > 2 && !wordSet('determiners').has(part)),
  );
}
