// The six answers of the character wizard and what makes each of them complete. Pure.
import type { CharacterDraft, Gender, HairColor, Personality, Race } from '#shared/story/characters.ts';

export const characterSteps = ['gender', 'name', 'race', 'hairColor', 'age', 'personality'] as const;
export type CharacterStep = (typeof characterSteps)[number];

export const ages = { min: 1, max: 100 } as const;

/** As far as it is answered; the age as it is typed. */
export type DraftCharacter = {
  gender: Gender | null;
  name: string;
  race: Race | null;
  hairColor: HairColor | null;
  age: string;
  personality: Personality | null;
};

export const nobodyYet: DraftCharacter = {
  gender: null,
  name: '',
  race: null,
  hairColor: null,
  age: '',
  personality: null,
};

/** Next is enabled only when the present step is valid. */
export function isStepValid(draft: DraftCharacter, step: CharacterStep): boolean {
  switch (step) {
    case 'name':
      return draft.name.trim() !== '';
    case 'age':
      return isAge(draft.age);
    case 'gender':
    case 'race':
    case 'hairColor':
    case 'personality':
      return draft[step] !== null;
  }
}

function isAge(typed: string): boolean {
  const age = Number(typed);
  return typed.trim() !== '' && Number.isInteger(age) && age >= ages.min && age <= ages.max;
}

/** The body of `create-character`; null while anything is missing. */
export function finishDraft(
  { gender, name, race, hairColor, age, personality }: DraftCharacter,
  showId: string,
): CharacterDraft | null {
  if (!gender || !name.trim() || !race || !hairColor || !isAge(age) || !personality) return null;
  return { gender, name: name.trim(), race, hairColor, age: Number(age), personality, showId };
}
