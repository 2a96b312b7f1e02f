import { expect, test } from 'vitest';
import { scrubBy, scrubRate } from './scrub.ts';

test('a finger that leaves the line drags finer by half each 60 pixels, above and below it', () => {
  expect([0, 59, -60, 119, 120, -185, 900].map(scrubRate)).toEqual([1, 1, 0.5, 0.5, 0.25, 0.125, 0.125]);
});

test('a drag moves its share of the line, and stays on it', () => {
  const line = { seconds: 60, width: 300, duration: 240 };
  expect(scrubBy({ ...line, byPx: 30, rate: 1 })).toBe(84);
  expect(scrubBy({ ...line, byPx: -30, rate: 0.25 })).toBe(54);
  expect(scrubBy({ ...line, byPx: 900, rate: 1 })).toBe(240);
  expect(scrubBy({ ...line, byPx: -900, rate: 1 })).toBe(0);
  expect(scrubBy({ ...line, width: 0, byPx: 5, rate: 1 })).toBe(60);
});
