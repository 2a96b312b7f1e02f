import { expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';

const endsOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: [],
  }).besides.flatMap(({ is, text }) => (is === 'end' ? [text] : []));

it.each([
  ['They want to have a party and I want it to snow', 'it is snowing'],
  ['They find a treasure and I want there to be a dragon', 'there is a dragon'],
  ['They build a rocket and I want the cat to come too', 'the cat comes too'],
  ['They hold a race and I want everybody to dance', 'everybody dances'],
])('what "%s" wishes beside its plot happens in the end', (idea, end) => {
  expect(endsOf(idea)).toContain(end);
});

it('takes what a story is to be like for nothing that happens in it', () => {
  expect(endsOf('They build a rocket and I want it to be funny')).toEqual([]);
});
