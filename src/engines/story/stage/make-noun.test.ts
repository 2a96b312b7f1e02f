import { describe, expect, it } from 'vitest';
import { makeNoun } from './make-noun.ts';

describe('the forms of a noun', () => {
  it.each([
    ['the red lamp', 'a red lamp', 'lamp', false],
    ["Grandma's best hat", 'a best hat', 'hat', false],
    ['the geese', 'geese', 'geese', true],
    ['the middle of the pond', 'a middle of the pond', 'middle', false],
    ['an old umbrella', 'an old umbrella', 'umbrella', false],
    ['Mr. Pemberton', 'Mr. Pemberton', 'Pemberton', false],
    ['the glasses', 'glasses', 'glasses', true],
  ])('%s', (the, a, head, plural) => {
    expect(makeNoun({ the }, { from: 'said', sure: 1 })).toMatchObject({
      the,
      a,
      head,
      plural,
      they: plural ? 'they' : (expect.any(String) as string),
    });
  });
});
