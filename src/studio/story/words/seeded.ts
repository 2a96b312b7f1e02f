import { createHash } from 'node:crypto';

/** A non-negative 31-bit number that depends on every part and on their order. */
export function hash32(...parts: (string | number)[]): number {
  return createHash('sha256').update(parts.join('\u0001')).digest().readUInt32BE(0) & 0x7fffffff;
}

export type Dice = {
  /** In [0, 1). */
  next(): number;
  /** One of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** The same parts always give the same throws (mulberry32 by Tommy Ettinger, public domain). */
export function seededDice(...parts: (string | number)[]): Dice {
  let state = hash32(...parts) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .toSorted((x, y) => x.at - y.at)
      .map(({ item }) => item);
  return { next, pick, shuffle };
}
