import { wordSet } from '../tables.ts';

/** A longer one may say what happens. */
const most = 4;

/**
 * "his rabbit (Mister Button, one ear)", "her blanket (it's called Bubu)": without brackets that only say how somebody or something is called or
 * looks. "Posy (who can't swim)" and "three things (a key, a map)" stay, which are of the plot.
 */
export function withoutBrackets(text: string): string {
  return text.replaceAll(/ ?\(([^()]*)\)/g, (typed, inside: string) => {
    const words = inside
      .toLowerCase()
      .split(/[ ,.!?]+/)
      .filter((word) => word !== '');
    return isOfLooks(words, inside) ? '' : typed;
  });
}

function isOfLooks(words: string[], inside: string): boolean {
  const begins = [1, 2, 3].some((count) => wordSet('bracketed').has(words.slice(0, count).join(' ')));
  if (begins) return true;
  const isBare = words.length <= most && !words.some((word) => wordSet('relatives').has(word) || wordSet('auxiliaries').has(word) || wordSet('determiners').has(word)); // prettier-ignore
  return isBare && (inside.includes(',') || wordSet('titles').has(words[0] ?? '') || words.some((word) => !Number.isNaN(Number(word)))); // prettier-ignore
}
