import { wordSet } from './tables.ts';

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
