import type { BanKind } from '../../../frame.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { wordSet, table } from '../../words/tables.ts';
import { participleOf, pastOf, verbOf } from '../../words/verbs.ts';

/**
 * What must not be done: `verb` "light", `x` "the lamp", or "" where the idea says "it"; `lasts` how long, "until the snow stops", and `because`
 * why, "the turtles are hatching"; both "" where the idea doesn't say.
 */
export type Ban = { is: BanKind; verb: string; x: string; lasts: string; because: string };

/** With whether nothing else is asked for. */
export type BanRead = Ban & { isAlone: boolean };

const longest = { x: 5, lasts: 8, because: 10 };

/** The first thing that an idea says must not be done, where it is one that somebody could do with a hand, or who must not be woken. */
export function banIn({ sentences }: Plot): BanRead | null {
  for (const sentence of sentences) {
    if (sentence.role === 'cast' || sentence.asks) continue;
    const found = banOf(sentence);
    if (!found) continue;
    const { piece, ...ban } = found;
    const others = sentences.filter((one) => one !== sentence);
    const left = [...others.map(({ words }) => saidBy(words)), saidBy(sentence.words).replace(piece, '')];
    const isToldFirst = sentences.slice(0, sentences.indexOf(sentence)).some(({ events }) => events.some(({ verb }) => !['', 'be'].includes(verb))); // prettier-ignore
    return { ...ban, because: reasonIn(sentence), isAlone: !isToldFirst && !left.some(asksForMore) };
  }
  return null;
}

/** "deliver a thunderstorm", "they have to win the race". */
const asksForMore = (text: string) =>
  new RegExp(table('bans').wants).test(text) || verbOf(text.split(' ')[0] ?? '')?.form === 'base';

function banOf({ words }: Sentence): (Omit<Ban, 'because'> & { piece: string }) | null {
  const { says, deeds, wakes, lasts } = table('bans');
  const text = saidBy(words);
  for (const one of says) {
    const match = new RegExp(one).exec(text);
    const groups = match?.groups;
    if (!groups) continue;
    const passive = groups['done'] === undefined ? '' : doneBy(groups['done']);
    const whole = passive === '' ? (groups['do'] ?? '') : `${passive} the ${groups['x']}${groups['rest'] ?? ''}`;
    const deed = whole.trim().replace(/ because .*$| so that .*$| (?:or|but|and|even|although|though|unless|if|so) .*$/, '');
    const said = new RegExp(lasts).exec(deed)?.[0].trim() ?? '';
    const bare = withoutTails(said === '' ? deed : deed.slice(0, -said.length).trim());
    const known = (list: Record<string, string>) =>
      Object.keys(list).toSorted((a, b) => b.length - a.length).find((verb) => bare === verb || bare.startsWith(`${verb} `)); // prettier-ignore
    const wake = known(wakes);
    const verb = wake ?? known(deeds);
    if (!verb) continue;
    const object = objectOf(bare.slice(verb.length).trim());
    if (object === null) continue;
    const when = said === '' ? (/\b(?:until|till) (?:the )?[a-z]+(?: [a-z]+){0,3}/.exec(text)?.[0] ?? '') : said;
    return { piece: match[0], is: wake ? 'wake' : 'will', verb: verb === 'wake up' ? 'wake' : verb, x: spelt(object, words), lasts: timeOf(when, words) };
  }
  return null;
} // prettier-ignore

/** "pressed" → "press", of what could be done. */
function doneBy(done: string): string {
  const { deeds, wakes, pasts } = table('bans');
  const verbs = Object.keys({ ...deeds, ...wakes });
  return verbs.find((verb) => [participleOf(verb), pasts[verb] ?? pastOf(verb)].includes(done)) ?? '';
}

const saidBy = (words: readonly Word[]) =>
  words.map(({ lower, end }) => (/[,.!?;:…]/.test(end) ? `${lower} |` : lower)).join(' ');

/** "the blue door", "his presents" → "the presents", "it" → ""; null for what is no thing that a hand could be put to. */
function objectOf(said: string): string | null {
  if (said === '') return null;
  const words = said.replace(/ up$/, '').split(' ');
  const [first = '', ...rest] = words;
  if (['it', 'them', 'that', 'her', 'him'].includes(first) && rest.length === 0) return '';
  const isOwn = ['my', 'your', 'our', 'his', 'her', 'their', 'its', 'this', 'that', 'these', 'those', 'a', 'an', 'any', 'the'].includes(first); // prettier-ignore
  if (words.length > longest.x || (!isOwn && wordSet('pronouns').has(first))) return null;
  return isOwn ? (rest.length === 0 ? null : `the ${rest.join(' ')}`) : said;
}

function withoutTails(text: string): string {
  let left = text;
  for (let known = ''; known !== left;) {
    known = left;
    const tail = table('odds').tails.find((one) => left.endsWith(` ${one}`));
    if (tail && !/ (?:in|on|at|about|to) it$/.test(tail) && tail !== 'out') left = left.slice(0, -tail.length - 1);
  }
  return left;
}

function timeOf(said: string, words: readonly Word[]): string {
  const when = said.replace(/^til /, 'till ').replace(/ \|.*$/, '');
  if (when === '' || when.split(' ').length > longest.lasts) return '';
  return new RegExp(table('bans').no_time).test(when) ? '' : spelt(when, words);
}

/** "because the turtles are hatching": why not, where it points at nothing that is named elsewhere. */
function reasonIn({ words }: Sentence): string {
  const said = /\bbecause ([^|]+)/.exec(saidBy(words))?.[1]?.trim() ?? '';
  const isClear = !/\b(?:my|your|our|i|we|he|she|his|her|of|that)\b/.test(said) && !/^(?:it|they) /.test(said);
  return said === '' || said.split(' ').length > longest.because || !isClear ? '' : spelt(said, words);
}

/** Names as they were typed. */
const spelt = (text: string, words: readonly Word[]) =>
  text.replaceAll(/[a-z'’-]+/g, (one) => words.find(({ lower, kind }, at) => lower === one && (kind === 'name' || kind === 'owner' || (at > 0 && isDay(one))))?.text ?? one); // prettier-ignore

const isDay = (word: string) => /(?:day|days)$|^(?:christmas|easter)$/.test(word);
