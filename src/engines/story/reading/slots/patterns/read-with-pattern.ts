import type { Plot } from '../../plot/read-plot.ts';
import type { How, Reading, SlotName } from '../../reading.ts';
import { saidSlot } from '../../reading.ts';
import { table, wordSet } from '../../words/tables.ts';
import { chosenIn } from './chosen-in.ts';
import { loveIn } from './love-in.ts';
import { officeIn, postOf } from './office-in.ts';
import { rivalryIn } from './rivalry-in.ts';
import { doneByOne, shirkedIn } from './shirked-in.ts';

type Told = { kind: Reading['kind']['is']; slots: Partial<Record<SlotName, string>>; sentence: number };

/** Slots of what was read before that say something beside such a plot. */
const kept = ['till'] as const;

/** The reading of an idea whose whole plot is one of those that a pattern knows; else as it was read. */
export function readWithPattern(plot: Plot, reading: Reading, how: How): Reading {
  if (reading.language !== 'en') return reading;
  const told = rivalryOf(plot, how) ?? shirkedOf(plot, how) ?? chosenOf(plot, how) ?? officeOf(plot, how) ?? loveOf(plot, how);
  if (!told) return reading;
  const slots = Object.fromEntries(Object.entries(told.slots).filter(([, text]) => text !== '').map(([name, text]) => [name, saidSlot(text, 0.85)]));
  const before = Object.fromEntries(kept.flatMap((name) => (reading.slots[name] ? [[name, reading.slots[name]]] : [])));
  return {
    ...reading,
    kind: { is: told.kind, sure: 0.85, options: reading.kind.options.filter(({ is }) => is !== told.kind) },
    slots: { ...before, ...slots },
    besides: reading.besides.filter(({ text }) => !isToldBy(told, text, plot)),
  };
} // prettier-ignore

/** What the plot says already. Of a candidate it only says that they stand: "the sourdough starter wakes up" is told beside it. */
function isToldBy({ slots, sentence }: Told, text: string, plot: Plot): boolean {
  const { x = '', office = '', foe = '' } = slots;
  if (office === '') return isOf(text, plot.sentences[sentence]?.words.map(({ lower }) => lower) ?? []);
  return (
    [x, foe].includes(text) ||
    [postOf(office), ...table('offices').again].some((word) => ` ${text} `.includes(` ${word} `))
  );
}

/** Whether all words of a clause stand in the sentence that tells the plot. */
const isOf = (text: string, words: readonly string[]) =>
  text.toLowerCase().replace('cannot', 'can not').split(' ').every((word) => words.includes(word) || wordSet('determiners').has(word)); // prettier-ignore

/** Whether all of it may be told, each as a noun or a clause by itself. */
const mayAll = ({ mayTell, maySay }: How, nouns: string[], clauses: string[]) =>
  nouns.every((one) => mayTell(one)) && clauses.every((one) => one === '' || maySay(one));

function rivalryOf(plot: Plot, how: How): Told | null {
  const found = rivalryIn(plot);
  if (!found) return null;
  const { is, x, loath, sentence } = found;
  return {
    kind: 'two-of-us',
    slots: { x: how.mayTell(x) ? x : 'the contest', rift: 'against', rivalry: `${is}|${loath ? 'loath' : ''}` },
    sentence,
  };
}

function officeOf(plot: Plot, how: How): Told | null {
  const found = officeIn(plot);
  if (!found || !mayAll(how, [found.x], [])) return null;
  const { x, office, foe, sentence } = found;
  return {
    kind: 'contest',
    slots: {
      x,
      office: how.mayTell(office) ? office : postOf(office),
      foe: foe !== '' && how.mayTell(foe) ? foe : '',
      event: 'the election',
      verb: 'see it through',
    },
    sentence,
  };
}

function shirkedOf(plot: Plot, how: How): Told | null {
  const found = shirkedIn(plot);
  const ask = found ? `who ${doneByOne(found.of)}` : '';
  if (!found || !mayAll(how, [found.of], [ask])) return null;
  const { of, wakes, sentence } = found;
  const must = found.must !== '' && mayAll(how, [found.must], []) ? found.must : '';
  return {
    kind: 'find-out',
    slots: {
      x: must === '' ? 'the waiting' : 'the rule',
      verb: 'find out',
      ask,
      shirked: [wakes ? 'wake' : 'go', of, must].join('|'),
    },
    sentence,
  };
}

function chosenOf(plot: Plot, how: How): Told | null {
  const found = chosenIn(plot);
  if (!found) return null;
  const { lesson, part, flaw, sentence, plainly } = found;
  // What is the matter is said plainly in the pack's own words.
  const named = [found, plainly].find((one) => mayAll(how, [one.x], one === plainly || one.say === '' ? [] : [`${one.x} ${one.say}`])); // prettier-ignore
  if (!named || !mayAll(how, [lesson], [])) return null;
  const { x, say } = named;
  return { kind: 'teach', slots: { x, verb: 'see it through', lesson, chosen: [part, flaw, say].join('|') }, sentence };
}

function loveOf(plot: Plot, how: How): Told | null {
  const found = loveIn(plot);
  if (!found || !mayAll(how, [found.x, found.other], [])) return null;
  const { x, other, is, sentence } = found;
  return { kind: 'befriend', slots: { x, other, love: is, verb: 'bring together' }, sentence };
}
