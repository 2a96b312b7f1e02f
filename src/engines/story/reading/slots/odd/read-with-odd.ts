import type { ArcKind } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { ReadSlot, Reading, SlotName } from '../../reading.ts';
import { describeNoun } from '../describe-noun.ts';
import { agreeing } from './odd-forms.ts';
import { oddIn, type Odd } from './odd-in.ts';

type How = { mayTell: (words: string) => boolean; maySay: (clause: string) => boolean };

/** Slots of the kind that was read, which a question why has no use for. */
const ofOtherKinds: ReadonlySet<string> = new Set<SlotName>(['became', 'foe', 'trait', 'feel', 'rift', 'event']);
/** In these it is told of x, what it does and why. */
const ofThings: ReadonlySet<ArcKind> = new Set<ArcKind>(['magic', 'find-out']);
/** A reading that is less sure than this gives way to what the idea says for certain. */
const yields: Record<Odd['is'], number> = { law: 0.8, each: 0.5, does: 0.3 };
/** What is only asked of it elsewhere. */
const weakest = /^what is behind /;

/** The reading with the odd thing that the idea says: one that hardly knows what the idea asks for becomes the question why it is so. */
export function readWithOdd(plot: Plot, reading: Reading, { mayTell, maySay }: How): Reading {
  const odd = reading.language === 'en' ? oddIn(plot) : null;
  const { kind, slots } = reading;
  if (!odd || slots.deed || slots.swap || slots.closing) return reading;
  const clause = clauseOf(odd);
  if (!mayTell(odd.of) || (odd.cause !== '' && !mayTell(odd.cause)) || !maySay(clause)) return reading;
  const isOfIt = odd.is === 'law' ? kind.is === 'find-out' : ofThings.has(kind.is) && slots.x?.text === odd.x;
  const isUnasked = !slots.ask || weakest.test(slots.ask.text);
  const isWeak = kind.is === 'find-out' ? isUnasked && (kind.sure < yields[odd.is] || slots.ask) : kind.sure < yields[odd.is]; // prettier-ignore
  if (!isOfIt && !isWeak) return reading;
  const slot = (text: string): ReadSlot => ({ text, sure: 0.8, from: 'said', options: [] });
  const told: Reading['slots'] = { ...slots, odd: slot([odd.is, odd.of, odd.cause, odd.at].join('|')) };
  if (isOfIt && kind.is === 'magic') return { ...reading, slots: withoutFoe(told, odd) };
  const isAsked = isOfIt && odd.is !== 'law' && slots.ask && !weakest.test(slots.ask.text) && slots.ask.text.split(' ').length <= longestAsk; // prettier-ignore
  if (told.tool?.text === odd.x) delete told.tool;
  const kept = Object.fromEntries(Object.entries(told).filter(([name]) => !ofOtherKinds.has(name)));
  return {
    ...reading,
    kind: { ...kind, is: 'find-out', sure: Math.max(kind.sure, 0.5) },
    slots: {
      ...(isOfIt ? told : kept),
      x: slot(odd.x),
      verb: slot('find out'),
      ask: isAsked && slots.ask ? slots.ask : slot(`why ${clause}`),
    },
    besides: reading.besides.filter(({ is, text }) => is !== 'clause' || !text.includes(odd.of.split(' ').at(-1) ?? '')),
  };
} // prettier-ignore

const longestAsk = 9;

/** "apples that tick backwards": the tick is what they do. */
function withoutFoe(slots: Reading['slots'], { of }: Odd): Reading['slots'] {
  const { foe, became: _, ...others } = slots;
  const isDone = foe && of.split(' ').some((word) => foe.text.split(' ').includes(word));
  return isDone || !foe ? others : { ...others, foe };
}

/** "nobody may say goodbye on Mondays", "the suitcase gets heavier". */
function clauseOf({ is, x, of, at }: Odd): string {
  if (is === 'law') return `nobody may ${of}${at}`;
  return `${x} ${agreeing(of, describeNoun(x).plural)}`;
}
