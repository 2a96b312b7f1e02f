import { expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Late Ferry', description: null },
    leads: ['Kwame', 'Dolores'],
    place: 'the quay',
    regulars: ['Sam', 'Birdie'],
  });

it.each([
  ['Kwame is made king by mistake and nobody dares say so', 'Kwame', 'Kwame is king by mistake'],
  ['Kwame becomes mayor by a clerical error', 'Kwame', 'Kwame is mayor by mistake'],
  ['Sam is promoted to king by mistake', 'Sam', 'Sam is king by mistake'],
  ['The town clerk was promoted to king by a misprint and everyone is too polite to mention it', 'the town clerk', 'the town clerk is king by mistake'], // prettier-ignore
  ['a typo makes the gardener the queen', 'the gardener', 'the gardener is queen by mistake'],
  ['a goat is elected mayor by accident', 'the goat', 'the goat is mayor by mistake'],
])('%s: it is told of as it is now', (idea, x, clause) => {
  const { kind, slots, besides } = read(idea);
  expect(kind.is).toBe('befriend');
  expect(slots.x?.text).toBe(x);
  expect(besides.map(({ text }) => text)).toContain(clause);
});

it('leaves a king alone who was crowned on purpose', () => {
  expect(read('Sam is crowned king of the quay').besides.map(({ text }) => text)).not.toContain(
    'Sam is king by mistake',
  );
});
