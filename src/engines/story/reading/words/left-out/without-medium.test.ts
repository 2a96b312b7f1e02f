import { expect, it } from 'vitest';
import { splitIdea } from '../split-idea.ts';

const read = (idea: string) =>
  splitIdea(idea)
    .flatMap(({ words }) => words)
    .map(({ text }) => text)
    .join(' ');

it.each([
  ['do the audio about a pirate', 'about a pirate'],
  ['with sound effects and a pirate ship', 'a pirate ship'],
  ['a story about a dog with sound effects', 'story about a dog'],
  ['a dragon. do the audio', 'a dragon'],
  ['I want it with sound', 'I want it'],
  ['do the voices, the owl is shy', 'the owl is shy'],
])('leaves out what is said of the medium: %s', (idea, left) => {
  expect(read(idea)).toContain(left);
  expect(read(idea)).not.toMatch(/audio|effects|sound|voices/);
});

it.each(['a planet with sound but no light', 'do the audio', 'two parrots with different voices swap cages'])(
  'keeps what is of the plot, or all that there is: %s',
  (idea) => {
    expect(read(idea)).toBe(idea);
  },
);
