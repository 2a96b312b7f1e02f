export type Random = () => number;

/** Seeded uniform numbers in [0, 1): the mulberry32 generator (Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `choices`, never undefined: `choices` is a non-empty tuple. */
export function pick<const C extends readonly [unknown, ...unknown[]]>(random: Random, choices: C): C[number] {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** FNV-1a over UTF-16 units: the same words always give the same seed. */
export function wordsToSeed(words: string): number {
  let hash = 2166136261;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 16777619);
  return hash >>> 0;
}
