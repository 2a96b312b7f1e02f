import { expect, it } from 'vitest';
import { countOf, formatCount } from './counts.ts';

it('shortens counts, and never rounds up to a thousand of its own unit', () => {
  expect([0, 980, 999, 1000, 3149, 48_200, 999_949, 999_950, 1_000_000, 1_240_000].map(formatCount)).toEqual([
    '0',
    '980',
    '999',
    '1K',
    '3.1K',
    '48.2K',
    '999.9K',
    '1M',
    '1M',
    '1.2M',
  ]);
});
it('says one and many', () => {
  expect([countOf(1, 'episode'), countOf(0, 'season'), countOf(1200, 'season')]).toEqual([
    '1 episode',
    '0 seasons',
    '1,200 seasons',
  ]);
});
