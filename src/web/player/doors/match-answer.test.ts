import { expect, it } from 'vitest';
import { matchAnswer } from './match-answer.ts';

const doors = [
  'Row out to the second light before the tide turns',
  'Wake the harbour master and show her the ledger',
  'Put the lamp out, and wait to see who comes to relight it',
];
const hear = (...guesses: string[]) => matchAnswer(guesses, doors);
const sure = (index: number) => ({ kind: 'door', index, isSure: true });

it.each([
  ['two', 1],
  ['the second', 1],
  ['door number three please', 2],
  ['the first one', 0],
  ['the third door', 2],
  ['wake the harbour master', 1],
  ['row out before the tide turns', 0],
  ['um, put the lamp out', 2],
])('understands %j', (said, index) => {
  expect(hear(said)).toEqual(sure(index));
});

it('takes the words of a door before a number that is among them', () => {
  expect(hear('row out to the second light before the tide')).toEqual(sure(0));
});

it('is not sure of half a sentence, and asks back', () => {
  expect(hear('something about the ledger')).toEqual({ kind: 'door', index: 1, isSure: false });
});

it('goes by a later guess where the best is none of the three', () => {
  expect(hear('the sick and door', 'the second door')).toEqual(sure(1));
});

it.each([
  '',
  'what time is it',
  'turn on the kitchen light please',
  'the first or the third',
  'door four',
  'and then she said to him',
])('understands no door in %j', (said) => {
  const answer = hear(said);
  expect(answer?.kind === 'door' && answer.isSure).toBe(false);
});

it('knows a yes from a no, and takes no "no, the second" for a yes', () => {
  expect(hear('yes')).toEqual({ kind: 'yes' });
  expect(hear('no')).toEqual({ kind: 'no' });
  expect(hear('not this one')).toEqual({ kind: 'no' });
  expect(hear('no, the second')).toEqual({ kind: 'no' });
});
