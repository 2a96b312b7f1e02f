import { isInWordNet } from '../../words/nouns.ts';
import { gerund, thirdPerson, verbOf } from '../../words/verbs.ts';

/** "dozing" → "doze", also of verbs that no table knows; the word itself where it is no such form. */
export function baseOfGerund(word: string): string {
  if (word === 'being') return 'be';
  const known = verbOf(word);
  if (known) return known.base;
  return word.endsWith('ing') ? chosen(word.slice(0, -3), (base) => gerund(base) === word, word) : word;
}

/** "hums" → "hum", also of verbs that no table knows; null where it is no such form. */
export function baseOfThird(word: string): string | null {
  const known = verbOf(word);
  if (known) return known.form === 's' ? known.base : null;
  if (!/[^su]s$/.test(word) || word.length < 4) return null;
  const stems = [`${word.slice(0, -3)}y`, word.slice(0, -2), word.slice(0, -1)];
  return stems.find((base) => thirdPerson(base) === word && (!base.endsWith('i') || base.length < 4)) ?? null;
}

function chosen(stem: string, isMadeOf: (base: string) => boolean, word: string): string {
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  const bases = [single, `${stem}e`, stem].filter(isMadeOf);
  const isDoubled = single !== stem && !/(?:ss|ll|zz)$/.test(stem);
  const likely = isDoubled
    ? single
    : /[^aeiou][szvcgu]$|[aeiou][zvcgu]$/.test(stem) && !/(?:ss|zz|ng)$/.test(stem)
      ? `${stem}e`
      : stem;
  return (
    bases.find((base) => verbOf(base)?.base === base) ??
    bases.find((base) => base === likely) ??
    bases.find(isInWordNet) ??
    bases[0] ??
    word
  );
}
