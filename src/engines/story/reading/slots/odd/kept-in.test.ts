import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Tidewater Academy', description: null },
    leads: ['Coral Finch', 'Tavi'],
    place: 'The Reef Hall',
    regulars: ['Marisol', 'Professor Brine'],
  });

describe('what is kept back until the last episode', () => {
  it.each([
    ["New girl hasnt said a word in 3 weeks. I want to hear her first word but NOT before the last episode", 'befriend', 'the new girl', 'word'],
    ["a robot who doesn't speak until the last episode", 'befriend', 'the robot', 'word'],
    ['A stranger comes and we never find out his name until the very end', 'befriend', 'the stranger', 'name'],
    ["nobody knows the new captain's name", 'befriend', 'the new captain', 'name'],
    ['somebody leaves a locked box. the box is only opened in the last episode', 'find-out', 'the locked box', 'inside'],
  ])('is read with whose it is: %s', (idea, kind, x, is) => {
    const { kind: of, slots } = read(idea);
    expect([of.is, slots.x?.text, slots.odd?.text.split('|')[0]]).toEqual([kind, x, is]);
  }); // prettier-ignore

  it.each([
    'They open a bakery before the end of summer',
    'a girl who says the word thank you too often',
    'the last episode should have a big party',
    'They have to find out what is inside the mountain',
  ])('is nothing that only happens late: %s', (idea) => {
    expect(['word', 'name', 'inside']).not.toContain(read(idea).slots.odd?.text.split('|')[0]);
  });
});
