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
    ['a word of two letters', 'ot', 'to'],
    ['a word of two letters', 'wy', 'why'],
    ['a word that is nearer to another', 'fier', 'fire'],
    ['a word that is nearer to another', 'hav', 'have'],
    ['a word that is nearer to another', 'naybors', 'neighbours'],
    ['a word that is nearer to another', 'bote', 'boat'],
    ['a word that is nearer to another', 'whair', 'where'],
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

  it.each([
    ['hunny', 'honey'],
    ['caut', 'caught'],
    ['goasts', 'ghosts'],
    ['hafto', 'have to'],
    ['Snek', 'Sneak'],
  ])('as children spell, where another word is nearer: %s', (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it.each(['swop', 'gaol', 'orrery', 'skerry'])('but not where it is a word: %s', (word) => {
    expect(mend(word)).toBe(word);
  });

  it('as a noun after an article: "a wich"', () => {
    expect(spellerFor([]).mend('wich', 'a', '')).toBe('witch');
    expect(spellerFor([]).mend('wich', 'to', '')).toBe('which');
    expect(mend('techer')).toBe('teacher');
  });

  it('is no name beside an "and" where it is a word that people use', () => {
    expect(spellerFor(['Juno']).mend('junk', 'from', 'and')).toBe('junk');
  });

  it.each(['usurer', 'tallow', 'wolds', 'subsisted', 'plinth', 'conker', 'yodelling', 'corgis'])(
    'but a word that few people use stays: %s',
    (word) => {
      expect(mend(word)).toBe(word);
    },
  );
});
