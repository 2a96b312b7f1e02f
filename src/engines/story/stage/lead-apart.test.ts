import { expect, test } from 'vitest';
import { stageOfPlot } from './lead-apart.ts';
import { makeNoun } from './make-noun.ts';
import type { Person } from './person.ts';
import type { Stage } from './make-stage.ts';
import type { Frame } from '../frame.ts';

const keeps = [
  { keep: 'the whistle on a string', keepwhy: 'It was found in the sand.' },
  { keep: 'the mended scarf', keepwhy: 'It was mended twice.' },
];
const lead = {
  name: 'Dolores',
  short: 'Dolores',
  keep: 'the tin whistle with one note',
  keepwhy: 'One is enough.',
  keeps,
};
const stage = { leads: [lead as Person, { ...lead, name: 'Sam', short: 'Sam', keep: 'the folding chair' } as Person], others: [] as Person[] } as Stage; // prettier-ignore
const plot = (x: string) =>
  ({ x: makeNoun({ the: x }, { from: 'said', sure: 1 }), foe: makeNoun({ the: 'the gulls' }, { from: 'said', sure: 1 }) }) as Pick<Frame, 'x' | 'foe'>; // prettier-ignore

test('nobody gives up what the season is about, nor another of its sort', () => {
  const [dolores, sam] = stageOfPlot(plot('the brass whistle'), stage).leads;
  expect(dolores).toMatchObject(keeps[1]!);
  expect(sam.keep).toBe('the folding chair');
});

test('what a lead keeps stays theirs where the season is about something else', () => {
  const [dolores] = stageOfPlot(plot('the lamp'), stage).leads;
  expect(dolores.keep).toBe('the tin whistle with one note');
});
