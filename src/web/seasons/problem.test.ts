import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { isTooFewCantos, problemOf, somethingWrong } from './problem.ts';

test('an error of the API keeps its code and its sentence', () => {
  const error = new ORPCError('path_taken', { status: 409, message: 'Someone just chose another path.' });
  expect(problemOf(error)).toEqual({ code: 'path_taken', message: 'Someone just chose another path.' });
});

test('what is not the API’s own gets the general sentence instead of its technical one', () => {
  for (const error of [new TypeError('Failed to fetch'), new DOMException('gone', 'AbortError'), null, 'odd']) {
    expect(problemOf(error)).toEqual({ code: null, message: somethingWrong });
  }
});

test('too few cantos are known by the code or by the words', () => {
  expect(isTooFewCantos({ code: 'insufficient_cantos', message: 'x' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Insufficient funds' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Your balance is too low' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'You need 300 of them' })).toBe(true);
  expect(isTooFewCantos({ code: 'internal', message: 'Season 13000 is gone' })).toBe(false);
});
