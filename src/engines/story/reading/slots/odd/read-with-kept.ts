import type { ArcKind, KeptKind } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { How, Reading, SlotName } from '../../reading.ts';
import { saidSlot } from '../../reading.ts';
import { table } from '../../words/tables.ts';
import { keptIn } from './kept-in.ts';

/** What the season is about, where it is not about x already: x is befriended, or one asks whose it is. */
const plots: Record<KeptKind, { kind: ArcKind; verb: string }> = {
  word: { kind: 'befriend', verb: 'make friends with' },
  name: { kind: 'befriend', verb: 'make friends with' },
  inside: { kind: 'find-out', verb: 'find out' },
};
/** Slots of another plot that go with it as well. */
const alsoOfX: ReadonlySet<string> = new Set<SlotName>(['tool', 'den', 'till', 'owner']);
/** Words of what is kept back, which is told in scenes of its own. */
const told = /\b(?:word|words|name|named|called|silent|speaks?|spoken|said|opened?|opens|inside|episode|end)\b/;

/** The reading of an idea that keeps something back until the last episode. */
export function readWithKept(plot: Plot, typed: string, reading: Reading, { mayTell }: How): Reading {
  const kept = reading.language === 'en' ? keptIn(plot, typed) : null;
  const { kind, slots } = reading;
  if (!kept || !mayTell(kept.x) || slots.rift || slots.deed || slots.swap || slots.closing) return reading;
  const { trait: _, odd: __, ...others } = slots;
  const odd = saidSlot([kept.is, table('odds').kept_does[kept.is], '', ''].join('|'));
  const besides = reading.besides.filter(({ text }) => !told.test(text));
  const to = plots[kept.is];
  const isOfX = slots.x?.text === kept.x && kind.sure >= 0.5 && !['feeling', 'find-out'].includes(kind.is); // prettier-ignore
  if (isOfX) return { ...reading, slots: { ...others, odd }, besides };
  const left = Object.fromEntries(Object.entries(slots).filter(([name, { text }]) => alsoOfX.has(name) && text !== kept.x));
  return {
    ...reading,
    kind: { ...kind, is: to.kind, sure: Math.max(kind.sure, 0.6) },
    slots: {
      ...left,
      x: saidSlot(kept.x),
      verb: saidSlot(to.verb),
      ...(kept.is === 'inside' ? { ask: saidSlot(`whose ${kept.x} is`) } : {}),
      odd,
    },
    besides: besides.filter(({ text }) => text !== kept.x),
  };
} // prettier-ignore
