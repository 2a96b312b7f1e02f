import { expect, test } from 'vitest';
import { isTooFewCantos } from './too-few-cantos.ts';

test('too few cantos are known by the code or by the words', () => {
  expect(isTooFewCantos({ code: 'insufficient_cantos', message: 'x' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Insufficient funds' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Your balance is too low' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'You need 300 of them' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Season 13000 is gone' })).toBe(false);
});
