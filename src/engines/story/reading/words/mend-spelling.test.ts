import { describe, expect, it } from 'vitest';
import { spellerFor } from './mend-spelling.ts';

const mend = (word: string, before = '') => spellerFor(['Mara', 'Finn']).mend(word, before, '');

describe('spelling is mended', () => {
  it.each([
    ['a letter that is missing', 'drgon', 'dragon'],
    ['a letter that is swapped', 'dargon', 'dragon'],
    ['a letter that is doubled', 'pparrot', 'parrot'],
    ['a key beside the right one', 'castke', 'castle'],
    ['a first key beside the right one', 'jarbour', 'harbour'],
    ['what is written as it sounds', 'skool', 'school'],
    ['what is written as it sounds', 'macheen', 'machine'],
    ['what is written as it sounds', 'elefant', 'elephant'],
    ['the end of a verb', 'droping', 'dropping'],
  ])('by %s: %s', (_, typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it.each([
    ['toclose', 'to close'],
    ['theparrot', 'the parrot'],
    ['ofice', 'office'],
    ['befor', 'before'],
    ['markit', 'market'],
  ])('where two words are typed as one, unless one word is near: %s', (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it.each(['usurer', 'tallow', 'wolds', 'subsisted', 'plinth', 'conker', 'yodelling', 'corgis'])(
    'but a word that few people use stays: %s',
    (word) => {
      expect(mend(word)).toBe(word);
    },
  );
});
