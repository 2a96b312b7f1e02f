import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genders, hairColors, personalities, races } from '#shared/story/characters.ts';
import { showQuestions } from '#shared/story/show-questions.ts';
import { drawingOf } from './compose.ts';
import { gels } from './inks.ts';
import type { Drawing } from './kit/plates.ts';
import type { PictureSpec } from './picture.ts';
import { scenes } from './all-scenes.ts';

const aspects = ['poster', 'square', 'landscape'] as const;

const textOf = (drawing: Drawing): string => JSON.stringify([drawing.plates, Array.from(drawing.defs)]);

function expectSound(spec: PictureSpec): string {
  const drawing = drawingOf(spec);
  const text = textOf(drawing);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  const used = new Set(Array.from(text.matchAll(/url\(#(\w+)\)/g), ([, id]) => id));
  expect(Array.from(used).filter((id) => !drawing.defs.has(id ?? ''))).toEqual([]);
  return text;
}

const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const portraits = fc.record({
  kind: fc.constant('portrait' as const),
  gender: orNull(genders),
  race: orNull(races),
  hairColor: orNull(hairColors),
  age: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  personality: orNull(personalities),
  seed: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
});

it('draws any of 300 characters whole, and the same one again', () => {
  fc.assert(
    fc.property(portraits, (spec) => {
      expect(expectSound(spec)).toBe(textOf(drawingOf(spec)));
    }),
    { numRuns: 300 },
  );
});

it('shows what the record says: skin, hair, years and nature change the portrait', () => {
  const base = {
    kind: 'portrait',
    gender: 'female',
    race: 'Asian',
    hairColor: 'black',
    age: 30,
    personality: 'Planner',
    seed: 5,
  } as const;
  const others: PictureSpec[] = [
    { ...base, gender: 'male' },
    { ...base, race: 'Black' },
    { ...base, hairColor: 'red' },
    { ...base, age: 3 },
    { ...base, age: 9 },
    { ...base, age: 16 },
    { ...base, age: 80 },
    { ...base, personality: 'Wildcard' },
    { ...base, seed: 6 },
  ];
  const drawn = new Set([base, ...others].map((spec) => textOf(drawingOf(spec))));
  expect(drawn.size).toBe(others.length + 1);
  expect(textOf(drawingOf({ ...base, hairColor: 'red' }))).toContain('#a63d1e');
});

it.each(Object.keys(scenes))('draws %s on every aspect, by its own light and under a gel', (scene) => {
  for (const aspect of aspects)
    for (const gel of [undefined, Object.keys(gels)[scene.length]])
      expectSound({ kind: 'scene', aspect, scene, seed: 7, ...(gel ? { gel } : {}) });
});

const presetWorld = (choice: (question: number) => number): Record<string, string> =>
  Object.fromEntries(showQuestions.map(({ key, presets }, i) => [key, presets[choice(i)] ?? presets[0]]));

const world = (answers: Record<string, string>, seed = 3): PictureSpec => ({
  kind: 'scene',
  aspect: 'poster',
  scene: 'world',
  world: answers,
  seed,
});

it.each(showQuestions.map(({ key, presets }) => ({ key, presets })))(
  'shows each answer to the question of $key',
  ({ key, presets }) => {
    const base = presetWorld((i) => i % 5);
    const drawn = presets.map((preset) => expectSound(world({ ...base, [key]: preset })));
    expect(new Set(drawn).size).toBe(presets.length);
  },
);

it('draws any world, with presets, own words in any script, or nothing at all', () => {
  const answer = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('a city under a glass dome', 'dragons & tea', '$^*(['),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...showQuestions.map(({ key }) => key)), answer),
      fc.constantFrom(...aspects),
      fc.integer(),
      (answers, aspect, seed) => {
        expectSound({ kind: 'scene', aspect, scene: 'world', world: answers, seed });
      },
    ),
    { numRuns: 30 },
  );
});

it('refuses a scene that nobody has drawn', () => {
  expect(() => drawingOf({ kind: 'scene', aspect: 'poster', scene: 'nowhere', seed: 1 })).toThrow(
    "no scene called 'nowhere'",
  );
});
