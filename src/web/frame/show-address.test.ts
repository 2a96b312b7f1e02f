import { expect, test } from 'vitest';
import { showAddress } from './show-address.ts';

const show = { id: 's1', kind: 'interactive', slug: 'the-lantern-keepers', user_id: 'u1' } as const;

test("other people's shows lead to the public page, whoever looks", () => {
  expect(showAddress(show, null)).toBe('/interactive-shows/s1');
  expect(showAddress(show, 'u2')).toBe('/interactive-shows/s1');
  expect(showAddress({ ...show, user_id: null }, null)).toBe('/interactive-shows/s1');
});

test("one's own lead to the owner's page: by slug, and a basic show to its management", () => {
  expect(showAddress(show, 'u1')).toBe('/shows/the-lantern-keepers');
  expect(showAddress({ ...show, kind: 'podcast', slug: 'what?-a-night' }, 'u1')).toBe('/shows/what%3F-a-night');
  expect(showAddress({ ...show, kind: 'basic' }, 'u1')).toBe('/my-shows/s1');
});
