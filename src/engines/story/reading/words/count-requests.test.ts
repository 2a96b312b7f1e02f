import { expect, it } from 'vitest';
import { splitIdea } from './split-idea.ts';

/** The words behind the last request. */
function askedIn(idea: string): string {
  const words = splitIdea(idea).flatMap((part) => part.words);
  const last = Math.max(...words.map(({ asked = 0 }) => asked));
  return last === 0 ? '' : words.flatMap(({ text, asked }) => (asked === last ? [text] : [])).join(' ');
}

it.each([
  ['Bored of rain. Give me a goat in a museum', 'Give me a goat in a museum'],
  ["I'm scared of bees. Could it be about a moth?", 'Could it be about a moth'],
  ['my dog is ill, a story where a fox gets well', 'story where a fox gets well'],
  ['we moved on Monday, what if the house came too', 'what if the house came too'],
  ["there's a bakery near us, I'd like them to save the oven", 'I would like them to save the oven'],
  ['the bus is late and the driver sings', ''],
])('tells what is asked for from why: %s', (idea, asked) => {
  expect(askedIn(idea)).toBe(asked);
});
