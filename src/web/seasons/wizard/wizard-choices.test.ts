import { expect, test } from 'vitest';
import { isStepValid, nothingChosen, pickCharacter } from './wizard-choices.ts';

test('a third character drops the earliest and keeps the latest two', () => {
  expect(pickCharacter(['a', 'b'], 'c')).toEqual(['b', 'c']);
  expect(pickCharacter(['a'], 'b')).toEqual(['a', 'b']);
});

test('picking a chosen character again lets go of it', () => {
  expect(pickCharacter(['a', 'b'], 'a')).toEqual(['b']);
});

test('each step is valid only with its answer', () => {
  expect(isStepValid({ ...nothingChosen, characterIds: ['a'] })).toBe(false);
  expect(isStepValid({ ...nothingChosen, characterIds: ['a', 'b'] })).toBe(true);
  expect(isStepValid({ ...nothingChosen, step: 1 })).toBe(false);
  expect(isStepValid({ ...nothingChosen, step: 1, locationId: 'l' })).toBe(true);
  expect(isStepValid({ ...nothingChosen, step: 2, plot: ' \n ' })).toBe(false);
  expect(isStepValid({ ...nothingChosen, step: 2, plot: 'A storm' })).toBe(true);
  expect(isStepValid({ ...nothingChosen, step: 2, plot: 'A storm', check: 'rejected' })).toBe(false);
});
