import { describe, expect, it } from 'vitest';
import type { Cast } from '../plot/read-plot.ts';
import { readPlot } from '../plot/read-plot.ts';
import { splitIdea } from '../words/split-idea.ts';
import { table } from '../words/tables.ts';
import { matchConstruction } from './match-construction.ts';

const cast: Cast = { leads: ['Mara', 'Finn'], people: ['Tobias'] };
const match = (says: string, idea: string) => {
  const { sentences } = readPlot(splitIdea(idea), cast, { mended: [], mend: (word) => word });
  return matchConstruction(says, sentences[0]?.words ?? [], cast);
};
const x = (says: string, idea: string) => match(says, idea)?.phrases['x']?.bare;

describe('matchConstruction', () => {
  it.each([
    ['<x:alive> be caught in <den:dead>', 'Yesterday a whale was caught in a fishing net', 'whale'],
    ['<x:alive> (be) cling to', 'A sailor is clinging to the rocks', 'sailor'],
    ['<x:any> can not stop V-ing', 'The dragon really cannot ever stop sneezing', 'dragon'],
    ['bake <x:=best>', 'bake the biggest pie', 'biggest pie'],
    ['^ without <x>', 'without a map', 'map'],
  ])('%s in "%s"', (says, idea, noun) => {
    expect(x(says, idea)).toBe(noun);
  });

  it('looks past where somebody is, and not at what is there', () => {
    expect(x('<x:any> will not stop', 'a ghost in the library will not stop crying')).toBe('ghost');
  });

  it('keeps to the types of its slots', () => {
    expect(match('<x:dead> be alone', 'The ogre is alone')).toBeNull();
    expect(match('<x:alive> be alone', 'Mara is alone')).toBeNull();
    expect(match('<_:lead> be alone', 'Mara is alone')).not.toBeNull();
  });

  it('begins and ends where the sentence does', () => {
    expect(match('^ without <x>', 'They go without a map')).toBeNull();
    expect(match('<x:any> be gone $', 'The bell is gone again because of the wind')).toBeNull();
  });
});

describe('constructions.yaml', () => {
  it('has none that would stand anywhere: each needs a word or a noun of a list', () => {
    const small = new Set(
      'be have do not the a an of in on to for and but or with at from go get no that who'.split(' '),
    );
    const loose = table('constructions')
      .map(({ says }) => says)
      .filter((says) =>
        says
          .split(' ')
          .every(
            (token) =>
              token.startsWith('(') ||
              ['^', '$', '*', '**', 'V', 'V-ing', 'ADJ'].includes(token) ||
              (token.startsWith('<') ? !/:[@=]/.test(token) : token.split('|').every((word) => small.has(word))),
          ),
      );
    expect(loose).toEqual([]);
  });
});
