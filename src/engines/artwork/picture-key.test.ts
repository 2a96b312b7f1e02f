import { expect, it } from 'vitest';
import type { PictureSpec } from './picture.ts';
import { pictureKey } from './picture-key.ts';

const spec: PictureSpec = { kind: 'scene', aspect: 'poster', scene: 'world', world: { era: 'a', mood: 'b' }, seed: 1 };

it('is the same for the same spec in any order, another for any difference', () => {
  const shuffled: PictureSpec = {
    seed: 1,
    world: { mood: 'b', era: 'a' },
    scene: 'world',
    aspect: 'poster',
    kind: 'scene',
  };
  expect(pictureKey(shuffled)).toBe(pictureKey(spec));
  expect(pictureKey(spec)).toMatch(/^[0-9a-f]{32}$/);
  const others: PictureSpec[] = [
    { ...spec, seed: 2 },
    { ...spec, aspect: 'square' },
    { ...spec, gel: 'fog' },
    { ...spec, world: { era: 'a' } },
    { ...spec, mirror: true },
  ];
  expect(new Set([spec, ...others].map(pictureKey)).size).toBe(others.length + 1);
});
