import { wordSet } from './tables.ts';

const longest = 7;

/** "How would it be if animals could vote?" is "what if animals could vote?": one way of saying that something is only supposed. */
export function asSupposition<T extends { text: string; end: string }>(words: T[]): T[] {
  for (let length = Math.min(longest, words.length - 1); length > 0; length--) {
    const said = words.slice(0, length);
    const isWhole = said.every(({ end }) => end === '');
    if (!isWhole || !wordSet('suppositions').has(said.map(({ text }) => text.toLowerCase()).join(' '))) continue;
    const [first, second] = words;
    if (!first || !second) return words;
    return [{ ...first, text: 'what' }, { ...second, text: 'if', end: '' }, ...words.slice(length)];
  }
  return words;
}
