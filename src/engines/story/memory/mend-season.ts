import type { EpisodeBrief, StoryMemory } from '#studio/providers/text/text-provider.ts';
import { mentions, standsTo } from '#shared/story/same-words.ts';
import { compactFrame, frame as frameSchema, type Frame } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { mayBeHeard, type Judge } from '../season/frame-of-idea.ts';
import type { SeasonState } from '../season/season-state.ts';
import { stageOfPlot } from '../stage/lead-apart.ts';
import type { Stage } from '../stage/make-stage.ts';
import { slotValue } from '../tell/slots.ts';
import { escapePattern } from '../words/escape-pattern.ts';
import { plainText } from '../words/plain-text.ts';
import { knownFacts, type KnownFact } from './known-facts.ts';
import { afraidOf, personWith, personWithout, withLead } from './mend-person.ts';
import { withoutSlot, withSlot } from './mend-plot.ts';
import { readAdded } from './read-added.ts';

/** What is not to be heard any more. */
export type Struck = {
  /** Words that stood for it. */
  phrases: string[];
  sentences: string[];
  /** Names of slots and facts on which a way may hang that would tell of it. */
  slots: string[];
};
export const nothingStruck: Struck = { phrases: [], sentences: [], slots: [] };

export type Mended = {
  before: SeasonState;
  whole: Stage;
  struck: Struck;
  /** What is to be told beside the plot: what was added, and corrections that the plot has no place for. */
  tell: { id: string; text: string; isNew: boolean; isPinned: boolean }[];
};

/** A season as its maker has mended its memory: the plot, the people, and what is not to be heard any more. */
export function mendSeason(
  packs: StoryPacks,
  judge: Judge,
  { memory, show }: Pick<EpisodeBrief, 'memory' | 'show'>,
  before: SeasonState,
  whole: Stage,
): Mended {
  const mended: Mended = { before, whole, struck: { phrases: [], sentences: [], slots: [] }, tell: [] };
  if (!memory) return mended;
  const known = new Map(
    knownFacts(before.frame, stageOfPlot(before.frame, whole), before.made).map((fact) => [fact.id, fact]),
  );
  const strike = (id: string, text: string) => {
    const fact = known.get(id);
    if (!fact) return void mended.struck.sentences.push(text);
    noteStruck(mended.struck, fact);
    takeOut(packs, mended, fact);
  };
  for (const { id, text } of memory.struck) strike(id, text);
  for (const { id, was, text } of memory.corrected) {
    const fact = known.get(id);
    const words = fact && wordsInstead(fact, text);
    if (fact && words && mayBeHeard(judge, words, whole, show.name) && putIn(mended, fact, words)) {
      noteStruck(mended.struck, fact);
      continue;
    }
    strike(id, was);
    mended.tell.push({ id, text, isNew: true, isPinned: false });
  }
  for (const added of memory.added) {
    mended.tell.push(added);
    const { setsFear, who, what } = readAdded(added.text, mended.whole);
    if (setsFear && typeof who === 'number' && mayBeHeard(judge, what, whole, show.name))
      mended.whole = withLead(mended.whole, who, afraidOf(what));
  }
  return { ...mended, before: withoutWords(mended.before, mended.struck) };
}

/** The words that a corrected sentence has where the fact had its own; null where it is another sentence. */
function wordsInstead({ pattern, slots }: KnownFact, corrected: string): string | null {
  const last = /\[(\w+)\](?=[^[]*$)/.exec(pattern);
  if (!last) return null;
  const parts = pattern.slice(0, last.index).replaceAll(/\[(\w+)\]/g, (_, name: string) => String(slotValue(slots, name) ?? '')); // prettier-ignore
  const rest = pattern.slice(last.index + last[0].length).replace(/\.$/, '');
  const found = new RegExp(`^${escapePattern(parts)}(.+?)${escapePattern(rest)}[.!]?$`, 'iu').exec(
    plainText(corrected, 200),
  );
  const words = found?.[1]?.trim();
  return words && words.length <= 100 ? words : null;
}

function noteStruck(struck: Struck, { of, pattern, slots, text }: KnownFact): void {
  const last = /\[(\w+)\](?=[^[]*$)/.exec(pattern)?.[1];
  const names = last ? [last, `${last}_head`, `${last}_did`, ...(last === 'p_keep' ? ['p_keepwhy'] : []), ...(last === 'p_fear' ? ['p_fearline'] : [])] : []; // prettier-ignore
  struck.phrases.push(...names.map((name) => String(slots[name] ?? '')).filter((words) => words.length > 2));
  struck.sentences.push(text);
  if ('made' in of) struck.slots.push(of.made, ...(last === 'p_keep' ? ['p_keep', 'p_keepwhy'] : []));
}

function takeOut(packs: StoryPacks, mended: Mended, { of }: KnownFact): void {
  const { before, whole } = mended;
  if ('lead' in of) {
    mended.whole = onLead(mended, of.lead, (person) => personWithout(packs.tables, person, of.slot));
  } else if ('plot' in of) {
    const frame = withoutSlot(packs, before.frame, stageOfPlot(before.frame, whole), of.plot);
    if (frame) mended.before = { ...before, frame: tidy(frame) };
    else mended.struck.slots.push(of.plot);
  }
}

function putIn(mended: Mended, { of }: KnownFact, words: string): boolean {
  if ('lead' in of) {
    mended.whole = onLead(mended, of.lead, () => personWith(of.slot, words));
    return true;
  }
  const frame = 'plot' in of ? withSlot(mended.before.frame, of.plot, words) : null;
  if (frame) mended.before = { ...mended.before, frame: tidy(frame) };
  return frame !== null;
}

const tidy = (frame: Frame): Frame => frameSchema.parse(compactFrame(frame));

/** A lead of the plot by their place on its stage, where one who stands apart is not among the two. */
function onLead({ before, whole }: Mended, at: 0 | 1, change: (person: Stage['leads'][0]) => object): Stage {
  const person = stageOfPlot(before.frame, whole).leads[at];
  const lead = whole.leads.findIndex(({ name }) => name === person.name);
  if (lead === 0 || lead === 1) return withLead(whole, lead, change(person));
  return { ...whole, others: whole.others.map((one) => (one.name === person.name ? { ...one, ...change(one) } : one)) };
}

/** Nothing that is struck out stays in what was kept of earlier episodes. */
function withoutWords(before: SeasonState, { phrases }: Struck): SeasonState {
  if (phrases.length === 0) return before;
  const clean = (text: string) => (mentions(text, phrases) ? '' : text);
  return {
    ...before,
    frame: { ...before.frame, besides: before.frame.besides.filter(({ text }) => !mentions(text, phrases)) },
    remembered: before.remembered.map((one) => ({ ...one, what: clean(one.what), end: clean(one.end), recall: clean(one.recall) })), // prettier-ignore
  };
}

/** Whether a line tells of what was struck out. */
export function tellsStruck(line: { text: string; speaker: string }, { phrases, sentences }: Struck, names: string[]): boolean {
  return mentions(line.text, phrases) || sentences.some((sentence) => standsTo(line, sentence, names) === 'says');
} // prettier-ignore

export const isMended = (memory: StoryMemory | undefined) =>
  memory !== undefined && memory.struck.length + memory.corrected.length > 0;
