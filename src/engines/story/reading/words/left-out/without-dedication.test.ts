import { expect, it } from 'vitest';
import { splitIdea } from '../split-idea.ts';

const read = (idea: string) =>
  splitIdea(idea)
    .flatMap(({ words }) => words)
    .map(({ text }) => text)
    .join(' ');

it.each([
  ['something nice for my grandfather who is ninety', 'something nice'],
  ['a story for my granny', 'a story'],
  ['a story for my little boy who has a cold', 'a story'],
  ['a story for my granny about a bus', 'a story about a bus'],
  ['a story for my friend who lost her dog', 'a story for my friend who lost her dog'],
  ['a medicine for my granny', 'a medicine for my granny'],
  ['they bake a cake for the mother', 'they bake a cake for the mother'],
])('reads for whom a story is told as nobody of the plot: %s', (idea, left) => {
  expect(read(idea)).toBe(left);
});
