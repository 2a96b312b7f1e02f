import { describe, expect, it } from 'vitest';
import { readIdea } from '../read-idea.ts';

const slotsOf = (idea: string) => {
  const { kind, slots } = readIdea({
    idea,
    show: { name: 'Gull Point', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: [],
  });
  return [kind.is, slots.rift?.text, slots.x?.text];
};

describe('what stands between the two', () => {
  it.each([
    ['Mara has hidden a letter from Finn', 'Mara: hid', 'the letter'],
    ["Finn read Mara's diary", 'Finn: read', "Mara's diary"],
    ['Mara finds out that Finn opened her letter', 'Finn: read', 'the letter'],
    ["Finn broke Mara's kite and didn't say so", 'Finn: broke', "Mara's kite"],
    ["Finn ate Mara's birthday cake", 'Finn: took', "Mara's birthday cake"],
    ["Mara can't forgive Finn for losing her hat", 'Finn: broke', 'the hat'],
    ['Finn lied about the exam', 'Finn: lied', 'the exam'],
    ['one of them lied about the exam', 'lied', 'the exam'],
    ["they haven't spoken since the wedding", 'silent', 'the wedding'],
    ["Mara and Finn don't speak to each other because of the kite", 'silent', 'the kite'],
    ['they must share one bed', 'share', 'the bed'],
    ['Mara and Finn must share one umbrella', 'share', 'the umbrella'],
    ['two friends and only one ticket', 'share', 'the ticket'],
    ['two sisters who are not speaking have to share a cabin', 'share', 'the cabin'],
    ['two librarians who quarrel must share a desk', 'share', 'the desk'],
    ['Mara has a new best friend', 'Mara: friend', 'the new best friend'],
    ['one of them is moving away', 'leaving', undefined],
    ['Mara and Finn have fallen out over the tree house', 'fight', 'the tree house'],
    ['Mara and Finn had a fight about the last cake', 'fight', 'the last cake'],
    ["Finn told everyone Mara's secret", 'Finn: told', "Mara's secret"],
    ['they promised never to tell about the tunnel', 'kept', 'the tunnel'],
    ['Mara and Finn have a secret', 'secret', 'the secret'],
    ['Finn knows a secret and Mara told everybody in the world', 'Mara: told', 'the secret'],
    ['Mara told Finn a lie and it keeps getting bigger', 'Mara: told', 'the lie'],
    ['broken promise', 'kept', undefined],
    ['betrayal', 'told', undefined],
  ])('%s', (idea, rift, x) => {
    expect(slotsOf(idea)).toEqual(['two-of-us', rift, x]);
  });
});
