import { expect, it } from 'vitest';
import { verbPair } from './frame-sources.ts';

it('surprises a guest, and holds a feast', () => {
  expect(verbPair('celebrate', 'surprise', { they: 'she', type: 'person' })).toEqual(['surprise her', 'surprised her']);
  expect(verbPair('celebrate', 'surprise', { they: 'it', type: 'event' })).toEqual(['surprise them', 'surprised them']);
  expect(verbPair('celebrate', 'throw', { they: 'she', type: 'person' })).toEqual(['throw it', 'threw it']);
});
