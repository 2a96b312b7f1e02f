import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('offers every width in both formats', () => {
  const sources = pictureSources('/media/pictures/show/ab12/480.webp')!;
  expect(sources.webp.split(', ')[0]).toBe('/media/pictures/show/ab12/96.webp 96w');
  expect(sources.avif.split(', ').at(-1)).toBe('/media/pictures/show/ab12/1600.avif 1600w');
  expect(sources.fallback).toMatch(/^\/media\/pictures\/show\/ab12\/\d+\.webp$/);
});
it('stops at the widest that is worth it', () => {
  expect(pictureSources('https://cdn.example.com/media/pictures/x/160.avif', 320)?.webp.split(', ')).toHaveLength(4);
});
it('has nothing to offer for addresses that are not ours', () => {
  expect(pictureSources('https://example.com/cover.jpg')).toBeNull();
  expect(pictureSources('/art/ghost.webp')).toBeNull();
});
