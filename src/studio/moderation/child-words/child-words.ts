import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import anyAscii from 'any-ascii';

const contraction = /(?:n't|'(?:s|re|ve|ll|d|m))$/;
const ordinal = /^\d+(?:st|nd|rd|th|s)$/;
/** Longer rows of digits are telephone numbers and the like. */
const longestNumber = 5;
let listed: Set<string> | null = null;

/**
 * What of a text is not on the list of words fit for small children: words, and signs that are neither number nor
 * punctuation, such as emoji and marks that turn the direction of writing.
 * @param extraNames Names that count as known, such as those of the show's characters; each may have several words.
 */
export function unknownWords(text: string, extraNames: string[] = []): string[] {
  const names = new Set(extraNames.flatMap((name) => tokensOf(name).map(foldWord)));
  const unknown = tokensOf(text).filter((token) => !isKnown(token, names));
  return [...new Set(unknown)];
}

/** Whether a text consists of listed words alone. */
export function onlyChildWords(text: string, extraNames: string[] = []): boolean {
  return unknownWords(text, extraNames).length === 0;
}

/**
 * Whether a word of `typed` that is not on the list is heard or seen in `shown`. Words that are on neither list, but were not
 * typed, are the storyteller's own.
 */
export function tellsTyped(typed: string[], shown: string[], names: string[]): boolean {
  const unlisted = new Set(unknownWords(typed.join(' '), names).map(foldWord));
  return unlisted.size > 0 && unknownWords(shown.join(' '), names).some((word) => unlisted.has(foldWord(word)));
}

function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replaceAll(/[‘’]/g, "'")
      .match(/[\p{L}\p{M}\p{N}']+|[^\p{P}\p{Z}\s$€£+=]/gu) ?? []
  );
}

function foldWord(token: string): string {
  return anyAscii(token)
    .toLowerCase()
    .replaceAll(/^'+|'+$/g, '');
}

function isKnown(token: string, names: Set<string>): boolean {
  if (/^\d+$/.test(token)) return token.length <= longestNumber;
  const word = foldWord(token);
  if (word === '' || ordinal.test(word)) return /^[\d'\p{L}]+$/u.test(token);
  if (names.has(word) || names.has(word.replace(contraction, ''))) return true;
  // A letter of another script that passes for a Latin one must not make a listed word.
  if (!/^[\p{Script=Latin}\p{M}']+$/u.test(token)) return false;
  const words = listedWords();
  return words.has(word) || words.has(word.replace(contraction, ''));
}

function listedWords(): Set<string> {
  listed ??= new Set(
    ['words.txt', 'given-names.txt'].flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .split(/\s+/)
        .filter(Boolean),
    ),
  );
  return listed;
}
