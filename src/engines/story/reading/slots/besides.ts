import type { Besides } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import { nounGuessed, nounNamed } from '../words/nouns.ts';
import { wordSet } from '../words/tables.ts';
import { isByMistake } from './became/by-mistake.ts';
import { isWhole } from './clause-slots.ts';
import { verbOf } from '../words/verbs.ts';
import { agrees, clauseIn, isHowLong } from './told-clause.ts';
import { wishedIn } from './deed/wished-in.ts';

/** Shorter words are mostly "the" and "was". */
const shortestContent = 3;
/** A clause with more of the words of an idea would recite it. */
const mostOfIdea = 0.75;
/** What a season has room for. */
const most = { clauses: 4, named: 2 };

/**
 * What an idea says beside its plot, each said once: clauses ("the ice closes", "the giant collects hats"; how it ends, where the
 * last begins with "then" or is wished), then what is only named ("the ostriches" of "a joust on ostriches"), and of these who does it in the idea
 * ("the penguins" of "penguins open a hotel", which the two then open for them). Of each kind those with most words that nothing else
 * tells, in the order of the idea.
 *
 * @param told Texts of the slots, which are told anyhow.
 * @param mayTell Whether words may be heard.
 * @param friend Whoever is to be befriended: what they can do, or have begun to do, is no plot.
 */
export function besidesIn(
  plot: Plot,
  told: readonly string[],
  mayTell: (words: string) => boolean,
  friend = '',
): Besides[] {
  const known = new Set(contentOf(told.join(' ')));
  const typed = contentOf(plot.sentences.flatMap(({ words }) => words.map(({ lower }) => lower)).join(' ')).length;
  // What is all of the idea is its plot, and nobody recites it; "the driver nobody thanks" is told the other way round.
  const idea = plot.sentences.flatMap(({ words }) => words.map(({ lower }) => lower)).join(' ');
  const isTurned = (text: string) => text.startsWith('nobody ') && !idea.includes(text);
  const found = clausesOf(plot);
  const ends = new Set(found.filter(({ isEnd }) => isEnd).map(({ text }) => text));
  const clauses = newest(
    found
      .filter(
        ({ text, isRelative }) =>
          isRelative || contentOf(text).length < mostOfIdea * typed || isTurned(text) || isOfFriend(text, friend),
      )
      .map(({ text }) => text)
      .filter(mayTell),
    known,
    most.clauses,
  );
  const named = newest(namedIn(plot).filter(mayTell), known, most.named);
  const doers = doersIn(plot, told);
  return [
    ...clauses.map((text): Besides => ({ is: ends.has(text) ? 'end' : 'clause', text })),
    ...named.map((text): Besides => ({ is: doers.has(text) ? 'doer' : 'named', text })),
  ];
}

/** "the girl can hear what people think", "the translator starts improving what people say", "the mouse becomes mayor by accident". */
const isOfFriend = (text: string, friend: string) =>
  friend !== '' &&
  text.startsWith(`${friend} `) &&
  (/^(?:can|starts?|begins?|keeps?|has started|has begun)\b/.test(text.slice(friend.length + 1)) || isByMistake(text));

/** Stems of the words that say what a text is about. */
const contentOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}']+/gu) ?? [])
    .filter(
      (word) =>
        word.length >= shortestContent && !wordSet('little_words').has(word) && !wordSet('determiners').has(word),
    )
    .map((word) => word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, ''));

/** Texts with words that nothing told before has, the richest first, in their own order; their words are known from then on. */
function newest(texts: string[], known: Set<string>, count: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < count) {
    const best = texts
      .filter((text) => !chosen.has(text))
      .map((text) => ({ text, own: new Set(contentOf(text).filter((word) => !known.has(word))).size }))
      .toSorted((a, b) => b.own - a.own)[0];
    if (!best || best.own === 0) break;
    chosen.add(best.text);
    for (const word of contentOf(best.text)) known.add(word);
  }
  return texts.filter((text, at) => chosen.has(text) && texts.indexOf(text) === at);
}

/** "they cut the net and it kisses them": where nobody of many is named before them, "they" are the two. */
function areTwo(sentences: readonly Sentence[], stop: number): boolean {
  for (const [at, { words, phrases }] of sentences.entries()) {
    const end = at === sentences.length - 1 ? stop : words.length;
    const they = words.findIndex(({ lower }, index) => index < end && lower === 'they');
    if (phrases.some(({ plural, to }) => plural && to <= (they < 0 ? end : they))) return false;
    if (they >= 0) return true;
  }
  return false;
}

type Told = { text: string; isEnd: boolean; isRelative: boolean };

/** Of a question only what it says of somebody: "could they win over the keeper who hasn't talked in years?" */
function clausesOf(plot: Plot): Told[] {
  const sentences = plot.sentences.filter(({ role }) => role !== 'cast');
  return sentences.flatMap((sentence, at) => {
    const before = sentences.slice(0, at).flatMap(({ phrases }) => phrases);
    const starts = sentence.asks ? [] : startsOf(sentence);
    const clauses = starts.map((start, index) => ({
      start,
      text: clauseIn(
        sentence,
        { start, stop: starts[index + 1] ?? sentence.words.length, areTwo: areTwo(sentences.slice(0, at + 1), start) },
        before,
        plot.cast,
      ),
      isEnd:
        at === sentences.length - 1 &&
        index === starts.length - 1 &&
        sentence.words.slice(start, start + 2).some(({ lower }) => lower === 'then'),
      isRelative: false,
    }));
    const relatives = sentence.phrases
      .filter((phrase) => !isLead(phrase, plot.cast))
      .map((phrase) => ({
        start: phrase.to,
        text: relativeOf(sentence, phrase, plot.cast) ?? nobodyOf(sentence, phrase),
        isEnd: false,
        isRelative: true,
      }));
    // What is wished beside the plot happens in the end.
    const wishes = wishedIn(sentence, plot.cast).map((one) => ({ ...one, isEnd: true, isRelative: false }));
    return [...clauses, ...relatives, ...wishes]
      .toSorted((a, b) => a.start - b.start)
      .flatMap(({ text, isEnd, isRelative }) => (text ? [{ text, isEnd, isRelative }] : []));
  });
}

/** Where clauses begin: at the start, behind a comma, and at a word that opens one. "the owl and the baby sleep" is one. */
function startsOf({ words }: Sentence): number[] {
  const starts: number[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    // "ten seconds before they say it": the clause says how long before, and the next begins behind that.
    const isApart =
      !before ||
      isHowLong(words, at - 1) ||
      (before.end !== '' && !(before.end === '.' && wordSet('titles').has(before.lower)));
    const opens = wordSet('clause_openers').has(word.lower) && word.lower !== 'that' && !isHowLong(words, at);
    if (!isApart && !opens) continue;
    const next = words.findIndex(
      ({ lower, end }, to) => to > at && (end !== '' || wordSet('clause_openers').has(lower)),
    );
    const hasVerb = (from: number, to: number) => words.slice(from, to).some(({ kind }) => finite.has(kind));
    const isList = word.lower === 'and' && !isApart;
    if (isList && (!hasVerb(starts.at(-1) ?? 0, at) || !hasVerb(at, next < 0 ? words.length : next + 1))) continue;
    starts.push(at);
  }
  return starts;
}

const finite = new Set<Word['kind']>(['verb', 'aux', 'modal']);

/** What is named and not told: things, places and living things that nothing else speaks of. */
function namedIn({ sentences, cast }: Plot): string[] {
  return sentences
    .filter(({ role }) => role !== 'cast')
    .flatMap(({ phrases, words }) =>
      phrases
        .filter((phrase) => !isVague(phrase) && !isLead(phrase, cast) && !phrase.proper)
        .filter(({ determiner, head, from, plural, states }) => {
          const before = words[from - 1]?.lower ?? '';
          return (
            determiner !== 'no' &&
            head !== 'mine' &&
            !wordSet('greetings').has(words[from]?.lower ?? '') &&
            !(wordSet('anybody').has(head) && states.length === 0) &&
            !wordSet('no_tools').has(head) &&
            !(head === 'safe' && words.some(({ base }) => base === 'keep')) &&
            !wordSet('two_sides').has(head) &&
            !['no', 'not', 'without', 'but', 'like', 'as', 'than'].includes(before) &&
            !wordSet('times').has(head) &&
            (nounNamed(head) !== null ||
              (nounGuessed(head) !== null && (determiner !== '' || plural || states.length > 0)))
          );
        })
        .filter((phrase) => ['thing', 'place', 'person', 'creature', 'group'].includes(typeOf(phrase)))
        .map(withThe),
    );
}

/** Who does in the idea what the season is told to do, where that is neither of the two. */
function doersIn({ sentences, cast }: Plot, told: readonly string[]): Set<string> {
  const events = sentences.flatMap((sentence) => sentence.events);
  const doing = events.filter(({ verb, negated }) => !negated && told.includes(verb));
  const doers = doing.flatMap(({ subject }) =>
    subject && isAlive(typeOf(subject)) && !isLead(subject, cast) ? subject : [],
  );
  return new Set(doers.map(withThe));
}

/** "a lonely giant who collects hats" → "the lonely giant collects hats". */
function relativeOf({ words, phrases }: Sentence, phrase: Phrase, cast: Plot['cast']): string | null {
  const [who, verb] = [words[phrase.to], words[phrase.to + 1]];
  if (!who || !verb || !['who', 'that', 'which'].includes(who.lower) || !['verb', 'aux', 'modal'].includes(verb.kind))
    return null;
  // "which is awkward" is said of all that stands before it.
  if (!agrees(verb, phrase.plural) || (who.lower !== 'who' && words[phrase.to - 1]?.end === ',')) return null;
  // "it's not a big thing that's gone" says nothing of a big thing.
  if (['not', 'no', 'never'].includes(words[phrase.from - 1]?.lower ?? '')) return null;
  const of = who.lower === 'who' ? whoIsMeant(phrase, phrases) : phrase;
  if (!of || isLead(of, cast)) return null;
  const rest: Word[] = [];
  for (const word of words.slice(phrase.to + 1, phrase.to + 12)) {
    if (word.kind === 'conj' || wordSet('pointing').has(word.lower) || isMainVerb(word, rest)) break;
    rest.push(word);
    if (word.end !== '') break;
  }
  const next = words[phrase.to + 1 + rest.length];
  const whole = isWhole(rest.at(-1), next) || (next !== undefined && isMainVerb(next, rest) && !isOpen(rest.at(-1)));
  if (rest.length < 2 || !whole) return null;
  return `${withThe(of)} ${rest.map(({ text }) => text).join(' ')}`.replace(/\bcan not\b/, 'cannot');
}

/** "a skeleton in the attic who is shy": nobody says "who" of an attic. */
function whoIsMeant(phrase: Phrase, phrases: readonly Phrase[]): Phrase | null {
  if (typeOf(phrase) !== 'place') return phrase;
  const before = phrases.findLast(({ to, pron }) => to === phrase.from - 1 && pron === '');
  return before && typeOf(before) !== 'place' ? before : null;
}

/** "the ghost nobody is scared of" → "nobody is scared of the ghost". */
function nobodyOf({ words }: Sentence, phrase: Phrase): string | null {
  const [who, verb] = [words[phrase.to], words[phrase.to + 1]];
  const isVerb = verb?.kind === 'aux' || verbOf(verb?.lower ?? '')?.form === 's';
  if (who?.lower !== 'nobody' || !isVerb || phrase.pron !== '') return null;
  const stop = words.findIndex(({ end, kind }, at) => at > phrase.to && (end !== '' || kind === 'conj'));
  const said = words.slice(phrase.to, stop < 0 ? words.length : stop + (words[stop]?.kind === 'conj' ? 0 : 1));
  const last = said.at(-1);
  const isGap = last?.kind === 'prep' || said.length === 2;
  return isGap && said.length <= 5 ? `${said.map(({ lower }) => lower).join(' ')} ${withThe(phrase)}` : null;
}

const verbal = new Set<Word['kind']>(['aux', 'modal', 'to', 'not', 'adv']);
const isOpen = (last: Word | undefined) => !last || ['prep', 'det', 'poss', 'to'].includes(last.kind);

/** "a robot that is afraid of water HAS to swim": the verb of the sentence, behind a relative clause that has its own. */
function isMainVerb(word: Word, rest: readonly Word[]): boolean {
  const before = rest.at(-1);
  if (!before || verbal.has(before.kind) || before.kind === 'verb') return false;
  if (rest.some(({ kind }) => kind === 'rel' || kind === 'wh')) return false;
  return word.kind === 'aux' || word.kind === 'modal' || (word.kind === 'verb' && word.form !== 'ing');
}
