import type { Plot } from '../../plot/read-plot.ts';
import type { ReadSlot, Reading } from '../../reading.ts';
import { traitsIn, traitText, type FoundTrait } from './trait-in.ts';
import { withoutTrait } from './without-clause.ts';

type How = { mayTell: (words: string) => boolean; maySay: (clause: string) => boolean };

/**
 * The reading of an idea with what it says of one of the two, where it has a plot without that: the clause is then no part of its
 * plot. Else the clause is the plot, and the reading is that of the whole idea.
 */
export function readWithTrait(plot: Plot, { mayTell, maySay }: How, read: (plot: Plot) => Reading): Reading {
  const found = traitsIn(plot)
    .slice(0, mostTried)
    .filter((one) => mayTell(one.of) && maySay(traitText(one)));
  if (found.length === 0) return read(plot);
  const whole = read(plot);
  for (const trait of found) {
    const rest = withoutTrait(plot, trait);
    const reading = rest ? read(rest) : null;
    const isBeside = reading ? hasPlot(reading) : whole.kind.is === 'house';
    const told = reading && hasPlot(reading) ? reading : whole;
    if (isBeside && !isThePlot(trait, told)) return { ...told, slots: { ...told.slots, trait: slotOf(trait, plot) } };
  }
  return whole;
}

/** More would be read for nothing. */
const mostTried = 3;

/** Whether there is something to be done in it, and something that it is about. */
function hasPlot({ kind, slots }: Reading): boolean {
  return kind.is !== 'house' && Boolean(slots.x ?? slots.ask ?? slots.lesson ?? slots.event ?? slots.den);
}

/** What is learnt is what somebody can't do, and what is looked for is what they have lost: that is told by the plot. */
function isThePlot({ is, of }: FoundTrait, { kind, slots }: Reading): boolean {
  const about = [slots.x, slots.lesson, slots.ask, slots.feeler]
    .map((slot) => slot?.text.toLowerCase() ?? '')
    .join(' ');
  const verb = of.split(' ')[0] ?? '';
  if (kind.is === 'feeling') return is === 'afraid' || is === 'state';
  if (is === 'cannot' || is === 'never' || is === 'keeps') return ` ${slots.lesson?.text ?? ''} `.includes(` ${verb} `);
  if (is === 'lacks') return ` ${about} `.includes(` ${of.split(' ').at(-1)} `);
  return is === 'secret' && kind.is === 'two-of-us';
}

function slotOf(trait: FoundTrait, { cast }: Plot): ReadSlot {
  const { lead } = trait;
  const other = lead === null ? cast.leads : cast.leads.filter((name) => name !== lead);
  return {
    text: traitText(trait),
    sure: trait.sure,
    from: 'said',
    options: other.map((name) => ({ text: traitText({ ...trait, lead: name }), means: `it is ${name}` })),
  };
}
