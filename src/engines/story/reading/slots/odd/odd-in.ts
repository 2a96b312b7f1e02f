import type { KeptKind, OddKind, PlightKind } from '../../../frame.ts';
import type { Phrase } from '../../plot/noun-phrase.ts';
import { isAlive, typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { table, wordSet } from '../../words/tables.ts';
import { type KnownVerb, thirdPerson, verbOf } from '../../words/verbs.ts';
import { describeNoun } from '../describe-noun.ts';
import { saidIn } from '../patterns/said-in.ts';

/** What can't be, or what holds: `of` is what x does, or nobody may do, `cause` what somebody does before it does, `at` when or where nobody may, with a blank before it. */
export type Odd = { is: Exclude<OddKind, KeptKind | PlightKind>; x: string; of: string; cause: string; at: string };

const longest = 6;

/** The first odd thing that an idea says with certainty; null for none. */
export function oddIn({ sentences, cast }: Plot): Odd | null {
  const told = sentences.filter(({ role, asks }) => role !== 'cast' && !asks);
  for (const find of [lawIn, eachIn, doesIn])
    for (const sentence of told) {
      const found = find(sentence, (phrase) => !isVague(phrase) && !isLead(phrase, cast) && phrase.pron === '');
      if (found) return found;
    }
  return null;
}

/** "no one is allowed to say goodbye", "laughing is forbidden on Mondays". */
function lawIn({ words }: Sentence): Odd | null {
  const { law, no_law, law_when } = table('odds');
  const text = saidIn(words);
  for (const one of law) {
    const groups = new RegExp(one).exec(text)?.groups;
    if (!groups) continue;
    const whole = plain(groups['do'] ?? groups['ing'] ?? '');
    const when = new RegExp(law_when).exec(`${whole}${groups['rest'] ?? ''}`)?.[0] ?? '';
    const place = groups['in'] || placeEnd(whole);
    const doing = [when, place].reduce((left, tail) => (tail !== '' && left.endsWith(tail) ? left.slice(0, -tail.length) : left), whole); // prettier-ignore
    const [first = '', ...rest] = doing.split(' ');
    const verb = verbOf(first);
    if (!verb || verb.form !== (groups['do'] === undefined ? 'ing' : 'base') || no_law.includes(verb.base)) continue;
    const of = [verb.base, ...rest].join(' ');
    if (isClear(of)) return { is: 'law', x: 'the rule', of, cause: '', at: spelt(`${place}${when}`, words) };
  }
  return null;
}

/** "on Mondays" as it was typed. */
export const spelt = (text: string, words: readonly Word[]) =>
  text.replaceAll(/[a-z]+/g, (one) => words.find(({ lower }, at) => at > 0 && lower === one)?.text ?? one);

/** "ask questions in the factory": where one may not. */
function placeEnd(text: string): string {
  const found = / (?:in|on|at|aboard) the [a-z]+$/.exec(text)?.[0] ?? '';
  return found !== '' && describeNoun(found.replace(/^ \w+ /, '')).type === 'place' ? found : '';
}

/** "a suitcase gets heavier every time somebody tells a lie near it", "every time somebody says sorry, the spoon grows". */
function eachIn(sentence: Sentence, isIt: (phrase: Phrase) => boolean): Odd | null {
  const { words, phrases } = sentence;
  const { each_time, each_who } = table('odds');
  for (const at of words.keys()) {
    const time = opening(words, at, each_time);
    const who = time === 0 ? 0 : opening(words, at + time, each_who);
    if (who === 0) continue;
    const from = at + time + who;
    const cause = deedAt(words, from, words.length, true);
    if (!cause) continue;
    const start = at === 0 ? cause.to : 0;
    const phrase = phrases.find((one) => one.from >= start && isIt(one));
    const stop = at === 0 ? words.length : at;
    if (!phrase || phrase.from > start + 2 || phrase.to >= stop) continue;
    const deed = deedAt(words, afterRelative(sentence, phrase.to), stop, phrase.plural);
    if (deed) return { is: 'each', x: withThe(phrase), of: deed.of, cause: cause.of, at: '' };
  }
  return null;
}

/** "the book that reads people back", "apples that tick backwards", "but one book snores". */
function doesIn(sentence: Sentence, isIt: (phrase: Phrase) => boolean): Odd | null {
  const { words, phrases } = sentence;
  for (const phrase of phrases) {
    const before = words[phrase.from - 1];
    const isFirst = phrase.from === 0 || before?.lower === 'but' || (before?.base === 'be' && words[phrase.from - 2]?.lower === 'there'); // prettier-ignore
    if (!isFirst || !isIt(phrase) || isAlive(typeOf(phrase)) || typeOf(phrase) === 'event') continue;
    const deed = deedAt(words, afterRelative(sentence, phrase.to), words.length, phrase.plural);
    const verb = deed?.of.replace(/^only /, '').split(' ')[0] ?? '';
    const isOdd = !table('odds').no_odd.includes(verb) || /^(?:only )?come (?:true|alive|to life)\b/.test(deed?.of ?? '');
    if (deed && isOdd) return { is: 'does', x: withThe(phrase), of: deed.of, cause: '', at: '' };
  }
  return null;
} // prettier-ignore

/** Where it is said what x does: behind "that", and behind where x is: "the plants in the greenhouse". */
function afterRelative({ words, phrases }: Sentence, at: number): number {
  const where = words[at]?.kind === 'prep' ? phrases.find(({ from }) => from === at + 1) : undefined;
  const from = where?.to ?? at;
  return ['that', 'which', 'who'].includes(words[from]?.lower ?? '') ? from + 1 : from;
}

/** What is done at a word, from its bare verb on: "gets heavier", "have started leaning towards whoever is saddest"; null for what was, will or may be. */
function deedAt(words: readonly Word[], at: number, stop: number, isPlural: boolean): { of: string; to: number } | null {
  const isOnly = words[at]?.lower === 'only';
  const first = isOnly ? at + 1 : at;
  const hasBegun = words[first]?.base === 'have' && ['started', 'begun'].includes(words[first + 1]?.lower ?? '');
  const start = hasBegun ? first + 2 : first;
  const word = words[start];
  const verb = word && start < stop ? verbAt(words, start, isPlural) : null;
  if (!word || !verb) return null;
  const isNow = word.lower === thirdPerson(verb.base) || (isPlural && word.lower === verb.base);
  if (hasBegun ? verb.form !== 'ing' : !isNow || word.kind === 'modal' || auxiliaries.has(verb.base)) return null;
  const cut = words.findIndex(({ lower, end }, index) => index >= start && index < stop && (end !== '' || (index + 1 < stop && table('odds').ends.includes(words[index + 1]?.lower ?? '')) || lower === '')); // prettier-ignore
  const to = cut < 0 ? stop : cut + 1;
  const rest = words.slice(start + 1, to).map(({ lower, text, kind }) => (kind === 'name' ? text : lower));
  const of = plain([isOnly ? 'only' : '', verb.base, ...rest].filter((one) => one !== '').join(' '));
  return isClear(of) ? { of, to } : null;
} // prettier-ignore

const auxiliaries = new Set(['be', 'have', 'do']);

/** A verb, also one that no table knows: "apples that tick", "a staircase that hums". */
function verbAt(words: readonly Word[], at: number, isPlural: boolean): Pick<KnownVerb, 'base' | 'form'> | null {
  const { lower, kind, base } = words[at] as Word;
  const known = verbOf(lower);
  if (known) return known;
  const isBehind = ['that', 'which'].includes(words[at - 1]?.lower ?? '');
  if (kind === 'verb') return { base, form: 's' };
  return isBehind && isPlural && kind === 'noun' && !lower.endsWith('s') ? { base: lower, form: 'base' } : null;
}

/** How many words of a list stand at a word: "every time". */
function opening(words: readonly Word[], at: number, list: string[]): number {
  const found = list.find((one) => one.split(' ').every((part, index) => words[at + index]?.lower === part));
  return found ? found.split(' ').length : 0;
}

/** Without what only rounds it off, and without what follows a conjunction. */
function plain(text: string): string {
  const { tails, ends } = table('odds');
  const words = text.trim().split(' ');
  const cut = words.findIndex((word, at) => at > 0 && ends.includes(word));
  let left = (cut < 0 ? words : words.slice(0, cut)).join(' ').replace(/ \|.*$/, '');
  for (let known = ''; known !== left;) {
    known = left;
    const tail = tails.find((one) => left.endsWith(` ${one}`));
    if (tail) left = left.slice(0, -tail.length - 1);
  }
  return left;
}

/** Nothing in it points at what was named elsewhere. */
function isClear(of: string): boolean {
  const words = of.replace('thank you', 'thanks').split(' ');
  return words.length <= longest && !words.some((word, at) => at > 0 && !(word === 'one' && at < words.length - 1) && wordSet('pronouns').has(word) && !['everybody', 'everyone', 'people'].includes(word)) && !/\b(?:my|your|our|his|her|their|its|this|that|these|those|not|never)\b/.test(of); // prettier-ignore
}
