import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { problemOf, sentenceOf, somethingWrong } from './problem.ts';

test('an error of the API keeps its code and its sentence', () => {
  const error = new ORPCError('path_taken', { status: 409, message: 'Someone just chose another path.' });
  expect(problemOf(error)).toEqual({ code: 'path_taken', message: 'Someone just chose another path.' });
});

test('what is not the API’s own gets the general sentence instead of its technical one', () => {
  for (const error of [new TypeError('Failed to fetch'), new DOMException('gone', 'AbortError'), null, 'odd']) {
    expect(problemOf(error)).toEqual({ code: null, message: somethingWrong });
  }
});

test('an error of the API without words says what the caller has for it, and so does a failure that is none', () => {
  const wordless = { code: 'internal', message: '' };
  expect(sentenceOf(wordless)).toBe(somethingWrong);
  expect(sentenceOf(wordless, 'Failed to generate')).toBe('Failed to generate');
  expect(sentenceOf(new TypeError('Failed to fetch'), 'Failed to generate')).toBe(somethingWrong);
  expect(sentenceOf(new TypeError('Failed to fetch'), 'Failed to generate', 'Not sent')).toBe('Not sent');
});
