import { expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

it.each([
  ["mum's ring finger is stuck in the bottle", 'Mum', 'tight finger: in the bottle'],
  ["grandpa's big toe is stuck in the drainpipe", 'Grandpa', 'tight toe: in the drainpipe'],
  ["the bear's left paw is stuck in the honey jar", 'the bear', 'tight paw: in the honey jar'],
  ["a goat's front leg is wedged in the fence", 'the goat', 'tight leg: in the fence'],
  ["the cat's head is stuck in the watering can", 'the cat', 'tight head: in the watering can'],
])('reads whose limb is stuck: %s', (idea, x, stuck) => {
  const { kind, slots } = readIdea({
    idea,
    show: { name: 'Gull Point', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: [],
  });
  expect(kind.is).toBe('rescue');
  expect(slots.x?.text).toBe(x);
  expect(slots.stuck?.text).toContain(stuck);
});
