import { describe, expect, it } from 'vitest';
import { readIdea } from '../../read-idea.ts';
import { frameSources } from '../frame-sources.ts';

const becameOf = (idea: string) =>
  frameSources(
    readIdea({
      idea,
      show: { name: 'The Lantern Keepers', description: null },
      leads: ['Mara', 'Finn'],
      place: 'The Lamp Room',
      regulars: ['Tobias', 'Inés', 'Juno'],
    }),
  ).said['became'];

describe('what a spell has made of something', () => {
  it.each([
    ['The piano has become invisible', { a: 'a gap in the air', the: 'the gap in the air' }],
    ['What if all the clocks in town ran backwards for a day?', { a: 'backward clocks' }],
    ['Someone enchanted Tuesday so that it never ends', { a: 'an endless Tuesday' }],
    ["the magic watering can won't stop pouring", { a: 'a pouring can' }],
    ['Juno got shrunk by a machine to the size of a pea', { a: 'something the size of a pea', the: 'something the size of a pea' }],
    ['my hamster can suddenly talk but only in rhymes', { a: 'a rhyming hamster' }],
    ['the accordion plays by itself and will not stop', { a: 'a stubborn accordion' }],
    ['Tobias has been turned into a teapot', { a: 'a teapot', the: 'the teapot' }],
  ])('is a thing that can be pointed at: "%s"', (idea, became) => {
    expect(becameOf(idea)).toMatchObject(became);
  }); // prettier-ignore
});
