import { francAll } from 'franc-min';

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Bengali}\p{Script=Tamil}]/u;
const englishWords =
  /\b(?:the|and|of|to|is|are|they|with|their|in|on|has|must|who|an|from|for|but|their|find|finds|save)\b/gi;
const foreignMarks = /[¿¡ñßœæøåçãõ]/i;

/**
 * Whether a plot idea can be read as English. Names in other scripts do not count (they are taken out first). Language
 * guessers are wrong on short texts ("dragons" is French to them), so these are English unless their letters say otherwise.
 */
export function isEnglish(text: string, names: string[]): boolean {
  const bare = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  const other = [...bare].filter((letter) => otherScript.test(letter)).length;
  if (other > 2 || (other > 0 && !/[a-z]{3}/i.test(bare))) return false;
  const words = bare.trim().split(/\s+/);
  const english = bare.match(englishWords)?.length ?? 0;
  if (foreignMarks.test(bare) && english === 0) return false;
  if (words.length < 8 || bare.length < 45)
    return english > 0 || !/[^\x20-\x7f]/.test(bare.replaceAll(/\p{Lu}\p{L}+/gu, ''));
  if (english / words.length > 0.15) return true;
  const guesses = francAll(bare, { minLength: 12 });
  const score = guesses.find(([code]) => code === 'eng')?.[1] ?? 0;
  return guesses[0]?.[0] === 'und' || score > 0.82;
}
