import { expect, it } from 'vitest';
import { cutAtWords, kindAddress } from './search-rows.ts';

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
