import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { frameSources } from '../frame-sources.ts';

const readingOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mira', 'Tobias'],
    place: 'The Lamp Room',
    regulars: ['Felix', 'Inés', 'Juno'],
  });
const swapOf = (idea: string) => {
  const { kind, slots } = readingOf(idea);
  return [kind.is, slots.x?.text, slots.other?.text, slots.swap?.text];
};

describe('two who have swapped', () => {
  it.each([
    ['Juno and the cat have swapped bodies', 'Juno', 'the cat', 'bodies'],
    ["the teacher and the headmaster's dog swap bodies for a day", 'the teacher', "the headmaster's dog", 'bodies'],
    ['Tobias and the whale have swapped voices', 'Tobias', 'the whale', 'voices'],
    ["the twins wake up in each other's bed and nobody notices", 'the older twin', 'the younger twin', 'places'],
    ['the mayor swaps places with a penguin', 'the mayor', 'the penguin', 'places'],
    ['grandma and her grandson swap ages', 'Grandma', 'the grandson', 'ages'],
    ['they swap bodies and have to swap back before the school play', 'Mira', 'Tobias', 'bodies'],
    ['the kids and the teachers swap places', 'the oldest teacher', 'the smallest kid', 'places'],
    ['my mum and I swap bodies', 'Mum', 'Mira', 'bodies'],
    ['my brother and I have swapped voices', 'Mira', 'the brother', 'voices'],
    ['my best friend and I swap lives', 'Mira', 'Tobias', 'places'],
    ['the robot and the gardener swap jobs', 'the gardener', 'the robot', 'places'],
    ['the king and the cook trade places', 'the king', 'the cook', 'places'],
    ["Mira wakes up in the dog's body and the dog in hers", 'Mira', 'the dog', 'bodies'],
  ])('are both read, and what they have of one another: "%s"', (idea, x, other, is) => {
    expect(swapOf(idea)).toEqual(['magic', x, other, is]);
  });

  it('begin with the one whom everybody asks', () => {
    expect(swapOf('the baby and the policeman exchange jobs').slice(1, 3)).toEqual(['the policeman', 'the baby']);
  });

  it.each([
    'the cat has turned into a teapot',
    'Mira wakes up as the cat',
    "swap the king's crown for a fake",
    'the moons and the stars swap places',
    'the witches changed the house into a shoe',
  ])('are none in "%s"', (idea) => {
    expect(readingOf(idea).slots.swap).toBeUndefined();
  });

  it('may have been made to by a third', () => {
    const { slots } = readingOf('a witch makes the baker and his donkey swap heads');
    expect([slots.foe?.text, slots.other?.text]).toEqual(['the witch', 'the donkey']);
  });

  it('both have a say, and are told of by themselves', () => {
    const { said, fill } = frameSources(readingOf('the mayor and the penguin have swapped places'));
    expect(said).toMatchObject({ verb: ['swap them back', 'swapped them back'], besides: [] });
    expect([fill['x'], fill['other']]).toMatchObject([{ talks: true }, { talks: true }]);
  });
});
