import { francAll } from 'franc-min';

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Bengali}\p{Script=Tamil}]/u;
const englishWords =
  /\b(?:the|and|of|to|is|are|they|with|their|in|on|has|must|who|an|from|for|but|their|find|finds|save)\b/gi;
const commonWords =
  /\b(?:a|i|my|me|it|its|be|as|at|by|this|that|was|were|have|we|you|all|not|no|her|his|she|when|what|where|why|how|if|so|or|every|into|than|can|will)\b/i;
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
  // Five words with none that English hardly does without.
  if (words.length >= 5 && english === 0 && !commonWords.test(bare) && (scoreOf(bare) ?? 1) < 0.7) return false;
  if (words.length < 8 || bare.length < 45)
    return english > 0 || !/[^\x20-\x7f]/.test(bare.replaceAll(/\p{Lu}\p{L}+/gu, ''));
  if (english / words.length > 0.15) return true;
  const score = scoreOf(bare);
  return score === null || score > 0.82;
}

/** How English it looks, 0 to 1; null for what cannot be judged. */
function scoreOf(text: string): number | null {
  const guesses = francAll(text, { minLength: 12 });
  return guesses[0]?.[0] === 'und' ? null : (guesses.find(([code]) => code === 'eng')?.[1] ?? 0);
}
