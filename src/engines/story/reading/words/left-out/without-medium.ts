import { wordSet } from '../tables.ts';

type Typed = { text: string; end: string };

/** Behind these, too, something new begins: "can you do the voices", "I want it with sound". */
const openers = new Set(['and', 'please', 'you', 'it', 'but', 'just', 'or']);
const longest = 4;

/**
 * "with sound effects and a pirate ship": without what is said to whoever tells it of how it is to be heard. It goes where it begins and ends
 * what is said, so that a planet with sound keeps it; audio and headphones go wherever they end it. What says nothing else is kept.
 */
export function withoutMedium<T extends Typed>(words: T[]): T[] {
  const left: T[] = [];
  for (let at = 0; at < words.length;) {
    const length = mediumAt(words, at, left.at(-1));
    const word = words[at];
    if (length > 0) {
      const last = left.at(-1);
      if (last) last.end += words[at + length - 1]?.end ?? '';
      at += length;
      continue;
    }
    if (word) left.push(word);
    at++;
  }
  while (left.length > 0 && left.length < words.length && ['and', 'but'].includes(left[0]?.text.toLowerCase() ?? ''))
    left.shift();
  return left.length > 0 ? left : words;
}

/** How many words from here are of the medium; 0 where none are. */
function mediumAt(words: Typed[], at: number, before: Typed | undefined): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    const text = said.map((one) => one.text.toLowerCase()).join(' ');
    if (!wordSet('medium').has(text)) continue;
    const next = words[at + length];
    const ends = !next || said.at(-1)?.end !== '' || wordSet('goes_on_behind').has(next.text.toLowerCase());
    const begins = !before || before.end !== '' || openers.has(before.text.toLowerCase());
    const isOnlyMedium = text.split(' ').some((one) => wordSet('medium_words').has(one));
    if (ends && (begins || isOnlyMedium)) return length;
  }
  return 0;
}
