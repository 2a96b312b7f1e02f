import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { oddForms } from './odd-forms.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'Night Train to Nowhere', description: null },
    leads: ['Ottoline', 'Casimir'],
    place: 'Carriage Seven',
    regulars: ['Imani', 'Mr. Lindqvist'],
  });

describe('what holds in a world, or cannot be', () => {
  it.each([
    ['no one is allowed to say goodbye', 'law|say goodbye||', 'why nobody may say goodbye'],
    ['laughing is forbidden on Mondays', 'law|laugh|| on Mondays', 'why nobody may laugh on Mondays'],
    ["It's against the law to look at the moon.", 'law|look at the moon||', 'why nobody may look at the moon'],
    ['everybody in the dining car is forbidden to say thank you', 'law|say thank you|| in the dining car', 'why nobody may say thank you in the dining car'],
    ['A suitcase gets heavier every time somebody tells a lie near it.', 'each|get heavier|tell a lie|', 'why the suitcase gets heavier'],
    ['the town bell gets quieter each time someone lies to a friend', 'each|get quieter|lie to a friend|', 'why the town bell gets quieter'],
    ['letters that answer back', 'does|answer back||', 'why the letters answer back'],
  ])('is a question of its own where nothing else is asked: %s', (idea, odd, ask) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.odd?.text, slots.ask?.text]).toEqual(['find-out', odd, ask]);
  }); // prettier-ignore

  it.each([
    ['the book that reads people back', 'does|read people back||'],
    ['apples that tick backwards', 'does|tick backwards||'],
    ['the plants in the greenhouse have started leaning towards whoever is saddest', 'does|lean towards whoever is saddest||'],
    ['Every time somebody says sorry, the big spoon grows a centimetre.', 'each|grow a centimetre|say sorry|'],
  ])('is told of what has to be put right: %s', (idea, odd) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.odd?.text]).toEqual(['magic', odd]);
  }); // prettier-ignore

  it.each([
    'nobody must know that the pear was gone',
    'the clock stopped when somebody shouted',
    'A dragon that is afraid of heights',
    'the geese have stolen the moon',
    'They have to find the lighthouse keeper before the storm comes',
    'a robot that does homework',
  ])('is nothing that an idea only tells of, keeps secret or says of what was: %s', (idea) => {
    expect(read(idea).slots.odd).toBeUndefined();
  });
});

it('has the forms of one and of several', () => {
  expect(oddForms({ is: 'does', of: 'only tell the truth', cause: '', at: '' }, false)).toMatchObject({
    does: 'only tells the truth',
    doing: 'only telling the truth',
    did: 'only told the truth',
  });
  expect(oddForms({ is: 'does', of: 'lean towards whoever is saddest', cause: '', at: '' }, true).did).toBe(
    'leaned towards whoever was saddest',
  );
  expect(oddForms({ is: 'each', of: 'hum', cause: 'tell a lie', at: '' }, true)).toMatchObject({
    does: 'hum',
    causes: 'tells a lie',
    caused: 'told a lie',
  });
});
