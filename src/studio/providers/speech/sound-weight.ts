import { shownWords } from './normalise-text.ts';

/** Milliseconds that the letters of a word usually take: 55, 115 a group of vowels and 55 a consonant. */
export function soundWeight(word: string): number {
  const letters = word.toLowerCase().normalize('NFKD');
  const vowels = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const consonants = letters.match(/[bcdfghjklmnpqrstvwxz]/g)?.length ?? 0;
  const others = letters.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (others === 0) return 0;
  // Digits and signs of other scripts are a syllable each.
  const syllables = letters.match(/[^a-z\P{L}]|\p{N}/gu)?.length ?? 0;
  return 55 + 115 * vowels + 55 * consonants + 200 * syllables;
}

/** Milliseconds of breath after a word, by its punctuation. */
export function restWeight(word: string): number {
  if (/[.!?…—–]["'”’)]*$/.test(word)) return 250;
  return /[,;:]["'”’)]*$/.test(word) ? 150 : 0;
}

/** How long a text usually sounds, in milliseconds. */
export function usualLengthMs(text: string): number {
  const words = shownWords(text);
  const rests = words.slice(0, -1).reduce((sum, word) => sum + restWeight(word), 0);
  return words.reduce((sum, word) => sum + soundWeight(word), rests);
}
