import { withThe } from '../../plot/noun-phrase.ts';
import type { Plot } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import type { How, ReadSlot, Reading, SlotName } from '../../reading.ts';
import { saidSlot } from '../../reading.ts';
import { table } from '../../words/tables.ts';
import { describeNoun } from '../describe-noun.ts';
import { banText } from './ban-forms.ts';
import { banIn, type Ban } from './ban-in.ts';

/** A reading that is surer than this of another plot keeps it, where the idea asks for more. */
const yields = 0.75;
/** Slots of another plot that go with holding out as well. */
const kept: ReadonlySet<string> = new Set<SlotName>(['foe', 'tool', 'owner']);

/** The reading of an idea of which the plot is that something must not be done: to hold out, and what it is. */
export function readWithBan(plot: Plot, reading: Reading, { mayTell, maySay }: How): Reading {
  const ban = reading.language === 'en' ? banIn(plot) : null;
  const { kind, slots } = reading;
  if (!ban) return reading;
  const x = ban.x || namedBefore(slots.x, plot, ban) || (table('bans').deeds[ban.verb] ?? table('bans').wakes[ban.verb] ?? '');
  if (x === '' || (kind.sure >= yields && !ban.isAlone && slots.x?.text !== x)) return reading;
  const deed = `${ban.verb} ${x}`;
  if (!mayTell(deed) || !maySay(`nobody may ${deed}`)) return reading;
  const because = ban.because !== '' && maySay(ban.because) ? ban.because : '';
  const lasts = ban.lasts !== '' && mayTell(ban.lasts) ? ban.lasts : '';
  const others = Object.entries(slots).filter(([name, { text }]) => kept.has(name) && !lasts.includes(text) && !because.includes(text.replace(/^the /, '')) && text !== x); // prettier-ignore
  const said = [ban.verb, x.split(' ').at(-1) ?? ''];
  return {
    ...reading,
    kind: { ...kind, is: 'survive', sure: Math.max(kind.sure, 0.6) },
    slots: {
      ...Object.fromEntries(others),
      x: saidSlot(x),
      verb: saidSlot(`not ${ban.verb}`),
      ban: saidSlot(banText({ ...ban, x, lasts, because })),
    },
    besides: reading.besides.filter(
      ({ text }) => !said.some((word) => text.split(' ').includes(word)) && !lasts.includes(text) && text !== because && !because.includes(text.replace(/^the /, '')),
    ),
  };
} // prettier-ignore

/** "There is a cake. Nobody may touch it": what the idea is about is what is meant, or the first thing that it names. */
function namedBefore(x: ReadSlot | undefined, plot: Plot, { lasts, verb }: Ban): string {
  const isIt = (said: string) => ['thing', 'place', 'creature'].includes(describeNoun(said).type) && !lasts.includes(said) && !said.endsWith(` ${verb}`);
  const phrases = plot.sentences
    .flatMap((sentence) => sentence.phrases)
    .filter((phrase) => phrase.pron === '' && !isVague(phrase) && !isLead(phrase, plot.cast));
  if (x && isIt(x.text) && phrases.some(({ bare }) => x.text.endsWith(bare))) return x.text;
  const first = phrases.find((phrase) => isIt(withThe(phrase)) && !lasts.includes(phrase.bare));
  return first ? withThe(first) : '';
} // prettier-ignore
