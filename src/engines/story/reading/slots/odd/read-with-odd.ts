import type { ArcKind } from '../../../frame.ts';
import type { Plot } from '../../plot/read-plot.ts';
import type { How, Reading, SlotName } from '../../reading.ts';
import { saidSlot } from '../../reading.ts';
import { describeNoun } from '../describe-noun.ts';
import { agreeing } from './odd-forms.ts';
import { oddIn, type Odd } from './odd-in.ts';
import { plightIn, type Plight } from './plight-in.ts';

/** Slots of the kind that was read, which a question why has no use for. */
const ofOtherKinds: ReadonlySet<string> = new Set<SlotName>(['became', 'foe', 'trait', 'feel', 'rift', 'event']);
/** In these it is told of x, what it does and why. */
const ofThings: ReadonlySet<ArcKind> = new Set<ArcKind>(['magic', 'find-out']);
/** A reading that is less sure than this gives way to what the idea says for certain. */
const yields: Record<Odd['is'], number> = { law: 0.8, each: 0.5, does: 0.3 };
/** What is the matter is said outright, and what the two have to do about it, where the idea says so, still more so. */
const yieldsToPlight = 0.96;
/** What is only asked of it elsewhere. */
const weakest = /^what is behind /;

/** The reading with the odd thing that the idea says: one that hardly knows what the idea asks for becomes the question why it is so. */
export function readWithOdd(plot: Plot, reading: Reading, { mayTell, maySay }: How): Reading {
  const { kind, slots } = reading;
  const plight = reading.language === 'en' && !slots.swap ? plightIn(plot) : null;
  // What everybody has caught is no spell.
  const isOutspoken = plight !== null && (kind.sure < yieldsToPlight || (plight.is === 'spread' && kind.is === 'magic'));
  if (isOutspoken && [plight.of, plight.x, plight.cause].every((text) => text === '' || mayTell(text)))
    return withPlight(reading, plight);
  const odd = reading.language === 'en' ? oddIn(plot) : null;
  if (!odd || slots.deed || slots.swap || slots.closing) return reading;
  const clause = clauseOf(odd);
  if (!mayTell(odd.of) || (odd.cause !== '' && !mayTell(odd.cause)) || !maySay(clause)) return reading;
  const isOfIt = odd.is === 'law' ? kind.is === 'find-out' : ofThings.has(kind.is) && slots.x?.text === odd.x;
  const isUnasked = !slots.ask || weakest.test(slots.ask.text);
  const isWeak = kind.is === 'find-out' ? isUnasked && (kind.sure < yields[odd.is] || slots.ask) : kind.sure < yields[odd.is]; // prettier-ignore
  if (!isOfIt && !isWeak) return reading;
  const told: Reading['slots'] = { ...slots, odd: saidSlot([odd.is, odd.of, odd.cause, odd.at].join('|')) };
  if (isOfIt && kind.is === 'magic') return { ...reading, slots: withoutFoe(told, odd) };
  const isAsked = isOfIt && odd.is !== 'law' && slots.ask && !weakest.test(slots.ask.text) && slots.ask.text.split(' ').length <= longestAsk; // prettier-ignore
  if (told.tool?.text === odd.x) delete told.tool;
  const kept = Object.fromEntries(Object.entries(told).filter(([name]) => !ofOtherKinds.has(name)));
  return {
    ...reading,
    kind: { ...kind, is: 'find-out', sure: Math.max(kind.sure, 0.5) },
    slots: {
      ...(isOfIt ? told : kept),
      x: saidSlot(odd.x),
      verb: saidSlot('find out'),
      ask: isAsked && slots.ask ? slots.ask : saidSlot(`why ${clause}`),
    },
    besides: reading.besides.filter(({ is, text }) => is !== 'clause' || !text.includes(odd.of.split(' ').at(-1) ?? '')),
  };
} // prettier-ignore

const longestAsk = 9;

/** What is the matter is asked and told all along; what the idea says of it in the same breath is no second thing. */
function withPlight(reading: Reading, { is, x, of, cause, at, ask, words }: Plight): Reading {
  const isSaid = (text: string) => words.split(' ').includes(text.toLowerCase().split(' ').at(-1) ?? '');
  const kept = Object.entries(reading.slots).filter(([name, { text }]) => !ofOtherKinds.has(name) && !isSaid(text));
  return {
    ...reading,
    kind: { ...reading.kind, is: 'find-out', sure: Math.max(reading.kind.sure, 0.8) },
    slots: {
      ...Object.fromEntries(kept),
      odd: saidSlot([is, of, cause, at].join('|')),
      x: saidSlot(x),
      verb: saidSlot('find out'),
      ask: saidSlot(ask),
    },
    besides: reading.besides.filter(({ text }) => !isSaid(text)),
  };
}

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
