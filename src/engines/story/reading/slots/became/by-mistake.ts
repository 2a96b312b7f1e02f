import type { Besides } from '../../../frame.ts';
import type { Reading } from '../../reading.ts';
import { wordSet } from '../../words/tables.ts';

/** Behind "by" a mistake follows soon: "by mistake", "by a clerical error", "through some mix-up". */
const soon = 4;

/** "the clerk is promoted to king by a misprint": nobody meant it. */
export function isByMistake(said: string): boolean {
  const words = said.toLowerCase().split(' ');
  const isMistake = (word: string) => wordSet('mistakes').has(word);
  return words.some(
    (word, at) =>
      word === 'accidentally' || (['by', 'through'].includes(word) && words.slice(at + 1, at + soon).some(isMistake)),
  );
}

const isOfMistake = (idea: string) =>
  isByMistake(idea) || idea.split(' ').some((word) => wordSet('mistakes').has(word));

/**
 * What an idea says beside its plot where somebody has come to hold a title that they should not: how that came about is long past for
 * whoever tells of it, so it's said as it is now, "the clerk is king by mistake", of a lead as well.
 */
export function besidesRaised(besides: Besides[], { x, became }: Reading['slots'], idea: string): Besides[] {
  const title = became?.text.replace(/^(?:an?|the) /, '') ?? '';
  if (!x || !wordSet('titles_held').has(title) || !isOfMistake(idea)) return besides;
  const is = /^(?:they|we)\b/.test(x.text) ? 'are' : 'is';
  const others = besides.filter(({ text }) => !isByMistake(text) && !text.endsWith(` ${title}`));
  return [{ is: 'clause', text: `${x.text} ${is} ${title} by mistake` }, ...others];
}
