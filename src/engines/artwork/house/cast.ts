import type { Look } from '../portrait/look.ts';

type Cast = 'mira' | 'tobias';

/** The two people that the house's own pages introduce. */
export const cast: Record<Cast, Look> = {
  mira: {
    woman: true,
    years: 'child',
    skin: { base: '#a86a42', shade: '#6e3f24', lit: '#c98d60' },
    hair: { style: 'braids', base: '#1b1718', lit: '#3b3238', brow: '#1b1718' },
    beard: 'none',
    freckles: false,
    dress: { cloth: '#d98b2b', shade: '#7a4210', trim: '#f3e6cc', hat: '#3d2a22', wear: 'stripes', extra: 'none' },
    manner: {
      ground: { back: '#1d5a60', glow: '#f2c46a', dark: '#0d2d35' },
      backdrop: 'stars',
      mouth: 'smile',
      eyes: 'open',
      brow: 0,
    },
  },
  tobias: {
    woman: false,
    years: 'old',
    skin: { base: '#efc3a0', shade: '#c78560', lit: '#fbe0c4' },
    hair: { style: 'side', base: '#9a7450', lit: '#c09a72', brow: '#8a7a68' },
    beard: 'full',
    freckles: false,
    dress: { cloth: '#27465a', shade: '#10202c', trim: '#b5452f', hat: '#3d2a22', wear: 'scarf', extra: 'glasses' },
    manner: {
      ground: { back: '#7a2a26', glow: '#f2b060', dark: '#34100f' },
      backdrop: 'plain',
      mouth: 'smile',
      eyes: 'open',
      brow: 0,
    },
  },
};
