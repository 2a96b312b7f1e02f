import { wordSet } from './tables.ts';

/** "Something lives under the stairs", "there is something in the pond that hums": it is a creature, of which nothing else is known. */
export function asCreature<T extends { text: string; end: string }>(words: T[]): T[] {
  const lower = words.map(({ text }) => text.toLowerCase());
  const at = lower[0] === 'something' ? 0 : lower[0] === 'there' && ['is', 'was'].includes(lower[1] ?? '') && lower[2] === 'something' ? 2 : -1; // prettier-ignore
  const what = words[at];
  if (!what || what.end !== '') return words;
  const lives = lower.findIndex(
    (word, index) =>
      index > at &&
      index < at + 9 &&
      (wordSet('lurks_there').has(word) || at === 2) &&
      wordSet('dwelt_at').has(lower[index + (at === 2 ? 0 : 1)] ?? ''),
  );
  if (lives < 0) return words;
  // "something big in the pond": so one says it of a creature in front of it.
  const size = wordSet('looks_so').has(lower[at + 1] ?? '') ? words.slice(at + 1, at + 2) : [];
  const a = at === 0 ? 'A' : 'a';
  return [
    ...words.slice(0, at),
    { ...what, text: a },
    ...size.map((word) => ({ ...word, end: '' })),
    { ...what, text: 'creature', end: size[0]?.end ?? '' },
    ...words.slice(at + 1 + size.length),
  ];
}
