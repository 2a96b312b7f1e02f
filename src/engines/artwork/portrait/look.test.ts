import { expect, it } from 'vitest';
import { hairColors } from '#shared/story/characters.ts';
import { lookOf } from './look.ts';

const hairOf = (hairColor: (typeof hairColors)[number], age: number) =>
  lookOf({ kind: 'portrait', gender: 'female', race: 'Caucasian', personality: 'Helper', hairColor, age, seed: 5 }).hair
    .base;
const redness = (ink: string) => parseInt(ink.slice(1, 3), 16) - parseInt(ink.slice(5, 7), 16);

it('hair turns grey with the years and can still be told by its colour', () => {
  for (const age of [67, 100]) {
    expect(new Set(hairColors.map((color) => hairOf(color, age))).size).toBe(hairColors.length);
    expect(redness(hairOf('red', age)), `at ${age}`).toBeGreaterThan(redness(hairOf('black', age)) + 30);
  }
  expect(hairOf('red', 67)).not.toBe(hairOf('red', 40));
});
