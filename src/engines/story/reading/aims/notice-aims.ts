import type { Plot } from '../plot/read-plot.ts';
import { closingIn } from '../slots/sides/closing-in.ts';
import type { Aim } from './aim.ts';

/** Something is to be closed, sold or cut down by somebody with a paper: it is to be saved, whatever else they mean to build. */
export function noticeAims(plot: Plot): Aim[] {
  const closing = closingIn(plot);
  if (!closing) return [];
  const { x, foe, isAhead } = closing;
  // What is forbidden already may also be done in secret, or held all the same.
  return [{ kind: 'defend', verb: 'save', x, foe, ...(isAhead ? { sure: 88, firm: true } : { sure: 80 }) }];
}
