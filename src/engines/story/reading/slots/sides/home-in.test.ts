import { expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';

const homeOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Plum Lane', description: 'A lane.' },
    leads: ['Posy', 'Arlo'],
    place: 'the lane',
    regulars: [],
  }).slots.home?.text;

it.each([
  ['We both promised not to tell anyone that the badger lives in the piano', 'the piano'],
  ['a mouse that sleeps in a teapot is lonely', 'the teapot'],
  ['there is a ghost who lives in the wardrobe and wants to dance', 'the wardrobe'],
  ['a dragon hidden under the stairs has a cold', 'the stairs'],
  ['there is a seal in the bath and nobody must know', 'the bath'],
  ['there is a seal in the bath', undefined],
  ['the badger plays in the piano', undefined],
  ['the badger lives with Posy', undefined],
])('reads where it always is: %s', (idea, home) => {
  expect(homeOf(idea)).toBe(home);
});
