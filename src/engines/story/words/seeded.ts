import { createHash } from 'node:crypto';
import { seededRandom } from '#shared/seeded-random.ts';

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

/** The same parts always give the same throws. */
export function seededDice(...parts: (string | number)[]): Dice {
  const next = seededRandom(hash32(...parts));
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
