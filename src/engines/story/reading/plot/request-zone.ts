import { isVague, type Plot, type Sentence } from './read-plot.ts';
import type { Word } from './word.ts';

/** Where a word stands: in what is asked for, before all that is asked for, or between two requests; "none" where nobody asks. */
export type Zone = 'none' | 'asked' | 'mood' | 'between';

/** How often an idea asks for something. */
export const requestsIn = ({ sentences }: Plot) =>
  Math.max(0, ...sentences.flatMap(({ words }) => words.map(({ asked }) => asked)));

export function zoneOf(word: Word | undefined, last: number): Zone {
  const asked = word?.asked ?? 0;
  return last === 0 ? 'none' : asked === last ? 'asked' : asked === 0 ? 'mood' : 'between';
}

/** Whether what is asked for last names somebody or something by itself: "Give me a goat", not "tell it well". */
export function namesWhatIsAsked({ sentences }: Plot, last: number): boolean {
  return sentences.some(({ words, phrases }) =>
    phrases.some((phrase) => zoneOf(words[phrase.from], last) === 'asked' && !isVague(phrase)),
  );
}

/** "I'm scared of bees. Give me a goat in a museum": the bees are why it is asked for. */
export function isOnlyWhy({ words }: Sentence, at: number, plot: Plot): boolean {
  const last = requestsIn(plot);
  return zoneOf(words[at], last) === 'mood' && namesWhatIsAsked(plot, last);
}
