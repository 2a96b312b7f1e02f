import { createHash } from 'node:crypto';
import type { PictureSpec } from './picture.ts';

/** Raise it when the kit draws differently, so that a new picture gets a new address. */
export const kitVersion = 1;

/** A stable address for a picture: the same spec gives the same key, whatever the order of its members. */
export function pictureKey(spec: PictureSpec): string {
  const canonical = JSON.stringify(spec, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(`canto-art-${kitVersion}:${canonical}`).digest('hex').slice(0, 32);
}
