/** Chance that can be had again: the same seed, the same numbers. */
export type Random = {
  /** From 0 to just under 1. */
  number(): number;
  /** Whole, from 0 to just under `below`. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  fill(bytes: Uint8Array): void;
};

/** sfc32, seeded by one 32-bit number. */
export function seededRandom(seed: number): Random {
  let [a, b, c, counter] = [0x9e3779b9, seed | 0, 0x243f6a88, 1];
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    number: () => next() / 2 ** 32,
    below,
    pick: (list) => list[below(list.length)]!,
    fill(bytes) {
      for (let at = 0; at < bytes.length; at++) bytes[at] = next() >>> 24;
    },
  };
}
