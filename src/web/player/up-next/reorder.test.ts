import { expect, test } from 'vitest';
import { moveItem } from './reorder.ts';

test('an item moves to another place, and no farther than the ends', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(list, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveItem(list, 1, -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(moveItem(list, 9, 0)).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
