import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: ['Tobias', 'Inés', 'Juno'],
  }).slots;

describe('a noun that names a part only', () => {
  it.each([
    ["Ocean's Eleven in a kindergarten, the loot is nap time.", 'x', 'the nap time'],
    ['Karate Kid, but the master is a nun and the sport is ironing.', 'x', 'the ironing'],
    ['a poker night for an island, and the other player is a bishop who counts cards', 'foe', 'the bishop'],
  ] as const)('is what the idea says it is: %s', (idea, slot, text) => {
    expect(read(idea)[slot]?.text).toBe(text);
  });
});

describe('who misses somebody', () => {
  it('has not taken them', () => {
    const { x, foe } = read('The king has woken up without his crown.');
    expect([x?.text, foe]).toEqual(["the king's crown", undefined]);
  });
});
