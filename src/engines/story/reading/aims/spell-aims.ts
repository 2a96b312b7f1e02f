import type { Plot } from '../plot/read-plot.ts';
import { spellIn } from '../slots/became/spell-in.ts';
import type { Aim } from './aim.ts';

/** What has come over everybody at once is put right; where they are is what it is about. */
export function spellAims(plot: Plot): Aim[] {
  const spell = spellIn(plot);
  return spell ? [{ kind: 'magic', verb: 'put right', x: spell.place, foe: null, sure: 108, firm: true }] : [];
}
