import type { Phrase } from '../../plot/noun-phrase.ts';
import type { Word } from '../../plot/word.ts';
import { table } from '../../words/tables.ts';

/** With these the plot goes on: "who can't swim has to cross". */
const goingOn = new Set(['must', 'has', 'have', 'had', 'needs', 'wants', 'will', 'can', 'should', 'is', 'are', 'was', 'were', 'if', 'unless', 'until', 'by', 'whenever']); // prettier-ignore
const subjects = new Set(['they', 'he', 'she', 'we', 'i', 'it', 'nobody', 'everybody']);
/** Words for what was named before, and for whoever tells it. */
const pointing = new Set(['it', 'them', 'him', 'this', 'that', 'these', 'those', 'me', 'us', 'you', 'your', 'my', 'our', 'there', 'here', 'one', 'something', 'which', 'each', 'so']); // prettier-ignore

/** Where a clause ends that is under way at a word. */
export function clauseEnd(words: readonly Word[], at: number): number {
  for (let to = at; to < words.length; to++) {
    const word = words[to] as Word;
    const next = words[to + 1];
    const isAs = word.lower === 'as' && (subjects.has(next?.lower ?? '') || next?.kind === 'name');
    const begins =
      isAs || word.kind === 'conj' || word.kind === 'rel' || word.kind === 'modal' || goingOn.has(word.lower);
    const isWho = subjects.has(word.lower) || word.kind === 'name';
    if (to > at && (begins || (isWho && word.end === '' && ['aux', 'modal', 'verb'].includes(next?.kind ?? ''))))
      return to;
    if (word.end !== '') return to + 1;
  }
  return words.length;
}

/** The words of a clause without what only rounds it off; null where it points at what was named elsewhere. */
export function plainWords(words: readonly Word[], at: number, to: number): string[] | null {
  let said = words.slice(at, to);
  const { tails, fillers } = table('traits');
  for (let known = -1; known !== said.length;) {
    known = said.length;
    const tail = tails.find((one) => ` ${saidIn(said)}`.endsWith(` ${one}`));
    if (tail) said = said.slice(0, said.length - tail.split(' ').length);
  }
  const filler = fillers.find((one) => ` ${saidIn(said)} `.includes(` ${one} `));
  const start = filler ? said.findIndex((_, index) => saidIn(said.slice(index)).startsWith(filler)) : -1;
  if (filler && start >= 0) said = said.toSpliced(start, filler.split(' ').length);
  if (said.some(({ lower, kind }, index) => (pointing.has(lower) && !isCounted(said, index)) || (lower === 'her' && kind === 'pron'))) return null; // prettier-ignore
  return said.length > 0 && !['why', 'how', 'what', 'who', 'where', 'to', 'from', 'of', 'with', 'the', 'a', 'as'].includes(said.at(-1)?.lower ?? '') ? said.map(written) : null; // prettier-ignore
}

export const saidIn = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ');

/** "more than one coin": there it points at nothing. */
const isCounted = (words: readonly Word[], at: number) => words[at]?.lower === 'one' && at < words.length - 1;

const written = ({ text, kind }: Word) =>
  kind === 'name' || kind === 'owner' || /^\p{Lu}/u.test(text) ? text : text.toLowerCase();

export function phraseText(words: Word[], phrase: Phrase): string {
  return words.slice(phrase.from, phrase.to).map(written).join(' ');
}
