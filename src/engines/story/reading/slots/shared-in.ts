import type { Frame } from '../../frame.ts';
import { wordSet } from '../words/tables.ts';

/** What two who share it are in or at, so that it is never pulled from one to the other: a cabin, a bed, a boat, a desk. */
export const isSharedIn = ({ type, head }: { type: string; head: string }): boolean =>
  type === 'place' || wordSet('shared_in').has(head.toLowerCase());

/** Whether the two quarrel inside what they share, or at it. */
export const quarrelsWithin = ({ rift, x }: Pick<Frame, 'rift' | 'x'>): boolean =>
  rift?.is === 'share' && isSharedIn(x);
