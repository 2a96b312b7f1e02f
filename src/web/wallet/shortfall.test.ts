import { expect, test } from 'vitest';
import { shortfall } from './shortfall.ts';

test('says how many are missing and how many it takes', () => {
  expect(shortfall(300, 180)).toEqual({ missing: 'Need 120 more cantos', needed: 'You need 300 cantos to continue' });
  expect(shortfall(1500, 0)?.missing).toBe('Need 1,500 more cantos');
  expect(shortfall(300, 299)?.missing).toBe('Need 1 more canto');
});

test('is silent as soon as the balance suffices', () => {
  expect(shortfall(300, 300)).toBeNull();
  expect(shortfall(300, 5000)).toBeNull();
});
