import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownWords } from './normalise-text.ts';

let unstressed: Set<string> | null = null;

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

/**
 * How long each word of a sentence sounds beside the others: words without stress are hurried over, and the last before a rest is
 * drawn out. In milliseconds of an unhurried voice, fitted on 616 words of seven embedded voices.
 */
export function wordWeights(words: readonly string[]): number[] {
  unstressed ??= new Set(
    readFileSync(join(import.meta.dirname, 'unstressed.txt'), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  );
  const weak = unstressed;
  return words.map((word, at) => {
    const letters = word.toLowerCase().normalize('NFKD');
    const bare = letters.replaceAll(/[^a-z]/g, '');
    if (bare === '' || /\p{N}/u.test(letters)) return soundWeight(word);
    const vowels = Math.max(1, bare.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 0);
    const consonants = bare.match(/[bcdfghjklmnpqrstvwxz]/g)?.length ?? 0;
    const doubled = bare.match(/([bcdfglmnprstz])\1|th|sh|ch|wh|ph|ck|ng|gh/g)?.length ?? 0;
    const isLast = at === words.length - 1 || restWeight(word) > 0;
    const usual = 143 + 82 * vowels + 61 * (consonants - doubled);
    return usual - (weak.has(bare) ? 103 : 0) + (isLast ? 101 : 0);
  });
}
