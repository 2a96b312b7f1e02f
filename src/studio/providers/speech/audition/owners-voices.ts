import { ageBands } from '../voices.ts';
import type { ListedVoice } from './audition.ts';
import { genderOf } from './gender-by-name.ts';

const ownersVoice = new RegExp(`^(.+?)(?::(f|m|female|male))?(?::(${ageBands.join('|')}|narrator))?$`);

/** `SPEECH_VOICES`: names parted by commas, each with gender and age where one wants to say so (`Freya:female:young`). */
export function readOwnersVoices(text: string): ListedVoice[] {
  return text.split(',').flatMap((part) => {
    const [, name, gender, age] = ownersVoice.exec(part.trim()) ?? [];
    const said = name && genderOf(name, gender);
    if (!name) return [];
    return [
      {
        name,
        ...(said && { gender: said }),
        ...(age === 'narrator' ? { narrates: true } : age ? { ageBand: age as (typeof ageBands)[number] } : {}),
      },
    ];
  });
}
