import { wordSet } from '../tables.ts';

/** What a genre is said with: "lots of pathos", "with jokes". */
const most = 6;
const fewestLeft = 2;

/**
 * "Claustrophobic thriller, please: a bank vault": without what is said before the plot of how it should be told. A clause goes
 * where its words are of tones alone or end in a genre; what tells nothing else is kept.
 */
export function withoutGenre<T extends { text: string; end: string }>(words: T[]): T[] {
  let from = 0;
  for (;;) {
    const to = words.findIndex(({ end }, at) => at >= from && /[,:.!]/.test(end)) + 1;
    if (to === 0 || words.length - to < fewestLeft) return words.slice(from);
    const clause = words.slice(from, to).map(({ text }) => text.toLowerCase());
    if (clause.length > most || !isOfTone(clause, from > 0)) return words.slice(from);
    from = to;
  }
}

function isOfTone(clause: string[], goesOn: boolean): boolean {
  const [tones, genres] = [wordSet('tonal'), wordSet('genres')];
  const plain = clause.filter((word) => !wordSet('tonal_joints').has(word));
  const last = plain.at(-1) ?? '';
  const isNamed = genres.has(last) && plain.slice(0, -1).every((word) => tones.has(word) || genres.has(word));
  // "Epic, lots of pathos, about": once a genre was named.
  const isMore = goesOn && plain.length > 0 && plain.every((word) => tones.has(word) || genres.has(word));
  return isNamed || isMore;
}
