import { createHash } from 'node:crypto';

/** A drawing seed for something known by text, such as an id. */
export function hashSeed(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE(0);
}
