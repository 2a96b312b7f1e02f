import { expect, it } from 'vitest';
import { momentAddress, readMoment } from './moment-address.ts';

it('writes a place so that it is read as the same', () => {
  const address = momentAddress('a b', { episode: 2, seconds: 754.9 });
  expect(address).toBe('/seasons/a%20b?t=754&e=2');
  expect(readMoment(address.slice(address.indexOf('?')))).toEqual({ episode: 2, seconds: 754 });
});
it('reads a place without an episode, and an episode without a place', () => {
  expect(readMoment('?t=12')).toEqual({ episode: null, seconds: 12 });
  expect(readMoment('?e=3&new=true')).toEqual({ episode: 3, seconds: 0 });
});
it.each(['', '?new=true', '?t=-5', '?t=1e3', '?t=abc&e=0', '?t=99999999'])('takes %j for no place at all', (search) => {
  expect(readMoment(search)).toBeNull();
});
