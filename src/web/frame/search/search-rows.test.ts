import { expect, it } from 'vitest';
import type { ShowCard } from '#shared/shows.ts';
import { cutAtWords, kindAddress, showRow } from './search-rows.ts';

it.each([
  ['The Lantern Keepers', 'lantern', ['The ', 'Lantern', ' Keepers']],
  ['Café Zoë', 'cafe zoe', ['', 'Café Zoë', '']],
  ['lanternlantern', 'lantern', ['', 'lantern', '', 'lantern', '']],
  ['Owls', 'lantern', ['Owls']],
  ['Owls', ' ', ['Owls']],
  ['𝒲ild Owls 🦉', 'owls', ['𝒲ild ', 'Owls', ' 🦉']],
])('marks in %j the letters of %j', (text, words, parts) => {
  expect(cutAtWords(text, words)).toEqual(parts);
});

it('leads to Browse with the kind chosen', () => {
  expect(kindAddress('fox & owl', 'shows')).toBe('/browse?search=fox+%26+owl');
  expect(kindAddress('fox', 'seasons', true)).toBe('/browse?search=fox&kind=seasons&exact=true');
});

it('leads to the public page of a show, and who owns it to their own page of it', () => {
  const show = { id: 's1', kind: 'interactive', slug: 'owl-post', user_id: 'u1', total_seasons: 0 } as ShowCard;
  expect(showRow(show, null).to).toBe('/interactive-shows/s1');
  expect(showRow(show, 'u2').to).toBe('/interactive-shows/s1');
  expect(showRow(show, 'u1').to).toBe('/shows/owl-post');
});
