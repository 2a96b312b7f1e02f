import { expect, test } from 'vitest';
import { secondsUntilQuiet } from './timeline.ts';

const lines = [
  { start_ms: 0, end_ms: 2000 },
  { start_ms: 2500, end_ms: 4000 },
  { start_ms: 4300, end_ms: 14_000 },
];

test('inside a line the wait lasts until it ends', () => {
  expect(secondsUntilQuiet(lines, 0.5)).toBeCloseTo(1.5);
  expect(secondsUntilQuiet(lines, 3)).toBeCloseTo(1);
});

test('between two lines, before the first and after the last there is nothing to wait for', () => {
  expect(secondsUntilQuiet(lines, 2.2)).toBe(0);
  expect(secondsUntilQuiet(lines, 20)).toBe(0);
  expect(secondsUntilQuiet([], 3)).toBe(0);
});

test('a pause that is too far away is not waited for', () => {
  expect(secondsUntilQuiet(lines, 5)).toBe(0);
  expect(secondsUntilQuiet(lines, 9)).toBeCloseTo(5);
});
