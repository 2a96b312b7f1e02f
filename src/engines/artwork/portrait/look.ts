import { genders, hairColors, personalities, races, type HairColor, type Race } from '#shared/story/characters.ts';
import { mixColors } from '../kit/color.ts';
import { pick, seededRandom, type Random } from '#shared/seeded-random.ts';
import type { PictureSpec } from '../picture.ts';
import { chooseDress, type Dress } from './dress.ts';
import { chooseHair, type HairStyle } from './hair-styles.ts';
import { chooseManner, type Manner } from './manner.ts';
import { yearsOf, type Years } from './years.ts';

type PortraitSpec = Extract<PictureSpec, { kind: 'portrait' }>;

/** Three inks of one skin: as lit by the room, in shade, in lamplight. */
export type Skin = { base: string; shade: string; lit: string };

/** Everything that is decided about a portrait before the first mark is made. */
export type Look = {
  woman: boolean;
  years: Years;
  skin: Skin;
  hair: { style: HairStyle; base: string; lit: string; brow: string };
  beard: Beard;
  freckles: boolean;
  dress: Dress;
  manner: Manner;
};
export type Beard = 'none' | 'full' | 'moustache' | 'goatee';

const skins: Record<Race, Skin> = {
  Asian: { base: '#e7b78c', shade: '#b97a50', lit: '#f6d3ab' },
  Black: { base: '#7d4a2e', shade: '#4a2718', lit: '#a86b44' },
  Caucasian: { base: '#efc3a0', shade: '#c78560', lit: '#fbe0c4' },
  Hispanic: { base: '#c98a5c', shade: '#8f5733', lit: '#e3ad7e' },
  'Middle Eastern': { base: '#d29a6c', shade: '#98623c', lit: '#ebbd92' },
  'South Asian': { base: '#a86a42', shade: '#6e3f24', lit: '#c98d60' },
};

const hairInks: Record<HairColor, { base: string; lit: string }> = {
  black: { base: '#1b1718', lit: '#3b3238' },
  'dark brown': { base: '#33201a', lit: '#5a3a2c' },
  brown: { base: '#5c3822', lit: '#875a38' },
  'light brown': { base: '#8b6038', lit: '#b3865a' },
  red: { base: '#a63d1e', lit: '#d5693a' },
  blonde: { base: '#d3a54c', lit: '#efcd82' },
};
const silver = { base: '#b9b0a2', lit: '#ece4d4' };

/** Fills in what the record leaves open, always the same way for the same seed. */
export function lookOf(spec: PortraitSpec): Look {
  const random = seededRandom(spec.seed);
  const age = spec.age ?? 9 + Math.floor(random() * 52);
  const years = yearsOf(age);
  const woman = (spec.gender ?? pick(random, genders)) === 'female';
  const race = spec.race ?? pick(random, races);
  const color = spec.hairColor ?? pick(random, hairColors);
  const personality = spec.personality ?? pick(random, personalities);
  const hair = agedHair(color, age);
  return {
    woman,
    years,
    skin: variedSkin(skins[race], random),
    hair: { ...hair, style: chooseHair(random, { woman, years, race }), brow: years === 'old' ? '#8a7a68' : hair.base },
    beard: chooseBeard(random, woman, age),
    freckles: (race === 'Caucasian' || color === 'red') && years !== 'old' && random() < 0.35,
    dress: chooseDress(random, { woman, years, personality }),
    manner: chooseManner(random, personality),
  };
}

/** Hair starts to go grey at 46 and keeps a quarter of its colour for life, so that the record still shows. */
function agedHair(color: HairColor, age: number): { base: string; lit: string } {
  const grey = Math.min(0.75, Math.max(0, (age - 46) / 28));
  const ink = hairInks[color];
  return { base: mixColors(ink.base, silver.base, grey), lit: mixColors(ink.lit, silver.lit, grey) };
}

function variedSkin(skin: Skin, random: Random): Skin {
  const turn = (random() - 0.5) * 0.36;
  const toward = turn > 0 ? skin.lit : skin.shade;
  return { base: mixColors(skin.base, toward, Math.abs(turn)), shade: skin.shade, lit: skin.lit };
}

function chooseBeard(random: Random, woman: boolean, age: number): Beard {
  if (woman || age < 19) return 'none';
  return pick(
    random,
    age < 26 ? ['none', 'none', 'none', 'goatee'] : ['none', 'none', 'full', 'full', 'moustache', 'goatee'],
  );
}
