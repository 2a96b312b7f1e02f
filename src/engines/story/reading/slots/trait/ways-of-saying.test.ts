import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';

const traitOf = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Grandma Keeps a Dragon', description: null },
    leads: ['Posy', 'Gerald'],
    they: ['she', 'he'],
    place: 'The Goose Pond',
    regulars: ['Nell'],
  }).slots;

describe('what an idea says of one of the two is read', () => {
  it.each([
    ['of the object', 'they must sail to the island although thunder terrifies Gerald', 'Gerald is afraid of thunder'],
    [
      'of whose eyes water',
      "a rescue for a pony that fell in the ditch even though horses make posy's eyes water and itch",
      'Posy is allergic to horses',
    ],
    [
      'of who was told not to',
      'the wizard told posy not to laugh and they have to sell lemonade at the fair',
      'Posy must not laugh',
    ],
    [
      'of who had to promise',
      'the fairy made Gerald promise not to use his hands and they have to build a wall',
      'Gerald must not use his hands',
    ],
    [
      'before the lead is named',
      'Having never once cooked so much as an egg, Gerald is made chef for the queen with Posy',
      'Gerald has never cooked an egg',
    ],
    [
      'before a lead in small letters',
      'without any sense of humour gerald goes with posy to a far land to buy a new roof',
      'Gerald has no sense of humour',
    ],
    [
      'of a leg',
      'with his leg in plaster gerald helps posy defend the sandcastle from the crabs',
      'Gerald is in plaster',
    ],
    [
      'of all one can',
      'They must win the cooking contest. All Gerald can make is toast.',
      'Gerald can only make toast',
    ],
    [
      'around an aside',
      'They must rescue the sheep, and Gerald, bless him, cannot count past ten.',
      "Gerald can't count past ten",
    ],
    [
      'in brackets',
      'Posy (who comes out in spots if she so much as smells a strawberry) and Gerald guard the fruit fields',
      'Posy is allergic to strawberries',
    ],
    ['in a bracket at the end', 'they must win the race (gerald doesnt like dogs)', "Gerald can't stand dogs"],
    ['where its verb is unknown', 'They must escape from the castle but Posy loathes mud', "Posy can't stand mud"],
    [
      'as a judgement',
      'posy thinks parties are the worst thing ever and now they have to throw the biggest one for the frog king',
      "Posy can't stand parties",
    ],
    ['as a habit', 'They must steal back the teapot, and Posy hums all day long.', 'Posy keeps humming'],
    ['as a lack of ability', 'They must fool the king but Posy is hopeless at whistling', "Posy can't whistle"],
    [
      'as a disguise',
      'they must win the race and posy is really a princess in disguise',
      'Posy is secretly a princess',
    ],
    [
      'as what another does not know',
      "They guard the royal jewels. What Posy doesn't know is that Gerald is a spy.",
      'Gerald is secretly a spy',
    ],
    ['with its reason', 'They want to win the quiz, but Posy is stuck in a barrel.', 'Posy is stuck in a barrel'],
    [
      'apart',
      'Posy, shrunk to the size of a thimble, must find the clockmaker',
      'Posy is shrunk to the size of a thimble',
    ],
    ['since when', 'Posy is invisible since breakfast and they have to find the crown', 'Posy is invisible'],
    ['as nothing but', 'Posy, who sees nothing but red, must find the green ruby with Gerald', 'Posy can only see red'],
    ['of an arm', 'Gerald, poor thing, has broken his arm and they must race the swans', 'Gerald is in plaster'],
    ['as what one has to be', 'They must steal the egg and Posy must stay cheerful', 'Posy has to be cheerful'],
  ])('%s: %s', (_, idea, told) => {
    expect(traitOf(idea).trait?.text).toBe(told);
  });

  it.each([
    ['is cured', "Gerald can't stop laughing and they go to the doctor to find out why"],
    ['is undone', 'Posy is stuck in the chimney and Gerald has to pull her out'],
    ['is cared for by the other', 'Posy is ill and Gerald has to cook her a soup'],
    ['is why they go', 'Gerald is hungry so they go to find the best sandwich in the world'],
    ['happens once', 'a ghost scares Gerald and they find out that it is only a sheet'],
    ['is broken at once', 'A dragon told Posy not to open the box and of course they open it'],
    ['is of the other', 'A dragon moves in and now Gerald has no time for Posy'],
    ['is no deed', 'Gerald never meant to bring the lantern back, and Posy has known that all along'],
    ['is a turn of phrase', 'Without a word Gerald leaves the house and Posy follows him to the harbour'],
    ['hides nothing', 'Posy is really a good cook and wants to open a restaurant'],
    ['is written', 'Gerald gets a letter from his future self warning him not to open the attic door.'],
  ])('but not where it %s: %s', (_, idea) => {
    expect(traitOf(idea).trait).toBeUndefined();
  });

  it('and leaves the plot as it would be without it', () => {
    const { x, trait } = traitOf(
      'They hunt a thief through the market to get back the clock, but Posy has lost her shoes.',
    );
    expect(trait?.text).toBe('Posy has no shoes');
    expect(x?.text).toContain('clock');
  });
});
