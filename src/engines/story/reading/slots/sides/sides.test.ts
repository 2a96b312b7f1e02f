import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { frameSources } from '../frame-sources.ts';

const read = (idea: string) =>
  readIdea({
    idea,
    show: { name: 'The Lantern Keepers', description: null },
    leads: ['Mara', 'Finn'],
    place: 'The Lamp Room',
    regulars: ['Tobias', 'Inés', 'Juno'],
  });
const textsOf = (idea: string) => {
  const { kind, slots } = read(idea);
  const text = (name: keyof typeof slots) => slots[name]?.text ?? '';
  return { kind: kind.is, x: text('x'), foe: text('foe'), event: text('event'), den: text('den'), lesson: text('lesson') };
}; // prettier-ignore

describe('whose a feast is, and who is against it', () => {
  it.each([
    [
      "it's my teddy's birthday and the thunder is coming",
      { x: 'the teddy', event: 'the birthday', foe: 'the thunder' },
    ],
    [
      'The gardeners want to throw a wedding for the two scarecrows but the crows have eaten the cake',
      { x: 'the two scarecrows', event: 'the wedding', foe: 'the crows' },
    ],
    ['a party for the lonely postbox', { x: 'the lonely postbox', event: 'the party', foe: '' }],
    ['the festival of lost umbrellas', { x: 'the festival of lost umbrellas', foe: '' }],
    ["It's Mara's first birthday party", { x: "Mara's first birthday party", event: "Mara's first birthday party" }],
    ['New Year', { x: 'New Year', event: 'New Year', foe: '' }],
    [
      'Juno is leaving forever and they plan a surprise goodbye party, but the conductor has forbidden candles',
      { x: 'Juno', event: 'the surprise goodbye party', foe: 'the conductor' },
    ],
  ])('reads "%s"', (idea, slots) => {
    expect(textsOf(idea)).toMatchObject({ kind: 'celebrate', ...slots });
  });

  it('takes a scarecrow that is married for somebody, and a cake for a thing', () => {
    const typeOf = (idea: string) => frameSources(read(idea)).fill['x'];
    expect(typeOf("it's my teddy's birthday and the thunder is coming")).toMatchObject({
      type: 'creature',
      talks: false,
    });
    expect(typeOf('a party for the lonely postbox')).toMatchObject({ type: 'thing' });
  });

  it('says that they put it on, not that they put on it', () => {
    expect(frameSources(read('Mara and Finn want to put on a concert')).said['verb']).toEqual([
      'put it on',
      'put it on',
    ]);
  });
});

describe('who guards what is to be got out', () => {
  it.each([
    [
      "steal granny's secret biscuit recipe back from the baker's safe",
      { foe: 'the baker', den: "the baker's safe", x: "Granny's secret biscuit recipe" },
    ],
    [
      "We break into the whirlpool's vault and get the twelve stolen bells out before low tide",
      { foe: '', den: "the whirlpool's vault", x: 'the twelve stolen bells' },
    ],
    ['heist. silence from the museum of noises', { den: 'the museum of noises', x: 'the silence' }],
    ['Juno wants to rob the boss of his crown', { foe: 'the boss', x: "the boss's crown" }],
    ['Juno and Tobias sneak into the museum and steal the golden goose', { foe: '', den: 'the museum' }],
  ])('reads "%s"', (idea, slots) => {
    expect(textsOf(idea)).toMatchObject({ kind: 'heist', ...slots });
  });
});

describe('who is to learn', () => {
  it.each([
    [
      'My little brother Ben wants the three ducks to learn how to cross the road before the school fair',
      { x: 'the three ducks', lesson: 'cross the road' },
    ],
    [
      'Juno wants to learn the trombone but Captain Moore hates noise',
      { x: 'Juno', lesson: 'play the trombone', foe: 'Captain Moore' },
    ],
    ['Juno wants to learn to swim and the seals keep laughing', { x: 'Juno', lesson: 'swim' }],
    ['I want to learn magic', { x: 'magic', lesson: 'magic' }],
    ['Mara learns to ride a bicycle', { x: 'the bicycle', lesson: 'ride a bicycle' }],
  ])('reads "%s"', (idea, slots) => {
    expect(textsOf(idea)).toMatchObject({ kind: 'teach', ...slots });
  });

  it.each([
    ['Mara must learn to be brave', 'being brave'],
    ['Mara wants to learn to swim', 'swimming'],
    ['I want to learn magic', 'magic'],
  ])('names what is learnt in "%s"', (idea, ing) => {
    expect(frameSources(read(idea)).said['lesson']).toMatchObject({ ing });
  });

  it('knows what others hear when it is done', () => {
    const tune = (idea: string) => frameSources(read(idea)).said['tune'] ?? 'no';
    expect(tune('Mara learns to play the trombone')).toBe('yes');
    expect(tune('Mara learns to whistle')).toBe('yes');
    expect(tune('Mara learns to swim')).toBe('no');
    expect(tune('Mara learns to ride a bicycle')).toBe('no');
  });

  it.each([
    ['teach a ghost to read', 'letters'],
    ['Mara wants to learn French', 'letters'],
    ['the old donkeys must learn to swim', 'body'],
    ['Mara learns to ride a bicycle', 'body'],
    ['Mara learns to play the trombone', 'sound'],
    ['teach the robot to bake bread', 'hands'],
    ['teach the parrot to keep a secret', 'quiet'],
    ['teach the dog to be brave', 'manner'],
    ['Mara must learn to be brave', 'manner'],
    ['I want to learn magic', 'other'],
  ])('knows what kind of thing is learnt in "%s"', (idea, learns) => {
    expect(frameSources(read(idea)).said['learns']).toBe(learns);
  });
});

it('takes the only creature for a thief whom nobody names, and none for a tool', () => {
  expect(textsOf('noir but with penguins, somebody stole the last fish')).toMatchObject({
    kind: 'recover',
    x: 'the last fish',
    foe: 'the penguins',
  });
  expect(read('they escape from the castle with a parrot').slots.tool).toBeUndefined();
  expect(read('a power cut and all they have is a waffle iron').slots.tool?.text).toBe('the waffle iron');
  expect(read('stranded at the airport with nothing but a suitcase of onions').slots.tool?.text).toBe(
    'the suitcase of onions',
  );
});

it('has the night got through because of the storm that is coming', () => {
  expect(textsOf('a storm is coming and we have to get through the night in a treehouse')).toMatchObject({
    kind: 'survive',
    x: 'the storm',
  });
});
