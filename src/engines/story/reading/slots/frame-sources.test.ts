import { expect, it } from 'vitest';
import { verbPair } from './frame-sources.ts';

it('surprises a guest, and holds a feast', () => {
  expect(verbPair('celebrate', 'surprise', { they: 'she', type: 'person' })).toEqual(['surprise her', 'surprised her']);
  expect(verbPair('celebrate', 'surprise', { they: 'it', type: 'event' })).toEqual(['surprise them', 'surprised them']);
  expect(verbPair('celebrate', 'throw', { they: 'she', type: 'person' })).toEqual(['throw it', 'threw it']);
});

it('finds out what one wants, and what many want', () => {
  const asked = 'find out what they want';
  expect(verbPair('befriend', asked, { they: 'he' })).toEqual(['find out what he wants', 'found out what he wanted']);
  expect(verbPair('befriend', asked, { they: 'they' })).toEqual([asked, 'found out what they wanted']);
});
