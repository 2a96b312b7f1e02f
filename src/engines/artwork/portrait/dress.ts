import type { Personality } from '#shared/story/characters.ts';
import { pick, type Random } from '#shared/seeded-random.ts';
import type { Years } from './years.ts';

export type Wear = 'collar' | 'scarf' | 'coat' | 'crew' | 'braces' | 'stripes' | 'hood';
export type Extra = 'none' | 'glasses' | 'headphones' | 'hat' | 'goggles' | 'flower' | 'earrings' | 'headband';
export type Dress = { cloth: string; shade: string; trim: string; hat: string; wear: Wear; extra: Extra };

type Cloth = Pick<Dress, 'cloth' | 'shade' | 'trim'>;
const cloths: readonly [Cloth, ...Cloth[]] = [
  { cloth: '#d98b2b', shade: '#7a4210', trim: '#f3e6cc' },
  { cloth: '#27465a', shade: '#10202c', trim: '#b5452f' },
  { cloth: '#8e2f25', shade: '#3f1210', trim: '#f0dcae' },
  { cloth: '#3f7f78', shade: '#173c3c', trim: '#f7c562' },
  { cloth: '#c9bfa6', shade: '#6f6753', trim: '#c9482c' },
  { cloth: '#4a5a3a', shade: '#20281a', trim: '#e2b25a' },
  { cloth: '#2f5a52', shade: '#12302c', trim: '#d8a24a' },
  { cloth: '#6b2230', shade: '#2c0d14', trim: '#e2b25a' },
  { cloth: '#b5452f', shade: '#5a1c14', trim: '#f3e6cc' },
  { cloth: '#e0a63f', shade: '#80541a', trim: '#27465a' },
  { cloth: '#4b3a5e', shade: '#1f1729', trim: '#efb08a' },
];

type Choices<T> = readonly [T, ...T[]];
const wears: Record<Personality, Choices<Wear>> = {
  Explorer: ['coat', 'scarf', 'crew', 'hood'],
  Planner: ['collar', 'collar', 'coat', 'crew'],
  Wildcard: ['stripes', 'braces', 'hood', 'crew'],
  Helper: ['scarf', 'braces', 'stripes', 'crew'],
};
const extras: Record<Personality, Choices<Extra>> = {
  Explorer: ['goggles', 'hat', 'none', 'none', 'none'],
  Planner: ['glasses', 'glasses', 'none', 'none'],
  Wildcard: ['headphones', 'headphones', 'goggles', 'none', 'none'],
  Helper: ['glasses', 'none', 'none', 'none'],
};
const jewelry: Choices<Extra> = ['earrings', 'flower', 'headband', 'none', 'none'];

type Wearer = { woman: boolean; years: Years; personality: Personality };
export function chooseDress(random: Random, { woman, years, personality }: Wearer): Dress {
  const wear = years === 'toddler' ? pick(random, ['crew', 'stripes', 'braces']) : pick(random, wears[personality]);
  let extra = pick(random, extras[personality]);
  if (extra === 'none' && woman) extra = pick(random, jewelry);
  if (years === 'toddler') extra = woman && random() < 0.5 ? 'flower' : 'none';
  if (extra === 'hat' && years === 'child') extra = 'none';
  return { ...pick(random, cloths), hat: pick(random, ['#3d2a22', '#2c3a40', '#5a3a1e']), wear, extra };
}
