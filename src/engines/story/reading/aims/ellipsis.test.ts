import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: ['Tobias', 'Inés', 'Juno'],
  });

describe('a question of one word', () => {
  it.each([
    [
      'Somebody has painted the lighthouse pink and the mayor is furious, so they have to find out who before the queen comes to visit',
      'who has painted the lighthouse pink',
      'the lighthouse',
    ],
    ['All the clocks in the tower have stopped and nobody knows why', 'why all the clocks in the tower have stopped', 'the clocks'],
    ['The sea has turned green overnight. They have to find out why before the regatta.', 'why the sea has turned green', 'the sea'],
    ['My bike was nicked. Find out who.', 'who nicked the bike', 'the bike'],
    [
      'Somebody keeps leaving pies on the step and they want to know who, because the pies are very good',
      'who keeps leaving pies on the step',
      'the pies',
    ],
  ])('takes up the clause before it: %s', (idea, ask, x) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.ask?.text, slots.x?.text]).toEqual(['find-out', ask, x]);
  }); // prettier-ignore
});
