import type { ScriptLine } from '#shared/story/script.ts';
import type { MemoryChapter } from '#shared/story/memory.ts';
import { mentions } from '#shared/story/same-words.ts';
import type { StoryFact } from '#studio/providers/text/text-provider.ts';
import type { Facts } from '../arcs/way.ts';
import type { Frame } from '../frame.ts';
import type { Stage } from '../stage/make-stage.ts';
import { capital, fillHeader, personSlots, seasonSlots, slotValue, type Slots } from '../tell/slots.ts';
import { hash32 } from '../words/seeded.ts';
import { polishText } from '../words/polish-text.ts';
import { memoryWords, type MemoryWords, type PersonSlot } from './memory-words.ts';

/** Something that is true in a season, whether it was said yet or not. */
export type KnownFact = Omit<StoryFact, 'line'> & {
  /** What of the season it stands for: a slot of the plot, something of a lead (0 or 1), or a fact that a way made. */
  of: { plot: string } | { lead: 0 | 1; slot: PersonSlot } | { made: string };
  /** Phrases by which it is heard. */
  marks: string[];
  /** Its sentence with the slots still in it, and what they stand for. */
  pattern: string;
  slots: Slots;
};

type Entry = { chapter: MemoryChapter; text: string; said: string[]; slot?: string | undefined; about?: string | undefined }; // prettier-ignore

/** The id of a fact: its key, and a sign of what it says, so that what is put in its place is another fact. */
export const factId = (key: string, text: string) => `${key}.${hash32(text).toString(36)}`;

/** All that is true of a season: its plot, its leads, and what was done. */
export function knownFacts(frame: Frame, stage: Stage, made: Facts, words: MemoryWords = memoryWords()): KnownFact[] {
  const { leads } = stage;
  const payer = leads[frame.roles.payer];
  const plot = { ...seasonSlots(frame, stage), payer: frame.feeler?.the ?? payer.short };
  const why = words.why[frame.why.is];
  const known = [
    ...Object.entries(words.plot).map(([key, entry]) => factOf(key, entry, plot, { plot: entry.slot ?? key })),
    ...leads.flatMap((lead, at) => {
      const slots = personSlots('p', lead, 0);
      return Object.entries(words.person).map(([slot, entry]) =>
        factOf(`${slot}-${lead.short}`, entry, slots, { lead: at as 0 | 1, slot: slot as PersonSlot }, lead.name),
      );
    }),
    ...Object.entries(made).flatMap(([key, value]) => {
      const entry = words.made[`${key}=${value}`];
      if (!entry) return [];
      return [factOf(`${key}=${value}`, entry, { ...plot, ...personSlots('p', payer, 0) }, { made: key }, payer.name)];
    }),
    ...(why ? [factOf('why', { chapter: 'secrets', ...why }, plot, { plot: 'why' })] : []),
  ];
  return known.filter((fact) => fact !== null);
}

/** Null where a slot of it has nothing. */
function factOf(key: string, entry: Entry, slots: Slots, of: KnownFact['of'], about: string | null = null) {
  const names = [...entry.text.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  if (names.some((name) => !slotValue(slots, name))) return null;
  const text = polishText(capital(fillHeader(entry.text, slots)));
  const marks = entry.said.map((said) => (said.startsWith('=') ? said.slice(1) : String(slots[said] ?? '')));
  return {
    id: factId(key.toLowerCase().replaceAll(/[^\p{L}\p{N}=-]+/gu, '-'), text),
    chapter: entry.chapter,
    about: (entry.about ? String(slots[entry.about] ?? '') : '') || about,
    text,
    of,
    marks: marks.filter((mark) => mark !== ''),
    pattern: entry.text,
    slots,
  };
}

/** Those of the facts that an episode says, each with the line that says it first. */
export function saidFacts(known: KnownFact[], lines: readonly ScriptLine[]): StoryFact[] {
  return known.flatMap(({ id, chapter, about, text, marks }) => {
    const line = lineSaying(lines, marks);
    return line === null ? [] : [{ id, chapter, about, text, line }];
  });
}

/** The first line that says a mark, of the first mark that is said. */
function lineSaying(lines: readonly ScriptLine[], marks: string[]): number | null {
  for (const mark of marks) {
    const at = lines.findIndex(({ text }) => mentions(text, [mark]));
    if (at >= 0) return at;
  }
  return null;
}
