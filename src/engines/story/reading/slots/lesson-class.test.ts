import { expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

it.each([
  ['Instruct the giant in calligraphy', 'calligraphy'],
  ['train an old dog in diplomacy', 'diplomacy'],
  ['coach the shy goat in opera', 'opera'],
  ['Grandpa could whistle. He wants to teach somebody, but none of us can whistle', 'whistle'],
  ['A witch who can fly wants to teach somebody, and nobody can fly', 'fly'],
  ['teach a bear the trumpet', 'trumpet'],
  ['teach the ogre the waltz', 'waltz'],
])('reads what is learnt where it stands apart from who learns it: %s', (idea, lesson) => {
  const { kind, slots } = readIdea({
    idea,
    show: { name: 'Gull Point', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: [],
  });
  expect(kind.is).toBe('teach');
  expect(`${slots.lesson?.text} ${slots.x?.text}`).toContain(lesson);
});
