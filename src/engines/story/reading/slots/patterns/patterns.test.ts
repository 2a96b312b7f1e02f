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

describe('the two against each other', () => {
  it.each([
    ['two best friends run for class president against each other and both secretly vote for the other one', 'vote|', 'the election'],
    ['they both enter the pie contest', 'make|', 'the pie contest'],
    ['a race between the two of them and neither wants to win', 'race|loath', 'the race'],
    ['Coral vs Tavi!!! who is the better swimmer', 'other|', 'the contest'],
  ])('is a contest that stands between them: %s', (idea, rivalry, x) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.rift?.text, slots.rivalry?.text, slots.x?.text]).toEqual(['two-of-us', 'against', rivalry, x]);
  }); // prettier-ignore

  it.each([
    'They want to win the quiz.',
    'both want to get home before dark',
    'Coral against Tavi in a kite race',
    'they lean against each other and sleep',
    'The two enter the old cave together.',
  ])('is not read where they are on one side, or one of them has a helper: %s', (idea) => {
    expect(read(idea).slots.rivalry).toBeUndefined();
  });
});

describe('a part that falls to an unlikely one', () => {
  it.each([
    ['Worst swimmer becomes swimming captain', 'the worst swimmer', 'be swimming captain', 'race|worst|'],
    ['the shyest kid has to give the speech', 'the shyest kid', 'give the speech', 'speech|shy|'],
    ['the goalkeeper is afraid of the ball', 'the goalkeeper', 'keep the goal', 'match|afraid|is afraid of the ball'],
    ["the girl who can't sing gets the solo in the harvest concert", 'the girl', 'have the solo in the harvest concert', 'show|worst|can not sing'],
  ])('is told of whoever has it: %s', (idea, x, lesson, chosen) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.x?.text, slots.lesson?.text, slots.chosen?.text]).toEqual(['teach', x, lesson, chosen]);
  }); // prettier-ignore

  it.each([
    'A robot that’s afraid of water has to cross the sea to deliver a flower.',
    'the prince becomes king',
    'the bravest knight has to lead the army',
    'the egg is chosen',
  ])('is not read of those of whom anybody would have thought: %s', (idea) => {
    expect(read(idea).slots.chosen).toBeUndefined();
  });
});

describe('two who are in love', () => {
  it.each([
    ["two vending machines are in love but can't move", 'the vending machine', 'the other vending machine', 'still'],
    ['the scarecrow loves the weathervane but she always looks the other way', 'the scarecrow', 'the weathervane', 'looks'],
    ['the baker is secretly in love with the postwoman and too shy to say so', 'the baker', 'the postwoman', 'shy'],
    ['A washing machine falls in love with the dishwasher across the hall but they only hear each other when both are running', 'the washing machine', 'the dishwasher', 'turns'],
    ['kettle has a crush on the toaster and is too shy', 'the kettle', 'the toaster', 'shy'],
  ])('are brought together by the leads: %s', (idea, x, other, love) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.x?.text, slots.other?.text, slots.love?.text]).toEqual(['befriend', x, other, love]);
  }); // prettier-ignore

  it.each([
    'Coral is in love with Tavi',
    'the boy loves the drum',
    'the cook loves her job',
    'two people fall in love',
    'two spies fall in love and steal the same diamond',
    'Tavi thinks that nobody loves him',
  ])('is not read of a lead, of nobody, or of what one only likes: %s', (idea) => {
    expect(read(idea).slots.love).toBeUndefined();
  });
});

describe('nobody who wants to be the first', () => {
  it.each([
    ['everyone on the train tries to be last off because the first one out has to give a speech', 'who is first off', 'go|be first off|give a speech'],
    ['no one takes the last biscuit because whoever takes it has to wash up', 'who takes the last biscuit', 'go|take the last biscuit|wash up'],
    ['nobody wants to be the first one in the water because its freezing', 'who is first in the water', 'go|be first in the water|'],
    ['everyone pretends to be asleep because the first one up has to light the fire', 'who is first up', 'wake|be first up|light the fire'],
  ])('is a question of who it will be: %s', (idea, ask, shirked) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.ask?.text, slots.shirked?.text]).toEqual(['find-out', ask, shirked]);
  }); // prettier-ignore

  it.each([
    'nobody knows who was there first',
    'the first one to find the key wins',
    'nobody wants to speak first',
    'everyone wants to be first',
  ])('is not read where somebody would like to, or nobody could be heard: %s', (idea) => {
    expect(read(idea).slots.shirked).toBeUndefined();
  });
});

describe('somebody who stands for an office', () => {
  it.each([
    ['The sourdough starter in the library kitchen wakes up and wants to run for mayor', 'the sourdough starter', 'mayor', undefined],
    ['the goat is running for mayor against the baker', 'the goat', 'mayor', 'the baker'],
    ['Marisol wants to be elected queen of the harbour fair', 'Marisol', 'queen of the harbour fair', undefined],
    ['what if a scarecrow became mayor', 'the scarecrow', 'mayor', undefined],
    ['An old suitcase campaigns to become president of the ferry', 'the old suitcase', 'president of the ferry', undefined],
    ['the cat is up for election as captain. the other candidate is the cook', 'the cat', 'captain', 'the cook'],
  ])('is the candidate of an election: %s', (idea, x, office, foe) => {
    const { kind, slots } = read(idea);
    expect([kind.is, slots.x?.text, slots.office?.text, slots.foe?.text]).toEqual(['contest', x, office, foe]);
  }); // prettier-ignore

  it.each([
    'the prince wants to be king',
    'the geese stand behind the captain',
    'a boy runs to the president with a letter',
    'Worst swimmer becomes swimming captain',
    'the mayor runs out of paint',
    'Coral wants to be elected captain',
  ])('is not read where nobody is elected, or one of the two would be: %s', (idea) => {
    expect(read(idea).slots.office).toBeUndefined();
  });
});
