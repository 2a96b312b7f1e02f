import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { banForms, banOfText } from './ban-forms.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mira', 'Tobias'],
    place: 'The Lamp Room',
    regulars: ['Inés', 'Felix'],
  });

describe('what must not be done', () => {
  it.each([
    ['they must NOT light it tonight', 'will|light|the lamp|tonight|'],
    ['nobody may open the blue door until the snow stops', 'will|open|the blue door|until the snow stops|'],
    ['they promised not to ring the bell', 'will|ring|the bell||'],
    ["whatever happens don't wake the baby", 'wake|wake|the baby||'],
    ['Mira and Tobias have sworn never to go into the cellar', 'will|go into|the cellar||'],
    ['the red button must not be pressed before Sunday', 'will|press|the red button|before Sunday|'],
    ['There is a cake on the shelf. Nobody is allowed to touch it until the party', 'will|touch|the cake|until the party|'],
    ["They're not allowed to ring the bell because the owls are nesting in it", 'will|ring|the bell||the owls are nesting in it'],
  ])('is what they hold out against: %s', (idea, ban) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.ban?.text]).toEqual(['survive', ban]);
  }); // prettier-ignore

  it.each([
    'no one is allowed to say goodbye',
    "It's against the law to look at the moon.",
    'They can not open the jar and look for somebody strong',
    'Mira and Tobias have to win the boat race, but Tobias must not touch the ground',
    'nobody must know that the pear was gone',
    "please don't make it scary. The geese have stolen the moon",
  ])('is no law, nothing that cannot be done, and nothing beside another plot: %s', (idea) => {
    expect(read(idea).slots.ban).toBeUndefined();
  });

  it('has the forms of what is known by then', () => {
    expect(banForms(banOfText('will|light|the lamps|tonight|')!)).toMatchObject({
      text: 'light the lamps',
      did: 'lit the lamps',
      it: 'light them',
      it_ing: 'lighting them',
    });
  });
});
