import { expect, it } from 'vitest';
import { nextInRow } from './roving.ts';

it('moves with arrows, round the ends, and jumps with Home and End', () => {
  expect(nextInRow('ArrowRight', 2, 3)).toBe(0);
  expect(nextInRow('ArrowUp', 0, 3)).toBe(2);
  expect(nextInRow('Home', 2, 3)).toBe(0);
  expect(nextInRow('End', 0, 3)).toBe(2);
});
it('enters a row that has no present place at its near end', () => {
  expect(nextInRow('ArrowDown', -1, 4)).toBe(0);
  expect(nextInRow('ArrowLeft', -1, 4)).toBe(3);
});
it('leaves other keys and empty rows alone', () => {
  expect(nextInRow('Enter', 0, 3)).toBeNull();
  expect(nextInRow('ArrowRight', 0, 0)).toBeNull();
});
