import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ["it's minus thirty and the stove is out", "it's freezing cold and the stove is out"],
  ['it is -30°C and the stove is out', 'it is freezing cold and the stove is out'],
  ['minus 20 degrees outside and no coat', 'freezing cold outside and no coat'],
  ['Gerald gets minus ten points', 'Gerald gets minus ten points'],
  ['a row of 4-10 ducks', 'a row of 4-10 ducks'],
])('reads degrees below nought as cold: %s', (typed, plain) => {
  expect(plainText(typed, 1000)).toBe(plain);
});
