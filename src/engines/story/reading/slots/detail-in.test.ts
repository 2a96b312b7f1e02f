import { expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

const detailOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: ['Tobias'],
  }).slots.detail?.text ?? null;

it.each([
  ['the baker has vanished and the bread keeps talking', 'the bread keeps talking'],
  ['They have one night to build a bridge before the circus arrives.', 'the circus arrives'],
  [
    'Posy and Arlo repair an organ that has not been played since the war.',
    'the organ has not been played since the war',
  ],
  [
    'A ship made of paper sails into the harbour and asks for a captain.',
    'the ship made of paper sails into the harbour',
  ],
  ['An old rival wants to be friends. Nobody believes her.', 'the old rival wants to be friends'],
])('what is said beside the plot of "%s" is that %s', (idea, detail) => {
  expect(detailOf(idea)).toBe(detail);
});

it.each([
  'Mara and Finn must win the race.',
  'dinosaurs × figure skating',
  'Omar and Vivian fall out over a borrowed coat.',
  'lose the map',
])('nothing is said beside the plot of "%s"', (idea) => {
  expect(detailOf(idea)).toBeNull();
});
