const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A sentence never ends after these, whatever the segmenter thinks. */
const unfinished = /(^|[\s("'“‘])(mr|mrs|ms|dr|st|prof|capt|sgt|lt|gen|rev|no|vs|[a-z])\.\s*$/i;
const longestSentence = 60;
const clauseEnd = /[,;:—–…)]["'”’]*\s*$|--\s*$/;

const countWords = (text: string): number => text.match(/[^\s—–…]+/g)?.length ?? 0;

/** Sentences of a line, as the pieces of its text (trimmed), none longer than about 60 words. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const segment of segmentsOf(text.replaceAll(/\s+/g, ' '))) {
    const before = sentences.at(-1);
    // "Mr. Fox" and '"Stop!" she said' are one sentence each; a lone closing quote belongs to what it closes.
    const goesOn = before !== undefined && (unfinished.test(before) || /^[^\p{L}\p{N}]*(\p{Ll}|$)/u.test(segment));
    if (goesOn) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences
    .flatMap(capLength)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The segmenter does not see that an ellipsis may end a sentence. */
function segmentsOf(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment }) => segment.split(/(?<=…["'”’)]*\s)(?=["'“‘(]*\p{Lu})/u));
}

/** Breaks an endless sentence at the clause nearest to its middle, else at the middle word. */
function capLength(sentence: string): string[] {
  const words = sentence.match(/\S+\s*/g) ?? [];
  if (words.length <= longestSentence) return [sentence];
  const middle = words.length / 2;
  let cut = Math.floor(middle);
  let best = Number.POSITIVE_INFINITY;
  for (const [i, word] of words.entries()) {
    const distance = Math.abs(i + 1 - middle);
    if (clauseEnd.test(word) && distance < best && distance < words.length / 3) [cut, best] = [i + 1, distance];
  }
  return [words.slice(0, cut), words.slice(cut)].flatMap((part) => capLength(part.join('')));
}

/**
 * The first clause apart from the rest, so that the first sound of an episode comes sooner; the sentence as it is where it is
 * short or has no clause near its beginning.
 */
export function breakFirstClause(sentence: string): string[] {
  if (countWords(sentence) < 8) return [sentence];
  const words = sentence.match(/\S+\s*/g) ?? [];
  const cut = words.findIndex((word, i) => i >= 1 && clauseEnd.test(word)) + 1;
  if (cut === 0 || cut > 14 || words.length - cut < 2) return [sentence];
  return [words.slice(0, cut).join('').trim(), words.slice(cut).join('').trim()];
}
