import anyAscii from 'any-ascii';
import { normalise } from '../normalise.ts';
import { readTable } from './read-table.ts';

const emoji = Object.entries(readTable('emoji.yaml'));
const foreign = new Map(
  Object.entries(readTable('foreign.yaml')).flatMap(([english, words]) =>
    words.split(/\s+/).map((word): [string, string] => [word.replaceAll('_', ' '), english]),
  ),
);
const foreignPhrases = [...foreign].filter(([phrase]) => phrase.includes(' '));
const looksLike = new Map(
  Object.entries(readTable('look-alikes.yaml')).flatMap(([letter, signs]) =>
    [...signs].map((sign): [string, string] => [sign, letter]),
  ),
);
const ordinary = /^(?:\d+(?:st|nd|rd|th|s|am|pm|d|m|km|cm|kg|x)?|\d+(?:-\w+)+)$/;
const turned = /[\u202E\u2067]/;

/**
 * The words of a text in lower case and Latin letters, "." between sentences: emoji as words, look-alike letters and digits
 * inside words as the letters they pass for, stretched letters shortened, common foreign harmful words as English.
 */
export function fold(text: string): string[] {
  let plain = text;
  for (const [sign, word] of emoji) if (plain.includes(sign)) plain = plain.replaceAll(sign, ` ${word} `);
  plain = normalise(plain).toLowerCase();
  for (const [phrase, english] of foreignPhrases)
    if (plain.includes(phrase)) plain = plain.replaceAll(phrase, ` ${english} `);
  return (
    plain
      .replaceAll(/[.!?;:]+(?=\s|$)|\n+/g, ' . ')
      .match(/\.(?=\s|$)|[\p{L}\p{M}\p{N}@$!|€¢+*'’-]+/gu)
      ?.flatMap(foldWord) ?? []
  );
}

/** Where a mark turns the direction of writing, what the eye reads is the text from its end. */
export function readings(text: string): string[] {
  return turned.test(text) ? [text, [...text].toReversed().join('')] : [text];
}

function foldWord(raw: string): string[] {
  const word = raw.replaceAll('’', "'").replace(/^['\-+*|$@!]+(?=\p{L}{4})|['\-!+*|]+$/gu, '');
  if (word === '.' || ordinary.test(word)) return [word];
  const english = foreign.get(word);
  if (english) return english.split(' ');
  const latin = [...word].some((letter) => /[a-z]/.test(letter))
    ? [...word].map((letter) => (/[a-z'-]/.test(letter) ? letter : (looksLike.get(letter) ?? letter))).join('')
    : word;
  const ascii = anyAscii(latin).toLowerCase();
  return ascii
    .replaceAll(/[^a-z0-9' -]/g, '')
    .replaceAll(/([a-z])\1{2,}/g, '$1$1')
    .split(' ')
    .filter((part) => part !== '' && !/^[-']+$/.test(part));
}
