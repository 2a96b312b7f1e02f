/** Words that say nothing of what a sentence is about. */
const empty = new Set(
  'a an the and or but of in on at to for from with by as is are was were be been being it its this that these those there here he she they him her them his their our we us you your i me my who which what when where how so then than too very just only also has have had do does did will would can could should may might must if not no never any some all about into out up down over again once still'.split(
    ' ',
  ),
);
const negation = /\b(?:not|never|no longer|nobody|nothing|neither|cannot|without)\b|n['’]t\b/i;

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/, '') : word.replace(/(?<=\w{3})s$/, '');

/** What a sentence is about: its telling words without their endings. Names given are left out. */
export function tellingWords(sentence: string, names: readonly string[] = []): Set<string> {
  const left = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const words = sentence
    .toLowerCase()
    .replaceAll(/n['’]t\b|['’](?:s|re|ve|ll|d|m)\b/g, ' ')
    .match(/[\p{L}\p{N}]+/gu);
  return new Set((words ?? []).filter((word) => !empty.has(word) && !left.has(word)).map(stem));
}

/** How much of what one sentence is about another speaks of, 0 to 1. */
export function sharedWords(of: Set<string>, within: Set<string>): number {
  if (of.size === 0) return 0;
  return [...of].filter((word) => within.has(word)).length / of.size;
}

/** Whether two sentences say the same in about the same words. */
export function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [tellingWords(one), tellingWords(other)];
  return isDenied(one) === isDenied(other) && sharedWords(a, b) >= 0.75 && sharedWords(b, a) >= 0.75;
}

export const isDenied = (sentence: string) => negation.test(sentence);

const enough = 0.67;

/** How a text stands to a sentence, by each sentence of it: it says it, it denies it, or neither. Questions say nothing. */
export function standsTo(
  { text, speaker }: { text: string; speaker: string },
  sentence: string,
  names: readonly string[],
): 'says' | 'denies' | null {
  const about = tellingWords(sentence, names);
  const named = names.filter((name) => mentions(sentence, [name]));
  const isOf = (part: string) => named.length === 0 || named.some((name) => name === speaker || mentions(part, [name]));
  for (const part of text.match(/[^.!?]+[.!?]*/g) ?? []) {
    if (part.trim().endsWith('?') || !(isOf(part) || isOf(text))) continue;
    if (sharedWords(about, tellingWords(part, names)) < enough) continue;
    return isDenied(part) === isDenied(sentence) ? 'says' : 'denies';
  }
  return null;
}

/** Whether a text has one of the phrases as whole words, in any case. */
export function mentions(text: string, phrases: readonly string[]): boolean {
  const said = ` ${plain(text)} `;
  return phrases.some((phrase) => plain(phrase) !== '' && said.includes(` ${plain(phrase)} `));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/'s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
