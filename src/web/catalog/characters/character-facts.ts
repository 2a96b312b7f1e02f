import type { Character } from '#shared/story/characters.ts';

/** The five facts of a character as label and value; what is missing reads 'Unknown'. */
export function characterFacts({ character_json: facts }: Pick<Character, 'character_json'>): [string, string][] {
  return [
    ['Age', word(facts.age)],
    ['Gender', word(facts.gender)],
    ['Race', word(facts.race)],
    ['Hair', word(facts.hairColor)],
    ['Personality', word(facts.personality)],
  ];
}

function word(value: string | number | null | undefined): string {
  const text = String(value ?? '').trim() || 'Unknown';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
