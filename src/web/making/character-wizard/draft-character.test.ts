import { describe, expect, it } from 'vitest';
import { characterDraft } from '#shared/story/characters.ts';
import { characterSteps, finishDraft, isStepValid, nobodyYet, type DraftCharacter } from './draft-character.ts';

const mira: DraftCharacter = {
  gender: 'female',
  name: '  Mira ',
  race: 'South Asian',
  hairColor: 'black',
  age: '12',
  personality: 'Planner',
};

describe('a character in the making', () => {
  it('has six steps, none of them valid before it is answered', () => {
    expect(characterSteps).toEqual(['gender', 'name', 'race', 'hairColor', 'age', 'personality']);
    for (const step of characterSteps) expect(isStepValid(nobodyYet, step)).toBe(false);
    for (const step of characterSteps) expect(isStepValid(mira, step)).toBe(true);
  });

  it('has a name that is more than blanks', () => {
    expect(isStepValid({ ...mira, name: ' \t' }, 'name')).toBe(false);
  });

  it.each([
    ['1', true],
    ['100', true],
    ['0', false],
    ['-3', false],
    ['101', false],
    ['12.5', false],
    ['', false],
    [' ', false],
    ['twelve', false],
  ])('of age "%s": %s', (age, valid) => {
    expect(isStepValid({ ...mira, age }, 'age')).toBe(valid);
  });

  it('is sent as the server reads it, once nothing is missing', () => {
    expect(characterDraft.parse(finishDraft(mira, 'show-1'))).toEqual({
      ...mira,
      name: 'Mira',
      age: 12,
      showId: 'show-1',
    });
    expect(finishDraft({ ...mira, personality: null }, 'show-1')).toBeNull();
  });
});
