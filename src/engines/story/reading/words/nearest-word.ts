import { distance } from 'fastest-levenshtein';
import { nounNamed } from './nouns.ts';
import { soundOf } from './sound-of.ts';
import { table, wordSet } from './tables.ts';
import { verbOf } from './verbs.ts';
import { doubtful, startOf, words } from './vocabulary.ts';

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = new Set('aeiouy');
/** The commonest words are meant as often as nouns and verbs are, which a story has to have. */
const commonest = 400;

let neighbours: Map<string, string> | null = null;

/** The letters around one on a keyboard. */
function keysBeside(letter: string): string {
  if (!neighbours) {
    neighbours = new Map();
    for (const [row, keys] of keyboard.entries())
      for (const [at, key] of [...keys].entries())
        neighbours.set(
          key,
          [
            keys[at - 1], keys[at + 1], keyboard[row - 1]?.[at], keyboard[row - 1]?.[at + 1], keyboard[row + 1]?.[at - 1], keyboard[row + 1]?.[at],
          ].join(''), // prettier-ignore
        );
  }
  return neighbours.get(letter) ?? '';
}

/** What was most likely meant by a word that is none, one word or two with a blank between them; null where nothing is near. */
export function nearestWord(lower: string, before: string): string | null {
  const owned = wordSet('determiners').has(before) || wordSet('possessives').has(before);
  const sound = soundOf(lower);
  let best: string | null = null;
  let [least, far] = [Infinity, Infinity];
  const contractions = table('english')['contractions'] as Record<string, string[]>;
  const weigh = (word: string) => {
    // "doesn" is no word.
    if (contractions[`${word}'t`]) return;
    const typed = slipsCost(word, lower);
    const heard = sound.length > 1 && soundOf(word) === sound ? Math.min(typed, 0.4 + 0.45 * typed) : typed;
    if (heard > mostCost(lower)) return;
    const cost = heard * 10 + Math.log2(2 + (words().rank.get(word) ?? doubtful)) - wantedness(word, owned);
    if (cost < least) [best, least, far] = [word, cost, heard];
  };
  for (const word of candidates(lower, sound)) weigh(word);
  return far <= 1 ? best : (twoWords(lower) ?? best);
}

/** Whether one of the commonest 3,000 words is typed so with a letter missing or doubled, or sounds so. */
export function isNearCommon(lower: string): boolean {
  const { rank, byStart } = words();
  for (let length = lower.length - 1; length <= lower.length + 1; length++)
    for (const word of byStart.get(startOf(lower[0] ?? '', length)) ?? [])
      if ((rank.get(word) ?? doubtful) < 3000 && distance(word, lower) <= 2) {
        const cost = slipsCost(word, lower);
        if (cost <= (soundOf(word) === soundOf(lower) ? 1 : 0.7)) return true;
      }
  return false;
}

/** A longer word bears more slips before it could be any. */
const mostCost = (lower: string) => (lower.length <= 4 ? 1.3 : lower.length <= 6 ? 1.7 : 2);

function* candidates(lower: string, sound: string): Generator<string> {
  const { rank, byStart, bySound } = words();
  const sounds = table('english')['soundalikes'] as Record<string, string[]>;
  const reach = lower.length <= 4 ? 1 : 2;
  for (const first of [lower[0] ?? '', ...(sounds[lower[0] ?? ''] ?? [])])
    for (let length = lower.length - reach; length <= lower.length + reach; length++)
      for (const word of byStart.get(startOf(first, length)) ?? []) if (distance(word, lower) <= 2) yield word;
  // A first letter that was missed or swapped with the next.
  for (const key of keysBeside(lower[0] ?? '')) if (rank.has(key + lower.slice(1))) yield key + lower.slice(1);
  const swapped = `${lower[1]}${lower[0]}${lower.slice(2)}`;
  if (rank.has(swapped)) yield swapped;
  for (const word of bySound.get(sound) ?? [])
    if (Math.abs(word.length - lower.length) <= 3 && distance(word, lower) <= Math.max(3, lower.length / 2)) yield word;
}

function wantedness(word: string, owned: boolean): number {
  const { rank, names } = words();
  const place = rank.get(word) ?? doubtful;
  const noun = nounNamed(word) !== null;
  if (noun) return owned ? 5 : 3;
  if (verbOf(word) !== null) return owned ? 0 : 3;
  if (names.has(word)) return -6;
  return place < commonest && !owned ? 3 : 0;
}

/** What the slips between two words come to: 1 for a letter missing, too many or swapped with the next, less for what slips easily. */
function slipsCost(word: string, typed: string): number {
  const width = typed.length + 1;
  const costs = new Float64Array((word.length + 1) * width);
  for (let at = 1; at < width; at++) costs[at] = at * 1.1;
  for (let row = 1; row <= word.length; row++) {
    costs[row * width] = row * 1.1;
    for (let at = 1; at < width; at++) {
      const [meant, is] = [word[row - 1] ?? '', typed[at - 1] ?? ''];
      const missing = word[row - 2] === meant ? 0.5 : row === 1 ? 1.1 : 0.7;
      const double = typed[at - 2] === is ? 0.5 : 1;
      let least = Math.min(
        costs[(row - 1) * width + at - 1]! + (meant === is ? 0 : changed(meant, is, at === 1)),
        costs[(row - 1) * width + at]! + missing,
        costs[row * width + at - 1]! + double,
      );
      if (row > 1 && at > 1 && meant === typed[at - 2] && word[row - 2] === is)
        least = Math.min(least, costs[(row - 2) * width + at - 2]! + 0.9);
      costs[row * width + at] = least;
    }
  }
  return costs[word.length * width + typed.length]!;
}

function changed(meant: string, typed: string, first: boolean): number {
  const easy =
    keysBeside(typed).includes(meant) || (vowels.has(meant) && vowels.has(typed)) || soundOf(meant) === soundOf(typed);
  return (easy ? 1 : 1.3) + (first ? 0.3 : 0);
}

/** Letters wrong, missing, too many or swapped with their neighbour. */
export function slips(word: string, typed: string): number {
  const plain = distance(word, typed);
  if (plain !== 2 || word.length !== typed.length) return plain;
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.slice(at + 2) === typed.slice(at + 2)
    ? 1
    : plain;
}

/** "outof", "theparrot": the two words of one, where one of them is little and both are common; null where it is none. */
function twoWords(lower: string): string | null {
  const little = wordSet('joined');
  let best: string | null = null;
  let least = mostCommonTogether;
  for (let at = 1; at < lower.length - 1; at++) {
    const [one, two] = [lower.slice(0, at), lower.slice(at)];
    if (!little.has(one) && !little.has(two)) continue;
    if (one.length === 1 && one !== 'a') continue;
    const place = [one, two].map((word) => (little.has(word) ? 0 : (words().rank.get(word) ?? Infinity)));
    const sum = place.reduce((total, rank) => total + Math.log2(2 + rank), 0);
    if (sum < least) [best, least] = [`${one} ${two}`, sum];
  }
  return best;
}

/** The sum of the logarithms of their places in the list of words. */
const mostCommonTogether = 14.5;
