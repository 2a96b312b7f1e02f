import type { Personality } from '#shared/story/characters.ts';
import { pick, type Random } from '#shared/seeded-random.ts';

/** What is behind somebody and how they look at you: personality, drawn. */
export type Manner = {
  ground: Ground;
  backdrop: 'plain' | 'moon' | 'rays' | 'stars' | 'leaves' | 'rings';
  mouth: 'smile' | 'grin' | 'smirk';
  eyes: 'open' | 'closed' | 'aside';
  /** Tilt of the brows: positive lifts the left one. */
  brow: number;
};
export type Ground = { back: string; glow: string; dark: string };

const grounds = {
  teal: { back: '#1d5a60', glow: '#f2c46a', dark: '#0d2d35' },
  oxblood: { back: '#7a2a26', glow: '#f2b060', dark: '#34100f' },
  ochre: { back: '#a8761f', glow: '#ffe0a0', dark: '#4a3210' },
  navy: { back: '#26446a', glow: '#e9c27a', dark: '#101f38' },
  moss: { back: '#4c6a34', glow: '#f3d27e', dark: '#1c2c14' },
  rust: { back: '#a84c25', glow: '#ffd190', dark: '#46190b' },
  plum: { back: '#5c2a3c', glow: '#f0b070', dark: '#241019' },
  slate: { back: '#3c5a66', glow: '#f5d08a', dark: '#16262d' },
} as const satisfies Record<string, Ground>;

const byPersonality: Record<Personality, (random: Random) => Manner> = {
  Explorer: (random) => ({
    ground: pick(random, [grounds.teal, grounds.moss]),
    backdrop: pick(random, ['stars', 'leaves', 'leaves']),
    mouth: pick(random, ['grin', 'smile']),
    eyes: 'open',
    brow: -3,
  }),
  Planner: (random) => ({
    ground: pick(random, [grounds.navy, grounds.slate]),
    backdrop: pick(random, ['rings', 'moon', 'plain']),
    mouth: pick(random, ['smile', 'smirk']),
    eyes: 'open',
    brow: 0,
  }),
  Wildcard: (random) => ({
    ground: pick(random, [grounds.rust, grounds.plum]),
    backdrop: pick(random, ['rays', 'rays', 'stars']),
    mouth: pick(random, ['grin', 'smirk', 'smirk']),
    eyes: pick(random, ['open', 'aside']),
    brow: 7,
  }),
  Helper: (random) => ({
    ground: pick(random, [grounds.ochre, grounds.oxblood]),
    backdrop: pick(random, ['plain', 'moon', 'leaves']),
    mouth: pick(random, ['smile', 'smile', 'grin']),
    eyes: pick(random, ['open', 'open', 'closed']),
    brow: -2,
  }),
};

export function chooseManner(random: Random, personality: Personality): Manner {
  return byPersonality[personality](random);
}
