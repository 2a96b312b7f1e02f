import type { Race } from '#shared/story/characters.ts';
import { pick, type Random } from '#shared/seeded-random.ts';
import type { Years } from './years.ts';

export type HairStyle =
  | 'long'
  | 'bob'
  | 'wave'
  | 'bun'
  | 'braids'
  | 'pony'
  | 'pigtails'
  | 'afro'
  | 'curly'
  | 'messy'
  | 'side'
  | 'quiff'
  | 'crop'
  | 'buzz'
  | 'receding'
  | 'tuft';

type Choices = readonly [HairStyle, ...HairStyle[]];
const women: Record<Years, Choices> = {
  toddler: ['tuft', 'pigtails', 'bob', 'curly'],
  child: ['braids', 'bob', 'pony', 'pigtails', 'long', 'curly'],
  teen: ['long', 'pony', 'wave', 'messy', 'curly', 'bob', 'braids'],
  adult: ['long', 'bob', 'wave', 'bun', 'pony', 'curly'],
  old: ['bun', 'bob', 'wave', 'curly', 'bun'],
};
const men: Record<Years, Choices> = {
  toddler: ['tuft', 'tuft', 'crop', 'curly'],
  child: ['side', 'messy', 'crop', 'curly'],
  teen: ['messy', 'quiff', 'side', 'curly', 'crop'],
  adult: ['side', 'quiff', 'crop', 'buzz', 'curly', 'messy'],
  old: ['side', 'receding', 'receding', 'crop', 'curly'],
};
const tightCurls: { woman: Choices; man: Choices } = {
  woman: ['afro', 'afro', 'braids', 'curly', 'bun', 'pony'],
  man: ['afro', 'buzz', 'buzz', 'curly', 'crop'],
};

export function chooseHair(random: Random, person: { woman: boolean; years: Years; race: Race }): HairStyle {
  const { woman, years, race } = person;
  if (race === 'Black' && years !== 'toddler' && (years !== 'old' || woman))
    return pick(random, woman ? tightCurls.woman : tightCurls.man);
  return pick(random, (woman ? women : men)[years]);
}
