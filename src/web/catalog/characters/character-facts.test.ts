import { expect, test } from 'vitest';
import { characterFacts } from './character-facts.ts';

test('facts read as words', () => {
  const tobias = {
    age: 64,
    gender: 'male',
    race: 'Caucasian',
    hairColor: 'light brown',
    personality: 'Planner',
  } as const;
  expect(characterFacts({ character_json: tobias })).toEqual([
    ['Age', '64'],
    ['Gender', 'Male'],
    ['Race', 'Caucasian'],
    ['Hair', 'Light brown'],
    ['Personality', 'Planner'],
  ]);
});

test('what is missing is unknown', () => {
  const nobody = { age: null, gender: null, race: null, hairColor: null, personality: null };
  expect(characterFacts({ character_json: nobody }).map(([, value]) => value)).toEqual(Array(5).fill('Unknown'));
});
