import { wordSet } from '../tables.ts';

const named = new Set(['story', 'tale', 'something', 'adventure', 'one', 'episode']);
const whose = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'all', 'two']);
/** Behind these the plot begins. */
const plots = new Set(['about', 'where', 'with', 'in']);
const farthest = 5;

/**
 * "something nice for my grandfather who is ninety": for whom a story is told is not who it is about. What follows goes where it says only how
 * old they are or that they're ill; "a story for my granny about a bus" keeps the bus, and "for my friend who lost her dog" all of it.
 */
export function withoutDedication<T extends { text: string; end: string }>(words: T[]): T[] {
  const lower = words.map(({ text }) => text.toLowerCase());
  const isFrame = (word: string) => named.has(word) || wordSet('frame').has(word) || wordSet('judging').has(word);
  const at = lower.findIndex((word, index) => word === 'for' && index > 0 && index < farthest);
  const who = lower.findIndex((word, index) => index > at && wordSet('listeners').has(word));
  const between = lower.slice(at + 1, who);
  if (at < 0 || who < 0 || !lower.slice(0, at).every(isFrame) || !lower.slice(0, at).some((word) => named.has(word)))
    return words;
  if (!between.every((word) => whose.has(word) || isFrame(word))) return words;
  const plot = lower.findIndex((word, index) => index > who && plots.has(word));
  const said = lower.slice(who + 1, plot < 0 ? undefined : plot);
  const isOfThem =
    said.length === 0 || said.some((word) => wordSet('listening').has(word) || !Number.isNaN(Number(word)));
  return isOfThem ? [...words.slice(0, at), ...(plot < 0 ? [] : words.slice(plot))] : words;
}

const aged = new Set(['is', 'was', 'are', 'turns', 'turned']);

/**
 * "for my little brother, he is 6 and lost his rabbit": without for whom it is that a sentence begins with, and how old they are. What else is said
 * of them stays.
 */
export function withoutOpening<T extends { text: string; end: string }>(words: T[]): T[] {
  const lower = words.map(({ text }) => text.toLowerCase());
  const from = words.findIndex(
    (_, at) => (at === 0 || /[.!?,]/.test(words[at - 1]?.end ?? '')) && dedicatedAt(lower, at) > 0,
  );
  if (from < 0) return words;
  const begun = from + dedicatedAt(lower, from);
  const end = words.findIndex(({ end }, at) => at >= begun && end !== '');
  const called = lower.slice(begun, end + 1);
  const isOfThem = (word: string, at: number) => /[A-Z]/.test(words[begun + at]?.text[0] ?? '') || isAge(word) || wordSet('listeners').has(word) || wordSet('mate_kinds').has(word) || wordSet('listening').has(word) || ['who', 'is', 'and', 'my'].includes(word); // prettier-ignore
  if (end < 0 || end === words.length - 1 || !called.some((word) => wordSet('listeners').has(word)) || !called.every(isOfThem)) return words; // prettier-ignore
  const behind = end + 1;
  return [...words.slice(0, from), ...withoutAge(words.slice(behind))];
}

/** How many words of "this is for my" or "for our" stand here. */
function dedicatedAt(lower: string[], at: number): number {
  const length = [4, 3, 2, 1].find((count) => wordSet('dedications').has(lower.slice(at, at + count).join(' '))) ?? 0;
  return length > 0 && ['my', 'our'].includes(lower[at + length] ?? '') ? length + 1 : 0;
}

const isAge = (word: string) =>
  wordSet('listening').has(word) || wordSet('numbers').has(word) || /^\d+[a-z]?$/.test(word);

/** "she is 5 and she lost": "she lost". */
function withoutAge<T extends { text: string; end: string }>(words: T[]): T[] {
  const [who, is, ...more] = words.map(({ text }) => text.toLowerCase());
  if (!who || !wordSet('subjects').has(who) || !aged.has(is ?? '')) return words;
  const count = more.findIndex((word) => !isAge(word));
  if (count < 1) return words;
  const last = words[count + 1];
  const next = more[count] ?? '';
  const isOver = last?.end !== '' || next === 'and';
  if (!isOver || count + 2 >= words.length) return words;
  const rest = words.slice(count + 2 + (next === 'and' ? 1 : 0));
  const begins = wordSet('subjects').has(rest[0]?.text.toLowerCase() ?? '');
  // "he is 6 and lost his rabbit"
  return begins || next !== 'and' ? rest : [...words.slice(0, 1), ...rest];
}
