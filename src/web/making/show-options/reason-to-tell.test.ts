import { expect, it } from 'vitest';
import { reasonToTell } from './reason-to-tell.ts';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each(['invalid_input', 'rejected_content', 'not_found'])('tells the author the sentence of %s', (code) => {
  expect(reasonToTell(refusal(code, 'Please choose another for “Grimmauld”.'))).toBe(
    'Please choose another for “Grimmauld”.',
  );
});

it('keeps to itself what the author can do nothing about', () => {
  expect(reasonToTell(refusal('internal', 'Something went wrong.'))).toBeUndefined();
  expect(reasonToTell(new TypeError('Failed to fetch'))).toBeUndefined();
});
