import { describe, expect, it } from 'vitest';
import { describeReading } from '../../wizard/describe-reading.ts';
import { applyPicks } from '../../wizard/apply-picks.ts';
import { readIdea, type IdeaToRead } from '../../read-idea.ts';
import { traitOfText, traitText } from './trait-in.ts';

const leads: [string, string] = ['Posy', 'Gerald'];
const read = (idea: string, more: Partial<IdeaToRead> = {}) =>
  readIdea({
    idea,
    show: { name: 'Grandma Keeps a Dragon', description: null },
    leads,
    they: ['she', 'he'],
    place: 'The Goose Pond',
    regulars: ['Nell'],
    ...more,
  });

describe('what an idea says of one of the two', () => {
  it.each([
    ['Gerald has to win the baking contest but he is allergic to flour', 'contest', 'Gerald is allergic to flour'],
    ["they must find the lost cat, even though Gerald's allergic to cats", 'rescue', 'Gerald is allergic to cats'],
    ['Gerald, allergic to feathers, must guard the goose', 'defend', 'Gerald is allergic to feathers'],
    ['Gerald must win the baking contest despite being allergic to flour', 'contest', 'Gerald is allergic to flour'],
    ['gerald is scared of heights but they have to climb the tower', 'journey', 'Gerald is afraid of heights'],
    ['Posy must climb the tower in spite of her fear of heights', 'journey', 'Posy is afraid of heights'],
    ['Posy, terrified of water, has to rescue the seal', 'rescue', 'Posy is afraid of water'],
    [
      'they must save the library, the trouble is that Gerald is afraid of being seen',
      'defend',
      'Gerald is afraid of being seen',
    ],
    ['Gerald hates children but has to teach the class', 'teach', "Gerald can't stand children"],
    ["Posy can't stand the cold and they have to get across the glacier", 'journey', "Posy can't stand the cold"],
    ["Posy, who can't swim, must cross the lake with Gerald", 'journey', "Posy can't swim"],
    ['Gerald cant swim but has to rescue the duck from the lake', 'rescue', "Gerald can't swim"],
    [
      'Posy cannot tell left from right, yet has to find the way out of the maze',
      'escape',
      "Posy can't tell left from right",
    ],
    ["Posy and Gerald want to save the library. Only Posy can't read.", 'defend', "Posy can't read"],
    ['they must sail to the island but Gerald never learned to row', 'journey', "Gerald can't row"],
    ['Posy has never flown a kite but must win the kite race', 'contest', 'Posy has never flown a kite'],
    ['Posy, who has never flown before, must cross the ocean in a balloon', 'journey', 'Posy has never flown'],
    ["Gerald's never baked a cake but he has to bake one for the queen", 'build', 'Gerald has never baked a cake'],
    [
      'they have never cooked a meal and have to win the cooking contest',
      'contest',
      'one of them has never cooked a meal',
    ],
    ["Posy's got no voice and has to win the singing contest", 'contest', 'Posy has no voice'],
    ['they need to steal the crown but gerald has lost his glasses', 'heist', 'Gerald has no glasses'],
    ['They must find the way out of the maze and Gerald has forgotten his map', 'escape', 'Gerald has no map'],
    ["they have to rob the bank but one of them can't stop sneezing", 'heist', 'one of them keeps sneezing'],
    ['they build a boat but Posy keeps falling asleep', 'build', 'Posy keeps falling asleep'],
    ['They must rob the museum, only the other one keeps giggling', 'heist', 'one of them keeps giggling'],
    ['Gerald gets seasick and they have to build a raft', 'build', 'Gerald keeps getting seasick'],
    ['Two shepherds have to mend the bridge, and one of them snores', 'build', 'one of them keeps snoring'],
    ['They must steal the pearl, but Posy must not laugh', 'heist', 'Posy must not laugh'],
    [
      "they have to steal the painting and Gerald isn't allowed to touch the floor",
      'heist',
      'Gerald must not touch the floor',
    ],
    ['Posy has promised not to say a word but they must rescue the king', 'rescue', 'Posy must not say a word'],
    [
      "Posy and Gerald must free the bear, and Posy is secretly the thief's sister",
      'rescue',
      "Posy is secretly the thief's sister",
    ],
    ['nobody knows that Posy is a dragon, they must win the flying race', 'contest', 'Posy is secretly a dragon'],
    ['Gerald is invisible and must win the beauty contest', 'contest', 'Gerald is invisible'],
    ['They must rescue the frog from the well, and Posy is only six inches tall', 'rescue', 'Posy is six inches tall'],
    ['they must teach a parrot to sing, although Gerald is hopeless at music', 'teach', 'Gerald is hopeless at music'],
    ['Gerald can only speak in rhyme and they have to steal the crown', 'heist', 'Gerald can only speak in rhyme'],
  ])('%s', (idea, kind, told) => {
    const { kind: of, slots } = read(idea);
    expect(slots.trait?.text).toBe(told);
    expect(of.is).toBe(kind);
  });

  it.each([
    ['is the plot by itself', "Gerald can't sleep"],
    ['is a feeling by itself', 'Posy is afraid of the dark'],
    ['is what has to be found', 'Gerald has lost his voice'],
    [
      'is what has to be found, and comes back',
      "Posy loses her ticket and without the ticket she can't get off the train",
    ],
    ['is what has to be learnt', 'Gerald does not know how to fly and Posy teaches him'],
    ['is what they have come to do', "Posy can't find her hat"],
    ['is said of somebody else', 'The thief is allergic to flour and Posy must catch him'],
    [
      'is said of an animal named before',
      'me and gerald have to get my guinea pig out of the hoover because he only eats cucumber',
    ],
    ['is said of others of several', 'Eleven guests ate the soup and one of them has gone green'],
    [
      'is what others do',
      'this caller keeps ringing gran and they keep laughing, and Posy wants to find out who it is',
    ],
    ['is only supposed', 'They must win the race, but if Gerald is allergic to hay they lose'],
    ['is what both must not do anyhow', 'they promise never to speak again, and then the car breaks down'],
    ['is only why', "Obi gets them locked in on purpose so that Gerald can't miss his own birthday"],
    ['may be of another as well', 'Gerald must save the boy from the baker. He is allergic to flour.'],
    ['is asked', 'Who knows why Gerald is allergic to flour?'],
  ])('is none where it %s', (_, idea) => {
    expect(read(idea).slots.trait).toBeUndefined();
  });

  it('is whose pronoun says so, where both are named', () => {
    const idea = 'Posy and Gerald must win the race, but she is afraid of spiders';
    expect(read(idea).slots.trait?.text).toBe('Posy is afraid of spiders');
    expect(read(idea, { they: ['he', 'he'] }).slots.trait?.text).toBeUndefined();
  });

  it('is told once: neither beside the plot nor as its feeling', () => {
    const { slots, besides } = read(
      'They have to climb the tower and bring down the flag, but Gerald is afraid of heights',
    );
    expect(slots.trait?.text).toBe('Gerald is afraid of heights');
    expect(slots.feel).toBeUndefined();
    expect(besides.map(({ text }) => text).join(' ')).not.toMatch(/heights/);
  });

  it('is unread where its words may not be told, or its clause not said', () => {
    const idea = 'Gerald has to win the baking contest but he is allergic to flour';
    expect(read(idea, { mayTell: (words) => words !== 'flour' }).slots.trait).toBeUndefined();
    expect(read(idea, { maySay: (clause) => !clause.includes('allergic') }).slots.trait).toBeUndefined();
  });

  it('is read again out of what the wizard says', () => {
    for (const text of [
      'Gerald has no left shoe',
      'Posy keeps falling asleep',
      'one of them must not touch the ground',
      'Gerald is as light as a feather',
      "Posy is secretly the thief's sister",
      'Gerald has never flown a kite',
      'Posy is afraid of being seen',
    ])
      // prettier-ignore
      expect(traitText(traitOfText(text, leads)!)).toBe(text);
  });
});

describe('in the line of the wizard', () => {
  const before = read('Gerald has to win the baking contest but he is allergic to flour');
  const line = (reading: typeof before) => describeReading(reading).map(({ text }) => text).join(''); // prettier-ignore

  it('it stands behind the plot', () => {
    expect(line(before)).toBe('Posy and Gerald must win the baking contest; Gerald is allergic to flour.');
  });

  it('it can be the other’s, be put in other words, or be struck out', () => {
    const [option] = before.slots.trait!.options;
    expect(line(applyPicks(before, { trait: option!.text }))).toContain('Posy is allergic to flour');
    expect(line(applyPicks(before, { trait: "posy can't swim" }))).toContain("Posy can't swim");
    expect(line(applyPicks(before, { trait: 'keeps sneezing' }))).toContain('one of them keeps sneezing');
    expect(line(applyPicks(before, { trait: 'the moon' }))).toContain('Gerald is allergic to flour');
    expect(line(applyPicks(before, { trait: null }))).toBe('Posy and Gerald must win the baking contest.');
  });

  it('takes nobody for one of the two of whom the idea names an owner', () => {
    expect(read("The hedgehog's hundredth birthday but he's asleep").slots.trait).toBeUndefined();
  });
});
