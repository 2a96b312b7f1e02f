import { readPhrase } from '../plot/noun-phrase.ts';
import type { Word } from '../plot/word.ts';
import { wordSet } from '../words/tables.ts';

/** A clause of the idea as it can be said after "find out", up to fourteen words: "who painted the doors". "" where it names the writer. */
export function clauseFrom(words: Word[], from: number): string {
  const said: Word[] = [];
  for (const word of words.slice(from, from + 15)) {
    if (
      said.length > 2 &&
      word.kind === 'conj' &&
      ['and', 'but', 'or', 'so', 'because', 'while', 'then', 'before'].includes(word.lower) &&
      said.at(-1)?.end === ','
    )
      break;
    // The deadline is said by itself: "who the caller is before the late news".
    const time = ['before', 'until', 'till'].includes(word.lower) ? readPhrase(words, words.indexOf(word) + 1) : null;
    if (said.length > 1 && time && wordSet('times').has(time.head)) break;
    // "… and why they don't wait" is another question.
    const next = words[words.indexOf(word) + 1];
    if (
      said.length > 2 &&
      word.kind === 'conj' &&
      (next?.kind === 'wh' ||
        ['nobody', 'everyone', 'everybody', 'i', 'we', 'they', 'its', "it's"].includes(next?.lower ?? ''))
    )
      break;
    said.push(word);
    // The point of "Mr." ends no clause.
    const ends = word.end !== '.' || !wordSet('titles').has(word.lower);
    if (ends && [...word.end].some((mark) => ',;:.!?'.includes(mark))) break;
  }
  if (
    said.length < 2 ||
    said.length > 14 ||
    said.some(({ lower }) => ['i', 'me', 'you', 'your', 'we', 'us'].includes(lower))
  )
    return '';
  // What stands after a conjunction at the end was cut.
  while (
    said.length > 2 &&
    ['conj', 'det', 'prep', 'adv'].includes(said.at(-1)?.kind ?? '') &&
    !['behind', 'home', 'back', 'away', 'from', 'for', 'here', 'there'].includes(said.at(-1)?.lower ?? '')
  )
    said.pop();
  // What is the writer's own is somebody's else who hears it: "why my shoe" is "why the shoe".
  return said
    .map(({ text, lower }, at) => (lower === 'my' || lower === 'our' ? 'the' : at === 0 ? text.toLowerCase() : text))
    .join(' ');
}
